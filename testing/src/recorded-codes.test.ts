import { conditionsOfCode } from "@creel/domain/conditions/wmo-codes";
import { expect, test } from "vitest";

import { readRecorded, recordedFolder } from "./recorded.ts";

test.skipIf(!recordedFolder())("every code of Open-Meteo's table is known, in its words", async () => {
  const [, ...rows] = (await readRecorded("open-meteo/wmo-weather-codes.csv")).trim().split("\n");
  const different = rows.filter((row) => {
    const [code, description = "", main] = row.split(",");
    const conditions = conditionsOfCode(Number(code));
    return conditions.main !== main || !conditions.description.startsWith(description);
  });
  expect(rows).toHaveLength(28);
  expect(different).toEqual([]);
});
