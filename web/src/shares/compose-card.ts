import {
  type Card,
  CARD_COLORS,
  CARD_LETTERS,
  CARD_SCALE,
  CARD_TITLE,
  CARDS,
  type CardShape,
  type CardText,
} from "@creel/domain/shares/card";

export type Box = Card["photo"];
type Size = Pick<Box, "width" | "height">;

export interface Letters {
  /** In pixels. */
  size: number;
  weight: 400 | 700;
}

/** One thing that is drawn, over those before it. All of it is in pixels. */
export type Stroke =
  | { kind: "fill"; color: string; box: Box }
  | { kind: "mark"; box: Box }
  /** A part of the photo, and where it goes. */
  | { kind: "photo"; from: Box; to: Box }
  /** `y` is where the letters begin, or what they stand on. */
  | ({ kind: "text"; text: string; color: string; x: number; y: number; isOnLine: boolean } & Letters);

type Look = Letters & { color: string };
type Place = Pick<Box, "x" | "y">;

/** How wide a text is. */
export type Measure = (text: string, letters: Letters) => number;

const BOLD = 700;
const REGULAR = 400;
const MARK_SIDE = 46;
const EMPTY_MARK_SIDE = 240;
/** Between two lines. */
const GAP = 28;

/** The picture of what is shared. */
export function composeCard(
  shape: CardShape,
  text: CardText,
  { photo, measure }: { photo: Size | null; measure: Measure },
): Stroke[] {
  const card = CARDS[shape];
  const { width, height, brand } = card;
  return [
    { kind: "fill", color: CARD_COLORS.paper, box: { x: 0, y: 0, width, height } },
    ...(photo ? [photoStroke(card, photo)] : emptyStrokes(card)),
    ...textStrokes(card, text, measure),
    { kind: "mark", box: { ...brand, width: MARK_SIDE, height: MARK_SIDE } },
    line("Creel", { size: CARD_LETTERS.brand, weight: BOLD, color: CARD_COLORS.ink }, beside(brand)),
    ...scaleStrokes(card),
  ];
}

function beside({ x, y }: Card["brand"]): Place {
  return { x: x + MARK_SIDE + 16, y: y + 6 };
}

/** Cut to the place it has, from its middle. */
function photoStroke({ photo: to }: Card, photo: Size): Stroke {
  const scale = Math.max(to.width / photo.width, to.height / photo.height);
  const [width, height] = [to.width / scale, to.height / scale];
  const from = { x: (photo.width - width) / 2, y: (photo.height - height) / 2, width, height };
  return { kind: "photo", from, to };
}

function emptyStrokes({ photo: box }: Card): Stroke[] {
  const side = EMPTY_MARK_SIDE;
  const x = box.x + (box.width - side) / 2;
  const y = box.y + (box.height - side) / 2;
  return [
    { kind: "fill", color: CARD_COLORS.sunk, box },
    { kind: "mark", box: { x, y, width: side, height: side } },
  ];
}

/** From the top to where the brand is; what has no room is left out. */
function textStrokes(card: Card, text: CardText, measure: Measure): Stroke[] {
  const strokes: Stroke[] = [];
  let { y } = card.text;
  for (const block of blocksOf(card, text, measure)) {
    if (y + block.height > card.brand.y - GAP) break;
    strokes.push(...block.at(y));
    y += block.height + GAP;
  }
  return strokes;
}

interface Block {
  height: number;
  at: (top: number) => Stroke[];
}

function blocksOf(card: Card, { title, figures, lines }: CardText, measure: Measure): Block[] {
  const { x, width } = card.text;
  const wrapped = (text: string, look: Look): Block => {
    const all = wrap(text, width, (written) => measure(written, look));
    const step = look.size * 1.15;
    return {
      height: (all.length - 1) * step + look.size,
      at: (top) => all.map((written, index) => line(written, look, { x, y: top + index * step })),
    };
  };
  const titles = CARD_TITLE.sizes.map((size) =>
    wrapped(title, { size, weight: BOLD, color: CARD_COLORS.ink }),
  );
  const fitting = titles.find(({ height }) => height <= CARD_TITLE.height) ?? titles.at(-1);
  return [
    ...(fitting ? [fitting] : []),
    ...figures.map((amount, index) => figureBlock(amount, { isFirst: index === 0, x, measure })),
    ...lines.map((text) =>
      wrapped(text, { size: CARD_LETTERS.line, weight: REGULAR, color: CARD_COLORS.ink2 }),
    ),
  ];
}

interface FigureContext {
  isFirst: boolean;
  x: number;
  measure: Measure;
}

function figureBlock(
  { figure, unit }: CardText["figures"][number],
  { isFirst, x, measure }: FigureContext,
): Block {
  const large: Look = {
    size: isFirst ? CARD_LETTERS.figure : CARD_LETTERS.figure2,
    weight: isFirst ? BOLD : REGULAR,
    color: CARD_COLORS.ink,
  };
  const small: Look = { size: CARD_LETTERS.unit, weight: REGULAR, color: CARD_COLORS.ink3 };
  const unitX = x + measure(figure, large) + 10;
  return {
    height: large.size,
    at: (top) => {
      const y = top + large.size * 0.85;
      return [
        line(figure, large, { x, y, isOnLine: true }),
        line(unit, small, { x: unitX, y, isOnLine: true }),
      ];
    },
  };
}

function line(text: string, look: Look, place: Place & { isOnLine?: boolean }): Stroke {
  return { kind: "text", text, isOnLine: false, ...look, ...place };
}

/** Words in lines that are not wider; a word that is, goes on in the next line. */
function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of text.split(" ").flatMap((whole) => pieces(whole, width, measure))) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (current !== "" && measure(longer) > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}

function pieces(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word];
  const all: string[] = [];
  let piece = "";
  for (const letter of word) {
    if (piece !== "" && measure(piece + letter) > width) {
      all.push(piece);
      piece = letter;
    } else piece += letter;
  }
  return [...all, piece];
}

/** As on a measuring board. */
function scaleStrokes({ width, height }: Card): Stroke[] {
  const { fields, height: high, line: thin } = CARD_SCALE;
  const y = height - high;
  const dark = Array.from({ length: fields / 2 }, (_, pair) => (2 * pair * width) / fields);
  const color = CARD_COLORS.ink;
  return [
    { kind: "fill", color, box: { x: 0, y: y - thin, width, height: thin } },
    ...dark.map((x): Stroke => ({ kind: "fill", color, box: { x, y, width: width / fields, height: high } })),
  ];
}
