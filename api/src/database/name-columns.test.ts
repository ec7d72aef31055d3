import { createQueryId } from "kysely";
import { expect, test } from "vitest";

import { ColumnNames } from "./name-columns.ts";

const queryId = createQueryId();

test("a column is named as in the code, and stored JSON as it was written", async () => {
  const row = {
    wind_speed_mph: 8,
    hours: [{ severe_alert: -20 }],
    before: { water: { place_name: "Pond" } },
  };
  const { rows } = await new ColumnNames().transformResult({ queryId, result: { rows: [row, row] } });
  const renamed = { windSpeedMph: 8, hours: row.hours, before: row.before };
  expect(rows).toEqual([renamed, renamed]);
});

test("no rows stay none", async () => {
  const { rows } = await new ColumnNames().transformResult({ queryId, result: { rows: [] } });
  expect(rows).toEqual([]);
});
