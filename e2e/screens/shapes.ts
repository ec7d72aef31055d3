/** A window, in CSS pixels. */
export interface Shape {
  /** Part of the pictures' names. */
  name: string;
  width: number;
  height: number;
}

export type Theme = "light" | "dark";

export const THEMES: readonly Theme[] = ["light", "dark"];

/** The narrowest phone, a usual one, a desktop, and a screen as wide as a wall. */
export const SHAPES: readonly Shape[] = [
  { name: "320", width: 320, height: 640 },
  { name: "390", width: 390, height: 844 },
  { name: "1440", width: 1440, height: 900 },
  { name: "2560", width: 2560, height: 1440 },
];

/** A window of 1280 by 1024 px, zoomed to 200 % and to 400 %. */
export const ZOOMED: readonly Shape[] = [
  { name: "zoom-200", width: 640, height: 512 },
  { name: "zoom-400", width: 320, height: 256 },
];

/** The maximum width at which screens have a phone's layout, in CSS pixels. */
const PHONE_WIDTH = 820;

export const isPhone = ({ width }: Shape): boolean => width <= PHONE_WIDTH;
