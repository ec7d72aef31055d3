import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  integer,
  oneof,
  record,
  stringMatching,
} from "fast-check";
import { expect, test } from "vitest";

import { open, plan, textFile } from "../../testing/import-files.ts";
import { CONTAINERS, fileOf } from "./testing-files.ts";

/** All that an angler is shown of a file: its parts, its lines, and what is said of it. */
async function shownOf(file: File): Promise<string> {
  const { source, sheets } = await open(file);
  const planned = sheets.length > 0 ? await plan() : null;
  return JSON.stringify([source, planned?.catches, planned?.problems]);
}

function expectAll(words: readonly string[], shown: string): void {
  expect(words.filter((word) => !shown.includes(word))).toEqual([]);
}

const NAMES = [
  "name",
  "Species",
  "Mood",
  "Weight",
  "Wind direction",
  "Depth",
  "note <b>",
  "latitude",
  "Lure",
  "style",
];
const SHAPES = [
  "point",
  "points",
  "line",
  "one point",
  "mixed",
  "area",
  "nothing",
  "nowhere",
  "broken",
] as const;

const feature = record({
  shape: constantFrom(...SHAPES),
  names: dictionary(constantFrom(...NAMES), constantFrom("<5 mph", "a & b", "5+", "noon", "6, 7"), {
    maxKeys: 5,
  }),
  noise: constantFrom("", "<i>", "x>y"),
  minutes: array(oneof(constantFrom(null), integer({ min: 0, max: 59 })), { minLength: 2, maxLength: 4 }),
});
type Feature = typeof feature extends { generate: (...args: never[]) => { value: infer Value } }
  ? Value
  : never;

interface Written {
  /** Texts by their names, each with a word that no other has. */
  texts: [name: string, text: string][];
  points: [longitude: string, latitude: string][];
  line: { at: string | null; point: [longitude: string, latitude: string] }[];
  hasArea: boolean;
}

/** Each latitude and each text is another, so that it can be found again. */
function writtenOf({ shape, names, noise, minutes }: Feature, index: number): Written {
  const point = (at: number, east = "12.5"): [string, string] => [east, `${10 + index}.${at + 1}7`];
  const texts = Object.entries(names).map(([name, text], at): [string, string] => [
    name,
    `${text} w${index}x${at}z ${noise}`,
  ]);
  const line = minutes.map((minute, at) => ({
    at: minute === null ? null : `2024-06-01T12:${String(minute).padStart(2, "0")}:00Z`,
    point: point(at + 3),
  }));
  const points: Partial<Record<Feature["shape"], Written["points"]>> = {
    point: [point(0)],
    points: [point(0), point(1)],
    mixed: [point(0)],
    nowhere: [point(0, "999")],
    broken: [point(0, "x")],
  };
  return {
    // An area is named, and its other texts stay with it.
    texts: shape === "area" ? [["name", `w${index}x0z`]] : texts,
    points: points[shape] ?? [],
    line: shape === "line" || shape === "mixed" ? line : shape === "one point" ? line.slice(0, 1) : [],
    hasArea: shape === "area" || shape === "mixed",
  };
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const RING = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
];

function geojson(features: readonly Written[]): string {
  const geometries = features.map(({ points, line, hasArea }) => [
    ...points.map((point) => ({ type: "Point", coordinates: point.map((each) => Number(each)) })),
    ...(line.length > 0
      ? [{ type: "LineString", coordinates: line.map(({ point }) => point.map(Number)) }]
      : []),
    ...(hasArea ? [{ type: "Polygon", coordinates: [RING] }] : []),
  ]);
  return JSON.stringify({
    type: "FeatureCollection",
    features: features.map(({ texts }, index) => ({
      type: "Feature",
      properties: Object.fromEntries(texts),
      geometry: { type: "GeometryCollection", geometries: geometries[index] },
    })),
  });
}

function kml(features: readonly Written[]): string {
  const placemarks = features.map(({ texts, points, line, hasArea }) => {
    const data = texts.map(
      ([name, text]) => `<Data name="${escape(name)}"><value>${escape(text)}</value></Data>`,
    );
    const shapes = [
      ...points.map((point) => `<Point><coordinates>${point.join(",")}</coordinates></Point>`),
      line.length > 0
        ? `<LineString><coordinates>${line.map(({ point }) => point.join(",")).join(" ")}</coordinates></LineString>`
        : "",
      hasArea ? "<Polygon/>" : "",
    ];
    return `<Placemark><ExtendedData>${data.join("")}</ExtendedData><MultiGeometry>${shapes.join("")}</MultiGeometry></Placemark>`;
  });
  return `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemarks.join("")}</Document></kml>`;
}

