/** What a stretch of values is worth, and why, as a sentence. */
interface Band {
  holds: (value: number) => boolean;
  points: number;
  text: string;
}

export type Bands = readonly [Band, ...Band[]];

export interface Verdict {
  points: number;
  text: string;
}

/** The first band that holds; the last one holds for whatever is left. */
export function judgeBy(bands: Bands, value: number): Verdict {
  const { points, text } = bands.find(({ holds }) => holds(value)) ?? bands.at(-1) ?? bands[0];
  return { points, text };
}

const always = () => true;

/** By degrees of the sun's altitude. */
export const LIGHT: Bands = [
  { holds: (sun) => sun < -6, points: 0, text: "It is night." },
  { holds: (sun) => sun <= 6, points: 15, text: "Low light around sunrise or sunset." },
  { holds: (sun) => sun <= 15, points: 8, text: "The sun is still low." },
  { holds: (sun) => sun <= 40, points: -2, text: "The sun is well up." },
  { holds: always, points: -5, text: "The sun is high." },
];

/** By hPa within three hours. */
export const PRESSURE_CHANGE: Bands = [
  { holds: (change) => change <= -2, points: 2, text: "Pressure falling fast." },
  { holds: (change) => change <= -0.7, points: 9, text: "Pressure falling slowly." },
  { holds: (change) => change < 0.7, points: 3, text: "Pressure steady." },
  { holds: (change) => change < 2, points: 0, text: "Pressure rising slowly." },
  { holds: always, points: -7, text: "Pressure rising fast." },
];

/** By inHg at mean sea level. */
export const PRESSURE: Bands = [
  { holds: (level) => level >= 29.7 && level <= 30.4, points: 3, text: "Pressure near normal." },
  { holds: (level) => level > 30.5, points: -4, text: "Pressure very high." },
  { holds: (level) => level < 29.5, points: -3, text: "Pressure very low." },
  { holds: always, points: 0, text: "Pressure a little off normal." },
];

/** By mph. */
export const WIND: Bands = [
  { holds: (wind) => wind < 3, points: -2, text: "Hardly any wind." },
  { holds: (wind) => wind < 5, points: 2, text: "A light breeze." },
  { holds: (wind) => wind < 12, points: 8, text: "Wind enough for a light chop." },
  { holds: (wind) => wind < 18, points: 3, text: "A fresh wind." },
  { holds: (wind) => wind < 25, points: -8, text: "Strong wind." },
  { holds: always, points: -20, text: "Wind too strong for small boats." },
];

/** By °F of air against the day before. */
export const TEMPERATURE_CHANGE: Bands = [
  { holds: (change) => change <= -18, points: -8, text: "Far colder than yesterday." },
  { holds: (change) => change <= -10, points: -4, text: "Much colder than yesterday." },
  { holds: always, points: 0, text: "As warm as yesterday, or warmer." },
];

/** By °F away from the range a fish prefers. */
export const WATER_TEMPERATURE: Bands = [
  { holds: (away) => away === 0, points: 10, text: "The water is inside the range it prefers." },
  { holds: (away) => away <= 5, points: 4, text: "The water is close to the range it prefers." },
  { holds: (away) => away <= 15, points: -4, text: "The water is outside the range it prefers." },
  { holds: always, points: -12, text: "The water is far outside the range it prefers." },
];
