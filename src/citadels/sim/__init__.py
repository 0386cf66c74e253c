"""Simulation: whole games played by bots, on one core or on several, always with the same result."""

from citadels.sim.simulate import BotResult, Result, simulate

__all__ = ["BotResult", "Result", "simulate"]
