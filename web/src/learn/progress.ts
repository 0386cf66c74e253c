// How far the reader has come in the tutorial, kept in this browser.
import { preferences } from "../browser/preferences.svelte.ts";
import facts from "../game/facts.ts";

export const SCENES: readonly string[] = facts.scenes;

function learned(): string[] {
  return preferences.learned.split(" ").filter(Boolean);
}

export function isLearned(scene: string): boolean {
  return learned().includes(scene);
}

export function allLearned(): boolean {
  return SCENES.every(isLearned);
}

/** The step to go on with in a scene. */
export function stepIn(scene: string): number {
  const [at, step] = preferences.lessonAt.split(" ");
  return at === scene ? Number(step) || 0 : 0;
}

/** The reader is at a step of a scene; at the last one the scene is learned. */
export function keepStep(scene: string, step: number, last: boolean): void {
  preferences.lessonAt = last ? "" : `${scene} ${step}`;
  if (last && !isLearned(scene)) preferences.learned = [...learned(), scene].join(" ");
}

/** Where to begin or go on: the scene that was left, or the first that is not learned. */
export function nextScene(): string {
  const [at = ""] = preferences.lessonAt.split(" ");
  if (SCENES.includes(at)) return at;
  return SCENES.find((scene) => !isLearned(scene)) ?? SCENES[0] ?? "";
}

/** The scene after another; "" after the last. */
export function sceneAfter(scene: string): string {
  return SCENES[SCENES.indexOf(scene) + 1] ?? "";
}
