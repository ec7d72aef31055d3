import type { Palette } from "../map/style/palette.ts";

/** The light theme. Tests have no style sheets to read it from. */
export const TEST_PALETTE: Palette = {
  theme: "light",
  land: "rgb(241, 239, 231)",
  water: "rgb(164, 212, 239)",
  shore: "rgb(83, 142, 176)",
  label: "rgb(55, 69, 74)",
  wood: "rgb(86, 148, 63)",
  line: "rgb(109, 133, 136)",
  deep: "rgb(0, 77, 86)",
  onDeep: "rgb(247, 253, 253)",
  ring: "rgb(255, 255, 255)",
  hair: "rgb(7, 37, 42)",
  surface: "rgb(255, 255, 255)",
  ink: "rgb(7, 37, 42)",
};
