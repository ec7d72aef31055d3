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
  const { west, south, east, north, size } = cell;
  const shrinking = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const number = new Intl.NumberFormat(language.locale, { maximumSignificantDigits: 2 });
  const borders = new Intl.NumberFormat(language.locale, { minimumFractionDigits: 2 });
  const degrees = (value: number, ways: string) =>
    `${borders.format(Math.abs(value))}° ${value < 0 ? ways[1] : ways[0]}`;
  const [bottom, top] = [degrees(south, "NS"), degrees(north, "NS")];
  const [left, right] = [degrees(west, "EW"), degrees(east, "EW")];
  const width = Math.max(4, SIDE * shrinking);
  const x = (WIDTH - width) / 2;
  const name = say(language, "square", { south: bottom, north: top, west: left, east: right });
  const height = SIDE + 2 * MARGIN;
  const middle = MARGIN + SIDE / 2 + 4;
  const caption = say(language, "area", {
    height: number.format(size * KM_PER_DEGREE),
    width: number.format(size * KM_PER_DEGREE * shrinking),
  });
  return (
    `<figure class="area"><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeMarkup(name)}">` +
    `<rect x="${x.toFixed(1)}" y="${MARGIN}" width="${width.toFixed(1)}" height="${SIDE}"/>` +
    label(WIDTH / 2, MARGIN - 10, top) +
    label(WIDTH / 2, height - 10, bottom) +
    label(x / 2, middle, left) +
    label(WIDTH - x / 2, middle, right) +
    `</svg><figcaption>${escapeMarkup(caption)}</figcaption></figure>`
  );
}

function label(x: number, y: number, text: string): string {
  return `<text x="${x.toFixed(1)}" y="${y}">${escapeMarkup(text)}</text>`;
}
