import type { ImportRows } from "@creel/domain/import/rows/import-rows";
import type { RowContext } from "@creel/domain/import/rows/row-context";
import { fieldsOf } from "@creel/domain/import/rows/row-examples";
import { findSuspiciousRows } from "@creel/domain/import/rows/suspicious-rows";
import { isRecorded, readRecorded } from "@creel/testing/recorded";
import { expect, test } from "vitest";

import { open, plan, textFile } from "../../testing/import-files.ts";
import { askImport } from "./ask-import.ts";

const FOLDER = "bug-reports";

/** Returns the rows that an import would send. */
async function rowsIn(file: string, waters: RowContext["waters"]): Promise<ImportRows> {
  await open(textFile(await readRecorded(`${FOLDER}/${file}.csv`)));
  await plan({ dateOrder: "dmy" });
  const known = { waters, lures: [], timeZone: "America/Chicago" };
  const importId = "019f2b1c-0000-7000-8000-000000000001";
  const answer = await askImport({ kind: "rows", importId, catches: null, choices: {}, ...known });
  if (answer.kind !== "rows") throw new Error(JSON.stringify(answer));
  return answer.made;
}

/** Returns the waters made from a file, and the water and the notes of each of its catches. */
async function placesIn(file: string, waters: RowContext["waters"]) {
  const all = await rowsIn(file, waters);
  const made = fieldsOf(all, "water");
  const names = new Map<unknown, unknown>([
    ...waters.map(({ id, name }) => [id, name] as const),
    ...made.map(({ id, name }) => [id, name] as const),
  ]);
  return {
    made: made.map((water) => water["name"]),
    catches: fieldsOf(all, "catch").map(({ water_id: id, notes = null }) => [names.get(id) ?? null, notes]),
  };
}

const MINNESOTA = { id: "a", name: "Mud Lake", latitude: 45.1, longitude: -93.1, radius: 2000 };

test.skipIf(!isRecorded(FOLDER)).each([
  {
    name: "01-same-name-two-lakes",
    log: [],
    made: ["Long Lake", "Long Lake (2)", "Long Lake (3)"],
    catches: [
      ["Long Lake", null],
      ["Long Lake (2)", null],
      ["Long Lake (3)", null],
    ],
  },
  {
    name: "02-via-gps-spot",
    log: [],
    made: [],
    catches: Array.from({ length: 10 }, () => [null, "Via GPS"]),
  },
  {
    name: "56-mud-lake",
    log: [{ ...MINNESOTA, outline: null, spots: [] }],
    made: ["Mud Lake (2)"],
    catches: [
      ["Mud Lake (2)", null],
      ["Mud Lake (2)", null],
    ],
  },
])("$name has the waters that lie where its fish were caught", async ({ name, log, made, catches }) => {
  expect(await placesIn(name, log)).toEqual({ made, catches });
});

test.skipIf(!isRecorded(FOLDER))(
  "54-giant-carp has three that no carp is as long as, and one of them twice",
  async () => {
    const { rows } = await rowsIn("54-giant-carp", []);

    const found = findSuspiciousRows(rows).map(({ finding: { check, mends }, rows: about }) => {
      const [fix] = mends;
      const lines = about.map(({ line }) => line);
      return [check, lines, fix?.kind === "length" ? Math.round(fix.length * 2.54) : fix?.kind];
    });
    expect(found).toEqual([
      ["outlier", [22], 107],
      ["length", [23], 82],
      ["twice", [23, 24], "merge"],
      ["length", [24], 82],
    ]);
  },
);
