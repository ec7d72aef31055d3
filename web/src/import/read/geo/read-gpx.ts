import { readCreelFeatures } from "../apps/creel-files.ts";
import { parseJson } from "../source/json.ts";
import type { ReadSource } from "../source/read-source.ts";
import { type MapFeature, propertiesOf, type Properties, type TimedPoint } from "./map-feature.ts";
import { sourceOfFeatures } from "./map-features.ts";
import { elementsIn, parseXml, textIn, textOf } from "./xml.ts";

export function readGpx(text: string): ReadSource {
  const root = parseXml(text);
  const creel = readCreelFeatures(elementsIn(root, "wpt").map(creelFeatureIn));
  return creel ?? sourceOfFeatures("gpx", elementsIn(root).flatMap(featuresOf));
}

/** Reads the GeoJSON feature that a Creel embeds in each waypoint. */
function creelFeatureIn(element: Element): unknown {
  const [written] = Array.from(element.getElementsByTagNameNS(CREEL_CATCHES, "catch"));
  return written ? parseJson(written.textContent ?? "") : null;
}

const CREEL_CATCHES = "urn:creel:catches";

function featuresOf(element: Element): MapFeature[] {
  switch (element.localName) {
    case "wpt":
      return [waypoint(element)];
    case "rte":
      return route(element);
    case "trk":
      return [
        {
          ...bare(element),
          lines: elementsIn(element, "trkseg").map((part) => elementsIn(part, "trkpt").map(timedPoint)),
        },
      ];
    default:
      return [];
  }
}

function waypoint(element: Element): MapFeature {
  return { ...bare(element), points: [timedPoint(element)] };
}

/** Reads a route. Plotters save marks as points of a route, so points with a name are places. */
function route(element: Element): MapFeature[] {
  const points = elementsIn(element, "rtept");
  const marks = points.filter((point) => Object.keys(textsIn(point)).some((name) => MARK.has(name)));
  const name = textIn(element, "name");
  const places = marks.map((mark): MapFeature => {
    const properties = propertiesOf([...leavesIn(mark), ["route", name]]);
    return Object.assign(waypoint(mark), { properties });
  });
  const isOnePlace = points.length === 1 && marks.length === 1;
  return isOnePlace ? places : [...places, { ...bare(element), lines: [points.map(timedPoint)] }];
}

const MARK: ReadonlySet<string> = new Set(["name", "cmt", "desc", "sym"]);

function bare(element: Element): MapFeature {
  return { properties: textsIn(element), description: "", points: [], lines: [], areas: 0 };
}

function timedPoint(element: Element): TimedPoint {
  const at = textIn(element, "time");
  return {
    latitude: element.getAttribute("lat") ?? "",
    longitude: element.getAttribute("lon") ?? "",
    at: at === "" ? null : at,
  };
}

/** Elements that are parts of a track, or that style a point. */
const PARTS: ReadonlySet<string> = new Set(["trkseg", "rtept", "DisplayMode", "DisplayColor"]);

/** Returns all texts of an element, including those of extensions. */
function textsIn(element: Element): Properties {
  return propertiesOf(leavesIn(element));
}

function leavesIn(element: Element): [string, string][] {
  return elementsIn(element).flatMap((child): [string, string][] => {
    const name = child.localName;
    if (PARTS.has(name)) return [];
    if (name === "link") return leavesIn(child).concat([[name, child.getAttribute("href") ?? ""]]);
    if (elementsIn(child).length > 0) return leavesIn(child);
    // Garmin writes the depth of a waypoint in meters.
    return [[name === "Depth" ? "Depth (m)" : name, textOf(child)]];
  });
}
