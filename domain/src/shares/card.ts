interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The layout of the picture of a catch or a trip, in pixels. */
export interface Card {
  width: number;
  height: number;
  photo: Box;
  /** The lines follow each other from the top of this box. */
  text: Pick<Box, "x" | "y" | "width">;
  /** The upper left corner of the logo, which is 46 pixels wide and high. */
  brand: Pick<Box, "x" | "y">;
}

export type CardShape = "wide" | "tall";

export const CARDS: Record<CardShape, Card> = {
  // The size of link previews in social networks.
  wide: {
    width: 1200,
    height: 630,
    photo: { x: 0, y: 0, width: 720, height: 614 },
    text: { x: 768, y: 60, width: 392 },
    brand: { x: 768, y: 532 },
  },
  // The size that fills a phone screen.
  tall: {
    width: 1080,
    height: 1350,
    photo: { x: 0, y: 0, width: 1080, height: 810 },
    text: { x: 64, y: 858, width: 952 },
    brand: { x: 64, y: 1252 },
  },
};

/** Colors of the light theme, because shared pictures are seen anywhere. */
export const CARD_COLORS = {
  paper: "#fafcf9",
  ink: "#07252a",
  ink2: "#2c494e",
  ink3: "#4e696d",
  sunk: "#eff4f0",
  deep: "#004d56",
  signal: "#d33913",
} as const;

/** Font sizes in pixels. */
export const CARD_LETTERS = { title: 64, figure: 96, figure2: 60, unit: 34, line: 30, brand: 38 } as const;

/** A title uses the largest of these font sizes at which it is at most `height` pixels high, otherwise the smallest. */
export const CARD_TITLE = { sizes: [CARD_LETTERS.title, 46, 34], height: 160 } as const;

/** The paths of the logo in a 32 × 32 square. */
export const MARK_PATHS = [
  { color: CARD_COLORS.signal, path: "M4 15a12 12 0 0 1 24 0Z" },
  {
    color: CARD_COLORS.deep,
    path: "M14.2 .6h3.6V5h-3.6ZM4.2 17.6h23.6C26.5 22.6 20.8 27.3 16 31.5 11.2 27.3 5.5 22.6 4.2 17.6Z",
  },
] as const;

/**
 * The scale at the lower edge, like on a measuring board: the number of fields, every other one dark. `height` and
 * `line` are in pixels.
 */
export const CARD_SCALE = { fields: 12, height: 14, line: 2 } as const;

export interface CardText {
  title: string;
  /** A weight and a length, each as a number and its unit. */
  figures: readonly { figure: string; unit: string }[];
  lines: readonly string[];
}
