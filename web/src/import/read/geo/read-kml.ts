import type { SourceProblem } from "@creel/domain/import/source/source-problem";

import type { ReadSource } from "../source/read-source.ts";
import {
  type MapFeature,
  type Properties,
  propertiesOf,
  type TimedPoint,
  type WrittenPoint,
} from "./map-feature.ts";
import { nameOf, sourceOfFeatures } from "./map-features.ts";
import { elementsIn, parseXml, textIn, textOf } from "./xml.ts";

/** Reads a KML file. A folder is the water of the places in it. */
export function readKml(text: string): ReadSource {
  const root = parseXml(text);
  const source = sourceOfFeatures("kml", placemarksIn(root, ""));
  return { ...source, problems: [...source.problems, ...overlaysIn(root)] };
}

const CONTAINERS: ReadonlySet<string> = new Set(["Document", "Folder", "kml"]);
const OVERLAYS: ReadonlySet<string> = new Set([
  "GroundOverlay",
  "PhotoOverlay",
  "ScreenOverlay",
  "NetworkLink",
  "Tour",
]);

function placemarksIn(parent: Element, water: string): MapFeature[] {
  return elementsIn(parent).flatMap((child) => {
    if (child.localName === "Placemark") return [placemark(child, water)];
    if (!CONTAINERS.has(child.localName)) return [];
    return placemarksIn(child, child.localName === "Folder" ? textIn(child, "name") || water : water);
  });
}

function overlaysIn(parent: Element): SourceProblem[] {
  return elementsIn(parent).flatMap((child): SourceProblem[] => {
    if (OVERLAYS.has(child.localName)) return [{ code: "overlay", name: nameOf(propertiesIn(child)) }];
    return CONTAINERS.has(child.localName) ? overlaysIn(child) : [];
  });
}

interface Shapes {
  points: WrittenPoint[];
  lines: TimedPoint[][];
  areas: number;
  isUnpaired: boolean;
}

function placemark(element: Element, water: string): MapFeature {
  const shapes: Shapes = { points: [], lines: [], areas: 0, isUnpaired: false };
  addShapes(element, shapes);
  return {
    properties: propertiesOf([["water", water], ...Object.entries(propertiesIn(element))]),
    description: textOfHtml(textIn(element, "description")),
    ...shapes,
  };
}

/** Texts of a placemark that get a column of their own. */
const TEXTS = ["name", "address", "phoneNumber", "Snippet", "snippet"] as const;

function propertiesIn(element: Element): Properties {
  const extended = elementsIn(element, "ExtendedData");
  const schemas = extended.flatMap((each) => elementsIn(each, "SchemaData"));
  const data = extended.flatMap((each) => elementsIn(each, "Data"));
  const simple = schemas.flatMap((each) => elementsIn(each, "SimpleData"));
  const [stamp] = elementsIn(element, "TimeStamp");
  const [span] = elementsIn(element, "TimeSpan");
  return propertiesOf([
    ...TEXTS.map((name) => [name, textIn(element, name)] as const),
    ["timestamp", stamp ? textIn(stamp, "when") : ""],
    ["begin", span ? textIn(span, "begin") : ""],
    ["end", span ? textIn(span, "end") : ""],
    ...data.map((each) => [nameIn(each), textIn(each, "value")] as const),
    ...simple.map((each) => [nameIn(each), textOf(each)] as const),
  ]);
}

function nameIn(data: Element): string {
  return data.getAttribute("name") ?? "";
}

function addShapes(parent: Element, shapes: Shapes): void {
  for (const child of elementsIn(parent)) {
    switch (child.localName) {
      case "MultiGeometry":
      case "MultiTrack":
        addShapes(child, shapes);
        break;
      case "Point":
        shapes.points.push(...coordinatesIn(child).slice(0, 1));
        break;
      case "LineString":
      case "LinearRing":
        shapes.lines.push(coordinatesIn(child));
        break;
      case "Polygon":
        shapes.areas += 1;
        break;
      case "Track":
        addTrack(child, shapes);
        break;
    }
  }
}

/** Reads longitude before latitude. Spaces separate the points; some files also have spaces after commas. */
function coordinatesIn(element: Element): TimedPoint[] {
  const texts = textIn(element, "coordinates")
    .replaceAll(/\s*,\s*/g, ",")
    .split(/\s+/);
  return texts.filter((text) => text !== "").map((text) => pointOf(text.split(","), null));
}

function pointOf([longitude = "", latitude = ""]: readonly string[], at: string | null): TimedPoint {
  return { latitude, longitude, at };
}

/** Adds a track. Its times and points are two lists that pair up by index. */
function addTrack(track: Element, shapes: Shapes): void {
  const times = elementsIn(track, "when").map(textOf);
  const coords = elementsIn(track, "coord").map((each) => textOf(each).split(/\s+/));
  const isPaired = times.length === coords.length;
  shapes.isUnpaired ||= !isPaired && times.length > 0;
  shapes.lines.push(coords.map((coord, index) => pointOf(coord, (isPaired && times[index]) || null)));
}

/** HTML tags in descriptions of maps. Another word after < is not a tag: "wind <5 mph". */
const TAGS =
  "a|abbr|address|article|b|big|blockquote|body|br|caption|center|code|col|dd|del|div|dl|dt|em|font|footer|h[1-6]|head|header|hr|html|i|iframe|img|ins|li|link|meta|ol|p|picture|pre|s|script|section|small|source|span|strike|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|title|tr|tt|u|ul|video";
const TAG = new RegExp(String.raw`<!--[\s\S]*?-->|</?(?:${TAGS})(?:\s[^<>]*)?/?>`, "gi");
/** Matches tags that begin or end a line. */
const BREAKING = /^<\/?(?:br|p|div|tr|li|h[1-6]|hr|table|ul|ol|dl|dt|blockquote)\b/i;
const ADDRESS = /\s(?:href|src)\s*=\s*["']?(https?:[^"'\s>]+)/i;

const ENTITIES = new Map([
  ["apos", "'"],
  ["deg", "°"],
  ["frac12", "½"],
  ["gt", ">"],
  ["lt", "<"],
  ["nbsp", " "],
  ["quot", '"'],
  ["amp", "&"],
]);

/** Returns the text of a description, with the URLs of its links and pictures. */
function textOfHtml(html: string): string {
  return html
    .replaceAll(TAG, (tag) => {
      const address = ADDRESS.exec(tag)?.[1];
      if (address !== undefined) return ` ${address} `;
      return BREAKING.test(tag) ? "\n" : /^<\/?t[dh]\b/i.test(tag) ? " " : "";
    })
    .replaceAll(/&#(\d{1,7});/g, (_, code: string) => letterOf(Number(code)))
    .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity)
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n[ \n]*/g, "\n")
    .trim();
}

function letterOf(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : "";
}
