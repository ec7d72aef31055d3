import type { Ground } from "@creel/domain/basemap/ground";
import { type GroundDrawing, roundPx } from "@creel/domain/map/draw-ground";
import { drawSmallMap } from "@creel/domain/map/draw-small-map";
import { boundsAroundSquare, drawSquareMap } from "@creel/domain/map/draw-square-map";
import { MERCATOR_EDGE } from "@creel/domain/map/mercator";
import { boundsAround, type Frame } from "@creel/domain/map/small-view";
import { nameBorders } from "@creel/domain/places/borders";
import type { Bounds } from "@creel/domain/places/bounds";
import type { Cell } from "@creel/domain/places/cell";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { VisiblePlace } from "@creel/domain/places/visible-place";
import { middleOfShown } from "@creel/domain/shares/shown-place";
import { PIN_SHAPE } from "@creel/domain/species/pin-shape";
import { findSpecies } from "@creel/domain/species/species";
import type { Outline } from "@creel/domain/waters/new-water";
import type { I18n } from "@lingui/core";

import { escapeMarkup } from "../base/escape-markup.ts";
import type { ReadGround } from "../basemap/read-ground.ts";
import { type Described, translate, type SHARE_TEXTS } from "./describe-shared.ts";
import type { OpenShare } from "./open-share.ts";

const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M4 15a12 12 0 0 1 24 0Z"/><path d="M14.2 .6h3.6V5h-3.6ZM4.2 17.6h23.6' +
  'C26.5 22.6 20.8 27.3 16 31.5 11.2 27.3 5.5 22.6 4.2 17.6Z"/></svg>';

interface Drawn {
  open: OpenShare;
  described: Described;
  /** The surroundings of its place; `null` if not known. */
  around: Surroundings | null;
  /** The path of the page, without the host. */
  address: string;
}

export function drawShared(drawn: Drawn, language: I18n): string {
  const { open, described, around } = drawn;
  const { shown } = open;
  const main =
    pictures(drawn, language) +
    `<div class="content"><div>${heading(open, described)}` +
    `<p class="when">${escapeMarkup(described.when)}</p>${figures(described)}` +
    (shown.notes === null ? "" : `<p class="notes">${escapeMarkup(shown.notes)}</p>`) +
    drawPlace(
      { place: shown.place, around, species: shown.kind === "catch" ? shown.species : null },
      language,
    ) +
    `</div>${details(described)}</div>`;
  return frame(link("/signup", translate(language, "start")), main, footer(open, language));
}

/** The same page for a revoked, an expired and an unknown link, so that they cannot be told apart. */
export function drawGone(language: I18n): string {
  const main =
    `<div class="gone"><h1>${escapeMarkup(translate(language, "gone"))}</h1>` +
    `<p>${escapeMarkup(translate(language, "goneWhy"))}</p>${link("/", translate(language, "what"))}</div>`;
  return frame("", main, "");
}

function frame(action: string, main: string, foot: string): string {
  return (
    `<div class="page"><header class="top"><a class="brand" href="/">${MARK}Creel</a>${action}</header>` +
    `<main>${main}</main>${foot}</div>`
  );
}

function link(href: string, text: string): string {
  return `<a class="button" href="${href}">${escapeMarkup(text)}</a>`;
}

function pictures({ open: { photos }, described: { title }, address }: Drawn, language: I18n): string {
  const images = photos.map(({ width, height }, index) => {
    const alt = index === 0 ? title : translate(language, "photo", { number: String(index + 1), title });
    const size = `width="${width}" height="${height}"`;
    const look = index === 0 ? ' class="hero"' : ' loading="lazy"';
    return `<img${look} src="${address}/photos/${index}.jpg" ${size} alt="${escapeMarkup(alt)}">`;
  });
  const [first = "", ...others] = images;
  return first + (others.length > 0 ? `<div class="more">${others.join("")}</div>` : "");
}

function heading({ shown }: OpenShare, { title }: Described): string {
  const text = `<h1>${escapeMarkup(title)}</h1>`;
  if (shown.kind !== "catch") return text;
  const { token, initials } = findSpecies(shown.species);
  const mark = `<span class="mark" data-species="${token}" aria-hidden="true">${escapeMarkup(initials)}</span>`;
  return `<div class="title">${mark}${text}</div>`;
}

function figures({ figures: all }: Described): string {
  if (all.length === 0) return "";
  const rows = all.map(
    ({ label, amount: { figure, unit } }) =>
      `<div><dt>${escapeMarkup(label)}</dt><dd>${figure}${unit && `<small>${escapeMarkup(unit)}</small>`}</dd></div>`,
  );
  return `<dl class="figures">${rows.join("")}</dl>`;
}

function details({ details: all }: Described): string {
  if (all.length === 0) return "";
  const rows = all.map(
    ({ label, value, isPlace }) =>
      `<div><dt>${escapeMarkup(label)}</dt><dd${isPlace ? ' class="place"' : ""}>${escapeMarkup(value)}</dd></div>`,
  );
  return `<dl class="details">${rows.join("")}</dl>`;
}

function footer({ share: { expiresAt } }: OpenShare, language: I18n): string {
  const format = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "UTC" });
  const until =
    expiresAt === null
      ? translate(language, "untilRevoked")
      : translate(language, "until", { day: format.format(expiresAt) });
  const way = (href: string, key: keyof typeof SHARE_TEXTS) =>
    `<a href="${href}">${escapeMarkup(translate(language, key))}</a>`;
  return (
    `<footer class="foot"><span>${escapeMarkup(until)}</span>` +
    `${way("/contact", "report")}${way("/privacy", "privacy")}</footer>`
  );
}

