import { nameBorders } from "@creel/domain/places/borders";
import type { Cell } from "@creel/domain/places/cell";
import type { I18n } from "@lingui/core";

import { escapeMarkup } from "../../base/escape-markup.ts";
import { say } from "./words.ts";

const KM_PER_DEGREE = 111.2;
/** In CSS pixels. */
const WIDTH = 300;
const SIDE = 120;
const MARGIN = 28;

/** The square as it lies on the ground, with its borders; never a point. */
export function drawSquare(cell: Cell, language: I18n): string {
  const { south, north, size } = cell;
  const shrinking = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const number = new Intl.NumberFormat(language.locale, { maximumSignificantDigits: 2 });
  const borders = nameBorders(cell, language.locale);
  const width = Math.max(4, SIDE * shrinking);
  const x = (WIDTH - width) / 2;
  const name = say(language, "square", borders);
  const height = SIDE + 2 * MARGIN;
  const middle = MARGIN + SIDE / 2 + 4;
  const caption = say(language, "area", {
    height: number.format(size * KM_PER_DEGREE),
    width: number.format(size * KM_PER_DEGREE * shrinking),
  });
  return (
    `<figure class="area"><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeMarkup(name)}">` +
    `<rect x="${x.toFixed(1)}" y="${MARGIN}" width="${width.toFixed(1)}" height="${SIDE}"/>` +
    label(WIDTH / 2, MARGIN - 10, borders.north) +
    label(WIDTH / 2, height - 10, borders.south) +
    label(x / 2, middle, borders.west) +
    label(WIDTH - x / 2, middle, borders.east) +
    `</svg><figcaption>${escapeMarkup(caption)}</figcaption></figure>`
  );
}

function label(x: number, y: number, text: string): string {
  return `<text x="${x.toFixed(1)}" y="${y}">${escapeMarkup(text)}</text>`;
}
