import { join } from "node:path";

import { type CardText, CARD_COLORS, CARD_LETTERS, CARD_TITLE, CARDS } from "@creel/domain/shares/card";
import sharp, { type OverlayOptions } from "sharp";

import { escapeMarkup } from "../base/escape-markup.ts";

const LETTERS = join(import.meta.dirname, "letters");
/** scripts/draw/draw-card-frames.mjs draws these. */
const FRAMES = join(import.meta.dirname, "frames");
const FAMILY = "Atkinson Hyperlegible Next";
const QUALITY = 82;
/** Pixels between two lines. */
const GAP = 28;
const card = CARDS.wide;
/** Pixels from the top of the text to the brand. */
const ROOM = card.brand.y - GAP - card.text.y;

/** Draws a JPEG of 1200 by 630 without metadata, which social networks show beside a link. */
export async function drawPicture(text: CardText, photo: Uint8Array | null): Promise<Buffer> {
  const layers = [
    ...(photo ? [await cropped(photo)] : []),
    { input: join(FRAMES, photo ? "with-photo.png" : "without-photo.png"), left: 0, top: 0 },
    ...stacked(await lettersOf(text)),
    await brand(),
  ];
  const { width, height } = card;
  return sharp({ create: { width, height, channels: 3, background: CARD_COLORS.paper } })
    .composite(layers)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

async function cropped(photo: Uint8Array): Promise<OverlayOptions> {
  const { x, y, width, height } = card.photo;
  return { input: await sharp(photo).resize(width, height, { fit: "cover" }).toBuffer(), left: x, top: y };
}

interface Letters {
  data: Buffer;
  height: number;
}

/** Stacks the lines from the top down to the brand. Lines that do not fit are left out. */
function stacked(all: readonly Letters[]): OverlayOptions[] {
  const { x, y } = card.text;
  const layers: OverlayOptions[] = [];
  let top = y;
  for (const { data, height } of all) {
    if (top + height > y + ROOM) break;
    layers.push({ input: data, left: x, top });
    top += height + GAP;
  }
  return layers;
}

async function lettersOf({ title, figures, lines }: CardText): Promise<Letters[]> {
  const { ink, ink2, ink3 } = CARD_COLORS;
  const unitOf = (unit: string) =>
    `<span size="${points(CARD_LETTERS.unit)}" weight="normal" foreground="${ink3}"> ${escapeMarkup(unit)}</span>`;
  // Rendered first, because these lines also load the font for units.
  const below = await Promise.all(
    lines.map((line) =>
      write({ markup: colored(escapeMarkup(line), ink2), size: CARD_LETTERS.line, isBold: false }),
    ),
  );
  const above = await Promise.all([
    writeTitle(colored(escapeMarkup(title), ink)),
    ...figures.map(({ figure, unit }, index) =>
      write({
        markup: colored(escapeMarkup(figure), ink) + (unit && unitOf(unit)),
        size: index === 0 ? CARD_LETTERS.figure : CARD_LETTERS.figure2,
        isBold: index === 0,
      }),
    ),
  ]);
  return [...above, ...below];
}

async function writeTitle(markup: string): Promise<Letters> {
  const [largest, ...smaller] = CARD_TITLE.sizes;
  let written = await write({ markup, size: largest, isBold: true });
  for (const size of smaller) {
    if (written.height <= CARD_TITLE.height) break;
    written = await write({ markup, size, isBold: true });
  }
  return written;
}

async function brand(): Promise<OverlayOptions> {
  const { data } = await write({
    markup: colored("Creel", CARD_COLORS.ink),
    size: CARD_LETTERS.brand,
    isBold: true,
  });
  return { input: data, left: card.brand.x + 62, top: card.brand.y + 8 };
}

function colored(markup: string, color: string): string {
  return `<span foreground="${color}">${markup}</span>`;
}

/** Pango counts in 1024ths of a point, and a point is a pixel here. */
function points(pixels: number): number {
  return pixels * 1024;
}

interface Writing {
  markup: string;
  size: number;
  isBold: boolean;
}

/** Renders text. Long words break between letters; text that still does not fit is cut off. */
async function write(writing: Writing): Promise<Letters> {
  const { data, info } = await render(writing).catch(nothingIfInvisible);
  const width = Math.min(info.width, card.text.width);
  const height = Math.min(info.height, ROOM);
  if (width === info.width && height === info.height) return { data, height };
  return { data: await sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer(), height };
}

async function render({ markup, size, isBold }: Writing) {
  return sharp({
    text: {
      text: markup,
      font: `${FAMILY} ${isBold ? "Bold " : ""}${size}`,
      fontfile: join(LETTERS, isBold ? "bold.ttf" : "regular.ttf"),
      width: card.text.width,
      wrap: "word-char",
      rgba: true,
      // A point is a pixel.
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Handles text without visible letters, such as zero-width spaces. */
async function nothingIfInvisible(error: unknown): ReturnType<typeof render> {
  if (!(error instanceof Error) || !error.message.includes("no text to render")) throw error;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: 1, height: 1, channels: 4, background } })
    .png()
    .toBuffer({ resolveWithObject: true });
}
