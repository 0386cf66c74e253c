"""The steward, a player that judges every choice by itself; its parts by theme."""
