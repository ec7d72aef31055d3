/** Color patterns that tackle is sold under, each with the two colors to draw: the body's comes first. */
const PATTERNS: Record<string, readonly [string, string]> = {
  bluegill: ["#5b7a4a", "#e07b1c"],
  clown: ["#f0d840", "#c8342c"],
  craw: ["#8c3b1f", "#e07b1c"],
  crawdad: ["#8c3b1f", "#e07b1c"],
  crawfish: ["#8c3b1f", "#e07b1c"],
  firetiger: ["#d8c11c", "#e07b1c"],
  frog: ["#5f8f3a", "#f2efe6"],
  ghost: ["#dfe4e3", "#8d9496"],
  goby: ["#6f8f4a", "#c9c08a"],
  herring: ["#5f8aa8", "#e9eef0"],
  junebug: ["#3b2a5a", "#4f9a55"],
  minnow: ["#8d9496", "#e9eef0"],
  perch: ["#c9b52f", "#4f6b32"],
  pumpkin: ["#8a5a2b", "#3f6b3a"],
  rainbow: ["#8fb3a0", "#e58aa8"],
  roach: ["#b9c4c6", "#c8342c"],
  shad: ["#9aa7ad", "#f2efe6"],
  shiner: ["#c8a94a", "#e9eef0"],
  smelt: ["#9fb7c2", "#e9eef0"],
  tiger: ["#e07b1c", "#1d2b2e"],
  watermelon: ["#5c7a3a", "#b5485a"],
  zebra: ["#f2efe6", "#1d2b2e"],
};

const COLORS: Record<string, string> = {
  amber: "#c98a1f",
  beige: "#d9c9a0",
  black: "#1d2b2e",
  blau: "#2f66b5",
  blue: "#2f66b5",
  bone: "#e6dfc8",
  braun: "#7a5230",
  bronze: "#8a6a3a",
  brown: "#7a5230",
  chartreuse: "#c6dc2e",
  chrome: "#c8ced0",
  copper: "#b0683a",
  cream: "#efe6cc",
  gelb: "#e8cf2a",
  glow: "#d9f0c0",
  gold: "#c9a227",
  gray: "#8d9496",
  grau: "#8d9496",
  green: "#3f8a4a",
  grün: "#3f8a4a",
  kupfer: "#b0683a",
  lila: "#5b3f7a",
  natural: "#a8906a",
  olive: "#6b7336",
  orange: "#e07b1c",
  pearl: "#f2efe6",
  pink: "#e58aa8",
  purple: "#5b3f7a",
  red: "#c8342c",
  rosa: "#e58aa8",
  rot: "#c8342c",
  schwarz: "#1d2b2e",
  silber: "#c8ced0",
  silver: "#c8ced0",
  smoke: "#8b8f8c",
  tan: "#c2a878",
  violet: "#5b3f7a",
  weiß: "#f2efe6",
  white: "#f2efe6",
  yellow: "#e8cf2a",
};

/** The body color of a lure whose color is unknown, then the second color of a lure with a single color. */
const PLAIN = ["#a9b3b1", "#d9dedb"] as const;

/** Returns the two colors to draw a lure in, based on the angler's text: "red and white", "Fire Tiger", "perch". */
export function lureColors(written: string | null): readonly [string, string] {
  const text = (written ?? "").toLowerCase().replaceAll(/gr[ae]y/gu, "gray");
  const joined = text.replaceAll(/[^\p{L}]/gu, "");
  const pattern = Object.entries(PATTERNS).find(([name]) => joined.includes(name));
  if (pattern && !startsWithColor(text, pattern[0])) return pattern[1];
  const colors = text.split(/[^\p{L}]+/u).flatMap((word) => COLORS[word] ?? []);
  const [body, other] = colors;
  if (body) return [body, other ?? PLAIN[1]];
  return pattern ? pattern[1] : PLAIN;
}

/** True if the text starts with a color, as in "blue shad": that color then overrides the pattern. */
function startsWithColor(text: string, pattern: string): boolean {
  const first = text.split(/[^\p{L}]+/u).find((word) => word !== "") ?? "";
  return first !== pattern && COLORS[first] !== undefined && text.includes(` ${pattern}`);
}
