// Where the spots of effects are on the page, and how what flies between them is drawn.
import icons from "virtual:icons";

import drawn from "../cards/drawn.ts";
import type { Effect, Spot } from "../game/effects.ts";
import { send } from "./flights.ts";

/** A selector for a spot. */
export function selector(spot: Spot): string {
  switch (spot.at) {
    case "gold":
      return `[data-gold="${spot.seat}"]`;
    case "hand":
      return `[data-hand="${spot.seat}"]`;
    case "city":
      return `.city[data-seat="${spot.seat}"]`;
    case "name":
      return `.city [data-place="seat ${spot.seat}"]`;
    case "character":
      return `.characters [data-place="character ${spot.character}"]`;
    default:
      return `.middle [data-place="${spot.at === "table" ? "deck" : spot.at}"]`;
  }
}

/** The icon of what an effect moves. */
export function iconOf(effect: Effect): string {
  switch (effect.thing) {
    case "mark":
      return effect.mark;
    case "character":
      return effect.character;
    case "broken":
      return "destroyed";
    case "cards":
      return "hand";
    default:
      return effect.thing;
  }
}

/** Lets what an effect moves fly. */
export function fly(effect: Effect): void {
  if (effect.thing === "broken" || effect.thing === "character") return;
  const count = "count" in effect ? effect.count : 1;
  const make = { gold: coin, cards: back, crown: () => sign("crown"), mark: () => sign(strikes(iconOf(effect))) }[
    effect.thing
  ];
  send(make, selector(effect.from), selector(effect.to), count);
}

/** A mark on its way: a dagger kills, and a skull stays. */
function strikes(mark: string): string {
  const strike = `strike_${mark}`;
  return icons[strike] ? strike : mark;
}

function coin(): HTMLElement {
  return thing("flying-coin");
}

function back(): HTMLElement {
  return thing("flying-card");
}

function sign(id: string): HTMLElement {
  const made = thing("flying-sign");
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", icons[id] ? "0 0 512 512" : "0 0 24 24");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", icons[id] ?? drawn[id] ?? "");
  picture.append(path);
  made.append(picture);
  return made;
}

function thing(name: string): HTMLElement {
  const made = document.createElement("span");
  made.className = name;
  return made;
}
