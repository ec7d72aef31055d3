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
import { translate } from "./share-texts.ts";

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

export interface Surroundings {
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

interface Drawn {
  place: VisiblePlace;
  /** `null` if nothing is known. */
  around: Surroundings | null;
  /** The species of the pin; `null` for a trip. */
  species: string | null;
}

/** Draws a map of the place that a link shows; empty if it shows none. */
export function drawPlace({ place, around, species }: Drawn, language: I18n): string {
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
    label([middle, y - GAP], borders.north, "middle") +
    label([middle, y + height + GAP + LINE], borders.south, "middle") +
    label([x - GAP, side], borders.west, "end") +
    label([x + width + GAP, side], borders.east, "start");
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

function label([x, y]: readonly [number, number], text: string, anchor: "start" | "middle" | "end"): string {
  return `<text x="${roundPx(x)}" y="${roundPx(y)}" text-anchor="${anchor}">${escapeMarkup(text)}</text>`;
}
