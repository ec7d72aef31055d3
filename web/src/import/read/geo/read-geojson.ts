import type { Feature, FeatureCollection } from "geojson";

import { readCreelFeatures } from "../apps/creel-files.ts";
import { isObject } from "../source/json.ts";
import type { ReadSource } from "../source/read-source.ts";
import { sourceOfFeatures } from "./features.ts";

export function isGeoJson(json: unknown): json is { features: unknown[] } {
  return isObject(json) && json["type"] === "FeatureCollection" && Array.isArray(json["features"]);
}

export function readGeoJson(json: { features: readonly unknown[] }): ReadSource {
  const creel = readCreelFeatures(json.features);
  if (creel) return creel;
  const collection: FeatureCollection = {
    type: "FeatureCollection",
    features: json.features.filter(isFeature),
  };
  return sourceOfFeatures("geojson", collection);
}

function isFeature(value: unknown): value is Feature {
  return isObject(value) && isObject(value["geometry"]) && Array.isArray(value["geometry"]["coordinates"]);
}
