import { isObject, listAt, objectAt, textAt } from "../source/json.ts";
import { newSource, type ReadSource } from "../source/read-source.ts";
import { tableOfObjects } from "../source/tables.ts";

/** The catches of OpenFishing's API, bare or in an object. */
function catchesOf(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  return [...listAt(json, "catches"), ...listAt(json, "data")];
}

export function isOpenFishing(json: unknown): boolean {
  return catchesOf(json).some((one) => isObject(one) && "caughtAt" in one && "weightG" in one);
}

export function readOpenFishing(json: unknown): ReadSource {
  const rows = catchesOf(json).map((fish) => ({
    Date: textAt(fish, "caughtAt"),
    Species: textAt(fish, "species"),
    "Weight (g)": textAt(fish, "weightG"),
    "Length (cm)": textAt(fish, "lengthCm"),
    Latitude: textAt(fish, "lat"),
    Longitude: textAt(fish, "lng"),
    Lure: textAt(objectAt(fish, "lure"), "name"),
    Presentation: textAt(fish, "presentation"),
    Released: textAt(fish, "catchAndRelease"),
    Notes: textAt(fish, "notes"),
  }));
  return newSource("open_fishing", { tables: [tableOfObjects("OpenFishing", rows)] });
}
