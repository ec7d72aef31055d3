import type { Catch } from "@creel/domain/catches/catch";
import { isReleased } from "@creel/domain/catches/fate";
import { countFish } from "@creel/domain/catches/fish-count";

type Fated = Pick<Catch, "fate" | "quantity">;

/** Numbers of fish. */
export interface FateCounts {
  fish: number;
  kept: number;
  /** Hurt or not. */
  released: number;
  /** Nobody noted what became of them. */
  unknown: number;
}

export function countFates(catches: readonly Fated[]): FateCounts {
  const fish = countFish(catches);
  const kept = countFish(catches.filter(({ fate }) => fate === "kept"));
  const released = countFish(catches.filter(({ fate }) => isReleased(fate)));
  return { fish, kept, released, unknown: fish - kept - released };
}

/** Example: "3 / 1". `null` if no fish has a fate, since 0 would be a claim. */
export function keptAndReleased({ kept, released, fish, unknown }: FateCounts): string | null {
  return unknown === fish && fish > 0 ? null : `${kept} / ${released}`;
}