const at = ([east, north]: readonly string[]) => `lat="${north}" lon="${east}"`;

function gpx(features: readonly Written[]): string {
  const elements = features.flatMap(({ texts, points, line }) => {
    const textElements = texts
      .map(([, text], order) => `<${GPX_NAMES[order]}>${escape(text)}</${GPX_NAMES[order]}>`)
      .join("");
    const way = line.map(
      (each) => `<trkpt ${at(each.point)}>${each.at === null ? "" : `<time>${each.at}</time>`}</trkpt>`,
    );
    return [
      ...points.map((point) => `<wpt ${at(point)}>${textElements}</wpt>`),
      line.length > 0 || points.length === 0
        ? `<trk>${textElements}<trkseg>${way.join("")}</trkseg></trk>`
        : "",
    ];
  });
  return `<gpx version="1.1">${elements.join("")}</gpx>`;
}

const GPX_NAMES = ["name", "cmt", "desc", "type", "src"];
const MAPS = { geojson, kml, gpx };

test("each text, point and area of any map is on the map, in a line or a track, or named", async () => {
  const features = array(feature, { minLength: 1, maxLength: 6 });
  await assert(
    asyncProperty(features, constantFrom<keyof typeof MAPS>("geojson", "kml", "gpx"), async (all, format) => {
      const written = all.map(writtenOf);
      const shown = await shownOf(textFile(MAPS[format](written)));
      const texts = written.flatMap((each) => each.texts);
      expectAll(
        texts.map(([, text]) => /w\d+x\d+z/.exec(text)?.[0] ?? ""),
        shown,
      );
      const points = written.flatMap(({ points: own, line }) => [...own, ...line.map(({ point }) => point)]);
      expectAll(
        points.map(([, latitude]) => latitude),
        shown,
      );
      const areas = format === "gpx" ? 0 : written.filter(({ hasArea }) => hasArea).length;
      expect(shown.match(/"code":"area"/g)?.length ?? 0).toBe(areas);
    }),
  );
});

const COLUMNS = [
  "Date",
  "Species",
  "Latitude",
  "Longitude",
  "Notes",
  "Mood",
  "",
  "Lure",
  "Water",
  "Wind direction",
  "Sky",
];
const cell = stringMatching(/^[a-z";<> \n]{0,6}$/);
const lines = array(array(cell, { minLength: COLUMNS.length, maxLength: COLUMNS.length }), {
  minLength: 1,
  maxLength: 8,
});

test("each cell of any table is in a field or in the notes of its line", async () => {
  await assert(
    asyncProperty(lines, constantFrom(...CONTAINERS), async (rows, container) => {
      const words = rows.map((cells, row) => cells.map((_, column) => `w${row}x${column}z`));
      const written = rows.map((cells, row) =>
        cells.map((text, column) => `${text}${words[row]?.[column]}${text}`),
      );
      const all = [COLUMNS, ...written].map((cells) => cells.map((text) => ({ text, number: null })));
      const shown = await shownOf(fileOf({ lines: all, container, delimiter: "," }));
      // Without a day and a place that can be read, these two are said beside the line.
      expectAll(words.flat(), shown);
    }),
  );
});

test("each value of any JSON is in a column, one object a line or all in a list", async () => {
  const leaf = stringMatching(/^[a-z<>"]{1,4}$/);
  const object = record({
    species: leaf,
    where: record({ lat: leaf, lake: leaf, name: leaf }),
    name: leaf,
    tags: array(leaf),
  });
  await assert(
    asyncProperty(
      array(object, { minLength: 2, maxLength: 6 }),
      constantFrom("\n", "list"),
      async (objects, how) => {
        let count = 0;
        const worded = objects.map((one) =>
          JSON.stringify(one, (_, value: unknown) =>
            typeof value === "string" ? `${value} w${(count += 1)}z` : value,
          ),
        );
        const list = `{"catches":[${worded.join(",")}],"others":["w0z"]}`;
        const shown = await shownOf(textFile(how === "list" ? list : worded.join("\n")));
        expectAll(
          Array.from({ length: count }, (_, index) => `w${index + 1}z`),
          shown,
        );
        expect(shown.includes('"other_list"')).toBe(how === "list");
      },
    ),
  );
});
