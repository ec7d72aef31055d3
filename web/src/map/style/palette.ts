/** As rgb(), for a canvas. */
export interface Palette {
  theme: ThemeName;
  land: string;
  water: string;
  shore: string;
  label: string;
  wood: string;
  line: string;
  deep: string;
  onDeep: string;
  ring: string;
  hair: string;
  surface: string;
  ink: string;
}

export type ThemeName = "light" | "dark";

/** Tokens do not change while the page is open, and each image of a pin needs several. */
const known = new Map<string, string>();

/** A token's color in a theme, as rgb(): MapLibre reads no oklch. */
export function tokenColor(token: string, theme: ThemeName): string {
  const name = `${theme} ${token}`;
  const color = known.get(name) ?? toRgb(readToken(token, theme));
  known.set(name, color);
  return color;
}

function toRgb(value: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return value;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Red, green and blue of a color as rgb(), from 0 to 255. */
export function channelsOf(color: string): number[] {
  return [...color.matchAll(/\d+/gu)].map(([digits]) => Number(digits));
}

/** Reads it from an element in that theme, whichever theme the page has. */
function readToken(token: string, theme: ThemeName): string {
  const probe = document.createElement("div");
  probe.dataset["theme"] = theme;
  document.body.append(probe);
  const value = getComputedStyle(probe).getPropertyValue(`--${token}`).trim();
  probe.remove();
  return value;
}

export function readPalette(theme: ThemeName): Palette {
  const read = (token: string) => tokenColor(token, theme);
  return {
    theme,
    land: read("map-land"),
    water: read("map-water"),
    shore: read("map-shore"),
    label: read("map-label"),
    wood: read("moss-fill"),
    line: read("line-2"),
    deep: read("deep"),
    onDeep: read("on-deep"),
    ring: read("pin-ring"),
    hair: read("pin-hair"),
    surface: read("surface"),
    ink: read("ink"),
  };
}
