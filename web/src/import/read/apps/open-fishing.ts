import { isObject, listAt, objectAt, textAt } from "../source/json.ts";
import { flat } from "../source/read-json-table.ts";
import { newSource, type ReadSource, tableOfObjects } from "../source/read-source.ts";

/** Returns the catches of OpenFishing's API, as a bare list or within an object. */
function catchesOf(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  return [...listAt(json, "catches"), ...listAt(json, "data")];
}

export function isOpenFishing(json: unknown): boolean {
  return catchesOf(json).some((one) => isObject(one) && "caughtAt" in one && "weightG" in one);
}

/** Keys that get a column of their own. */
const READ: ReadonlySet<string> = new Set([
  "caughtAt",
  "species",
  "weightG",
  "lengthCm",
  "lat",
  "lng",
  "lure",
  "presentation",
  "catchAndRelease",
  "notes",
]);

function othersOf(fish: unknown): Record<string, string> {
  const { name: _name, ...lure } = objectAt(fish, "lure");
  const others = Object.entries(isObject(fish) ? fish : {}).filter(([key]) => !READ.has(key));
  return flat({ ...Object.fromEntries(others), ...lure });
}

export function readOpenFishing(json: unknown): ReadSource {
  const rows = catchesOf(json).map((fish) =>
    Object.assign(
      {
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
      },
      othersOf(fish),
    ),
  );
  return newSource("open_fishing", { tables: [tableOfObjects("OpenFishing", rows)] });
}
