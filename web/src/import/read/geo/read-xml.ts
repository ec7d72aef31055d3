import { gpx, kmlWithFolders, type Folder } from "@tmcw/togeojson";
import { DOMParser } from "@xmldom/xmldom";
import type { Feature } from "geojson";

import { readCreelFeatures } from "../apps/creel-files.ts";
import { parseJson } from "../source/json.ts";
import type { ReadSource } from "../source/read-source.ts";
import { RefusedFileError } from "../source/refusal.ts";
import { sourceOfFeatures } from "./features.ts";

const SPACE = /[\s\uFEFF]+/y;
const DOCTYPE = /<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/iy;
const ROOT = /<(?:\w+:)?(\w+)[\s>]/y;

/** The root of an XML file. What stands before it is passed over piece by piece: each letter is looked at once. */
export function rootOf(text: string): string | null {
  let at = 0;
  for (;;) {
    const end = endOfNote(text, at) ?? endOf(SPACE, text, at) ?? endOf(DOCTYPE, text, at);
    if (end === null) break;
    at = end;
  }
  ROOT.lastIndex = at;
  return ROOT.exec(text)?.[1] ?? null;
}

/** Where a comment or a line for a program ends that begins there. */
function endOfNote(text: string, at: number): number | null {
  const closing = text.startsWith("<!--", at) ? "-->" : text.startsWith("<?", at) ? "?>" : null;
  const end = closing === null ? -1 : text.indexOf(closing, at);
  return closing === null || end === -1 ? null : end + closing.length;
}

function endOf(part: RegExp, text: string, at: number): number | null {
  part.lastIndex = at;
  return part.test(text) ? part.lastIndex : null;
}

export function readGpx(text: string): ReadSource {
  const document = parseXml(text);
  const creel = readCreelFeatures(Array.from(document.getElementsByTagName("wpt"), creelFeatureIn));
  if (creel) return creel;
  const features = gpx(document).features.filter(hasGeometry);
  addDepths(
    features.filter(({ geometry }) => geometry.type === "Point"),
    document,
  );
  return sourceOfFeatures("gpx", { type: "FeatureCollection", features });
}

/** A Creel writes each catch once more into its waypoint, as the feature of its GeoJSON. */
function creelFeatureIn(waypoint: Element): unknown {
  const [element] = Array.from(waypoint.getElementsByTagNameNS(CREEL_CATCHES, "catch"));
  return element ? parseJson(element.textContent ?? "") : null;
}

const CREEL_CATCHES = "urn:creel:catches";

/** Garmin has the depth of a waypoint, in meters, in an extension that togeojson passes over. */
function addDepths(points: readonly Feature[], document: Document): void {
  const waypoints = Array.from(document.getElementsByTagName("wpt"));
  if (waypoints.length !== points.length) return;
  for (const [index, waypoint] of waypoints.entries()) {
    const elements = Array.from(waypoint.getElementsByTagName("*"));
    const depth = elements.find(({ localName }) => localName === "Depth")?.textContent;
    const point = points[index];
    if (point && depth) point.properties = { ...point.properties, "Depth (m)": depth.trim() };
  }
}

/** A folder is the water of what lies in it. */
export function readKml(text: string): ReadSource {
  const root = kmlWithFolders(parseXml(text));
  return sourceOfFeatures("kml", { type: "FeatureCollection", features: featuresIn(root.children, null) });
}

function featuresIn(children: Folder["children"], water: string | null): Feature[] {
  return children.flatMap((child): Feature[] => {
    if (child.type === "folder") {
      const name = child.meta["name"];
      return featuresIn(child.children, typeof name === "string" ? name : water);
    }
    if (!hasGeometry(child)) return [];
    return [water === null ? child : { ...child, properties: { water, ...child.properties } }];
  });
}

function hasGeometry(feature: Feature<Feature["geometry"] | null>): feature is Feature {
  return feature.geometry !== null;
}

/** Entities of a document's own are refused: a few lines of them can become gigabytes. */
function parseXml(text: string): Document {
  if (/<!ENTITY/i.test(text)) throw new RefusedFileError("broken", "ENTITY");
  try {
    const parser = new DOMParser({
      onError: (level, message) => {
        if (level !== "warning") throw new RefusedFileError("broken", message);
      },
    });
    const parsed: unknown = parser.parseFromString(text, "text/xml");
    if (isDocument(parsed)) return parsed;
  } catch {
    // Said below.
  }
  throw new RefusedFileError("broken");
}

/** That of a worker, which has no DOM: togeojson asks for elements and their text alone. */
function isDocument(value: unknown): value is Document {
  return typeof value === "object" && value !== null && "getElementsByTagName" in value;
}
