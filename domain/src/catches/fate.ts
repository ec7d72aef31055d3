import { DETAILS, type SentDetail } from "../details/details.ts";

export const FATES = DETAILS.fate.choices;

/** A fish was kept or went back. The fate of a catch is `null` where nobody noted it. */
export type Fate = SentDetail<"fate">;

export function isFate(text: string | null | undefined): text is Fate {
  return FATES.some((fate) => fate === text);
}

/** True for a fish that went back, hurt or not. */
export function isReleased(fate: string | null): boolean {
  return fate === "released" || fate === "released_hurt";
}
