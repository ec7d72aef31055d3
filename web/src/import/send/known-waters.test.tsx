import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";

import { spotOf, waterOf } from "../../testing/waters.ts";
import { readRowContext } from "./row-context.ts";

const { outline: _outline, spots: _spots, ...summary } = waterOf();
const POND = { ...summary, id: "pond", name: "Pond", latitude: 10, longitude: 10, small_outline: null };
const WATERS = [{ ...summary, small_outline: null }, POND];

test("waters of the log that a file may name are known with their spots, and a key has one id in an import", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const one = { water: waterOf({ spots: [spotOf()] }) };
    return Response.json(url === "/api/waters" ? { waters: WATERS, unnamed: [] } : one);
  });
  const place = { name: "Reef", water: "lake VERMILION", notes: "", latitude: 1, longitude: 2 };
  const read = (importId: string) =>
    readRowContext(
      new QueryClient(),
      { importId, parts: { places: [place] }, catches: [] },
      { timeZone: "Europe/Berlin" },
    );

  const context = await read("0193a2c4-0000-7000-8000-000000000001");
  const again = await read("0193a2c4-0000-7000-8000-000000000001");
  const other = await read("0193a2c4-0000-7000-8000-000000000002");

  expect(asked.slice(0, 2)).toEqual(["/api/waters", `/api/waters/${summary.id}`]);
  expect(context.waters).toMatchObject([
    { name: "Lake Vermilion", spots: [{ name: "East reef" }] },
    { name: "Pond", spots: [] },
  ]);
  expect(context.idOf("trip:1")).toBe(again.idOf("trip:1"));
  expect(new Set([context.idOf("trip:1"), context.idOf("trip:2"), other.idOf("trip:1")]).size).toBe(3);
  expect(context.idOf("trip:1")).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});
