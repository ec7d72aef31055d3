// Draws everything on the picture of a link except its photo and its text, once with a place for a photo and once
// without: node scripts/draw/draw-card-frames.mjs. The server decodes no SVG, because it would then also decode
// uploaded SVG.
import { join } from "node:path";

import sharp from "sharp";

import { CARD_COLORS, CARD_SCALE, CARDS, MARK_PATHS } from "../../domain/src/shares/card.ts";
import { ROOT } from "../setup/prepare.mjs";

const FOLDER = join(ROOT, "api/src/shares/frames");
const MARK_SIDE = 46;
const MARK_BOX = 32;
/** The side of the mark if there is no photo, in px. */
const EMPTY_MARK_SIDE = 240;
const { width, height, photo, brand } = CARDS.wide;

await draw("with-photo.png", "");
await draw("without-photo.png", emptyPhoto());

async function draw(file, behind) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${behind}${mark(brand, MARK_SIDE)}${scale()}</svg>`;
  await sharp(Buffer.from(svg)).png({ palette: true }).toFile(join(FOLDER, file));
}

function emptyPhoto() {
  const side = EMPTY_MARK_SIDE;
  const corner = { x: photo.x + (photo.width - side) / 2, y: photo.y + (photo.height - side) / 2 };
  return `<rect width="${photo.width}" height="${photo.height}" fill="${CARD_COLORS.sunk}"/>${mark(corner, side)}`;
}

function mark({ x, y }, side) {
  const paths = MARK_PATHS.map(({ color, path }) => `<path fill="${color}" d="${path}"/>`).join("");
  return `<g transform="translate(${x} ${y}) scale(${side / MARK_BOX})">${paths}</g>`;
}

function scale() {
  const field = width / CARD_SCALE.fields;
  const top = height - CARD_SCALE.height;
  const fields = Array.from({ length: CARD_SCALE.fields }, (_, index) => {
    const color = index % 2 === 0 ? CARD_COLORS.ink : CARD_COLORS.paper;
    return `<rect x="${index * field}" y="${top}" width="${field}" height="${CARD_SCALE.height}" fill="${color}"/>`;
  });
  const line = `<rect y="${top - CARD_SCALE.line}" width="${width}" height="${CARD_SCALE.line}" fill="${CARD_COLORS.ink}"/>`;
  return line + fields.join("");
}