const KM_PER_DEGREE = 111.2;
const FRAME: Frame = { width: 300, height: 176, at: [150, 88] };
/** Leaves room for the pin above the place. */
const PIN_FRAME: Frame = { ...FRAME, at: [150, 110] };
const NO_GROUND: Ground = { land: [], coasts: [], lakes: [] };
/** Pixels between the square and the degrees on its borders. */
const GAP = 8;
/** Pixels from the middle of a line of text to its baseline. */
const HALF_LINE = 4;
const LINE = 10;

const PIN_POINT = [18, 43] as const;

/** The zoom level that limits how far from a spot its map can show a shore. */
const SPOT_ZOOM = 10;

/** Functions that read the land and waters that this Creel knows in an area. */
export interface MapReaders {
  readGround: ReadGround;
  /** Reads the operator's own tiles; `null` if there are none. */
  readWaters: ((bounds: Bounds) => Promise<Outline | null>) | null;
}

interface Surroundings {
  ground: Ground;
  /** `null` if the tiles have none. */
  waters: Outline | null;
}

/** Derives the map only from what the link shows: every spot in a square gives the same map. */
export async function readSurroundings(
  place: VisiblePlace,
  { readGround, readWaters }: MapReaders,
): Promise<Surroundings | null> {
  const middle = middleOfShown(place);
  if (!middle || Math.abs(middle.latitude) > MERCATOR_EDGE) return null;
  const ground = await readGround(boundsAround(middle, place?.kind === "exact" ? PIN_FRAME : FRAME));
  if (!ground || !readWaters) return ground && { ground, waters: null };
  const around =
    place?.kind === "cell" ? boundsAroundSquare(place, FRAME) : boundsAround(middle, PIN_FRAME, SPOT_ZOOM);
  return { ground, waters: await readWaters(around) };
}

interface DrawnPlace {
  place: VisiblePlace;
  /** `null` if nothing is known. */
  around: Surroundings | null;
  /** The species of the pin; `null` for a trip. */
  species: string | null;
}

/** Draws a map of the place that a link shows; empty if it shows none. */
function drawPlace({ place, around, species }: DrawnPlace, language: I18n): string {
  if (place?.kind === "cell") return drawSquare(place, around, language);
  // Without a map, the page has the coordinates as text.
  return place && around ? `<figure class="area">${drawSpot(place.point, around, species)}</figure>` : "";
}

function drawSpot(point: Coordinates, { ground, waters }: Surroundings, species: string | null): string {
  const known = waters ? { ...ground, lakes: [] } : ground;
  const drawing = drawSmallMap(point, { ground: known, outline: waters, frame: PIN_FRAME });
  const [x, y] = [drawing.at[0] - PIN_POINT[0], drawing.at[1] - PIN_POINT[1]];
  const listed = species === null ? null : findSpecies(species);
  const pin =
    `<g class="pin"${listed ? ` data-species="${listed.token}"` : ""} transform="translate(${x} ${y})"><path d="${PIN_SHAPE}"/>` +
    `${listed ? `<text x="18" y="23">${escapeMarkup(listed.initials)}</text>` : '<circle cx="18" cy="18" r="5"/>'}</g>`;
  return svg(paths(drawing) + pin, 'aria-hidden="true"', true);
}

/** Draws the square on the map with its borders; never a point. */
function drawSquare(cell: Cell, around: Surroundings | null, language: I18n): string {
  const { south, north, size } = cell;
  const shrinking = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const number = new Intl.NumberFormat(language.locale, { maximumSignificantDigits: 2 });
  const borders = nameBorders(cell, language.locale);
  const { ground, waters } = around ?? { ground: NO_GROUND, waters: null };
  const drawing = drawSquareMap(cell, { ground, outline: waters, frame: FRAME });
  const { x, y, width, height } = drawing.square;
  const [middle, side] = [x + width / 2, y + height / 2 + HALF_LINE];
  const caption = translate(language, "area", {
    height: number.format(size * KM_PER_DEGREE),
    width: number.format(size * KM_PER_DEGREE * shrinking),
  });
  const contents =
    paths(drawing) +
    `<rect x="${roundPx(x)}" y="${roundPx(y)}" width="${roundPx(width)}" height="${roundPx(height)}"/>` +
    placedText([middle, y - GAP], borders.north, "middle") +
    placedText([middle, y + height + GAP + LINE], borders.south, "middle") +
    placedText([x - GAP, side], borders.west, "end") +
    placedText([x + width + GAP, side], borders.east, "start");
  const name = escapeMarkup(translate(language, "square", borders));
  return (
    `<figure class="area">${svg(contents, `role="img" aria-label="${name}"`, around !== null)}` +
    `<figcaption>${escapeMarkup(caption)}</figcaption></figure>`
  );
}

function svg(contents: string, attributes: string, hasGround: boolean): string {
  const look = hasGround ? ' class="charted"' : "";
  return `<svg${look} viewBox="0 0 ${FRAME.width} ${FRAME.height}" ${attributes}>${contents}</svg>`;
}

function paths({ land, coast, lakes, water, isCoastRough, areLakesRough }: GroundDrawing): string {
  return (
    path("land", land) +
    path(isCoastRough ? "coast rough" : "coast", coast) +
    path(areLakesRough ? "lake rough" : "lake", lakes) +
    path("lake", water)
  );
}

function path(look: string, d: string): string {
  return d && `<path class="${look}" d="${d}"/>`;
}

function placedText(
  [x, y]: readonly [number, number],
  text: string,
  anchor: "start" | "middle" | "end",
): string {
  return `<text x="${roundPx(x)}" y="${roundPx(y)}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`;
}
