import type { Random } from "./seeded-random.ts";

/** The weather of each simulated day. Warm and cold spells last for days. */
export interface Climate {
  /** Midday temperature in °F, including the seasonal course. */
  airTemperature: (dayOfYear: number, year: number) => number;
  /** °F. Follows the seasonal course of the air with a lag of 14 days, plus half of the mean spell of the last week. */
  waterTemperature: (dayOfYear: number, year: number) => number;
}

const YEAR = 365;
export const SIMULATED_YEARS = 3;
/** The correlation between the spells of consecutive days. */
const SPELL = 0.8;
const SD_OF_SPELL = 6;
const LAG_OF_WATER = 14;
const COLDEST_WATER = 35;

export function simulateClimate(random: Random): Climate {
  const spells: number[] = [standardNormal(random)];
  for (let day = 1; day < YEAR * SIMULATED_YEARS; day += 1) {
    spells.push(SPELL * (spells[day - 1] ?? 0) + Math.sqrt(1 - SPELL ** 2) * standardNormal(random));
  }
  const spellOf = (dayOfYear: number, year: number) =>
    SD_OF_SPELL * (spells[(Math.round(year * YEAR + dayOfYear) + spells.length) % spells.length] ?? 0);
  const lately = (dayOfYear: number, year: number) => {
    const days = [0, 1, 2, 3, 4, 5, 6];
    return days.reduce((sum, back) => sum + spellOf(dayOfYear - back, year), 0) / days.length;
  };
  return {
    airTemperature: (dayOfYear, year) => usual(dayOfYear) + spellOf(dayOfYear, year),
    waterTemperature: (dayOfYear, year) =>
      Math.max(COLDEST_WATER, usual(dayOfYear - LAG_OF_WATER) + lately(dayOfYear, year) / 2),
  };
}

/** °F */
function usual(dayOfYear: number): number {
  return 50 + 20 * Math.sin((2 * Math.PI * (dayOfYear - 100)) / YEAR);
}

export function standardNormal({ uniform }: Random): number {
  return Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}
