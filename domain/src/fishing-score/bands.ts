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

export function judgeBy(bands: Bands, value: number): Verdict {
  const { points, text } = bands.find(({ holds }) => holds(value)) ?? bands.at(-1) ?? bands[0];
  return { points, text };
}

const always = () => true;

export const LIGHT: Bands = [
  { holds: (degrees) => degrees < -6, points: 0, text: "It is night." },
  { holds: (degrees) => degrees <= 6, points: 15, text: "Low light around sunrise or sunset." },
  { holds: (degrees) => degrees <= 15, points: 8, text: "The sun is still low." },
  { holds: (degrees) => degrees <= 40, points: -2, text: "The sun is well up." },
  { holds: always, points: -5, text: "The sun is high." },
];

export const PRESSURE_CHANGE: Bands = [
  { holds: (hPa) => hPa <= -2, points: 2, text: "Pressure falling fast." },
  { holds: (hPa) => hPa <= -0.7, points: 9, text: "Pressure falling slowly." },
  { holds: (hPa) => hPa < 0.7, points: 3, text: "Pressure steady." },
  { holds: (hPa) => hPa < 2, points: 0, text: "Pressure rising slowly." },
  { holds: always, points: -7, text: "Pressure rising fast." },
];

export const PRESSURE: Bands = [
  { holds: (inHg) => inHg >= 29.7 && inHg <= 30.4, points: 3, text: "Pressure near normal." },
  { holds: (inHg) => inHg > 30.5, points: -4, text: "Pressure very high." },
  { holds: (inHg) => inHg < 29.5, points: -3, text: "Pressure very low." },
  { holds: always, points: 0, text: "Pressure a little off normal." },
];

export const WIND: Bands = [
  { holds: (mph) => mph < 3, points: -2, text: "Hardly any wind." },
  { holds: (mph) => mph < 5, points: 2, text: "A light breeze." },
  { holds: (mph) => mph < 12, points: 8, text: "Wind enough for a light chop." },
  { holds: (mph) => mph < 18, points: 3, text: "A fresh wind." },
  { holds: (mph) => mph < 25, points: -8, text: "Strong wind." },
  { holds: always, points: -20, text: "Wind too strong for small boats." },
];

export const TEMPERATURE_CHANGE: Bands = [
  { holds: (fahrenheit) => fahrenheit <= -18, points: -8, text: "Far colder than yesterday." },
  { holds: (fahrenheit) => fahrenheit <= -10, points: -4, text: "Much colder than yesterday." },
  { holds: always, points: 0, text: "As warm as yesterday, or warmer." },
];

export const WATER_TEMPERATURE: Bands = [
  { holds: (fahrenheit) => fahrenheit === 0, points: 10, text: "The water is inside the range it prefers." },
  { holds: (fahrenheit) => fahrenheit <= 5, points: 4, text: "The water is close to the range it prefers." },
  { holds: (fahrenheit) => fahrenheit <= 15, points: -4, text: "The water is outside the range it prefers." },
  { holds: always, points: -12, text: "The water is far outside the range it prefers." },
];
