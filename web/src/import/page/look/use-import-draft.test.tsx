import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";

import { ownJson } from "../../../testing/own-answers.ts";
import { spotOf, waterOf } from "../../../testing/waters.ts";
import { readKnownWaters } from "./use-look.ts";

const { outline: _outline, spots: _spots, ...summary } = waterOf();
const POND = { ...summary, id: "pond", name: "Pond", latitude: 10, longitude: 10, small_outline: null };
const WATERS = [{ ...summary, small_outline: null }, POND];

test("waters of the log that a file may name are known with their spots", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const one = { water: waterOf({ spots: [spotOf()] }) };
    return ownJson(url === "/api/waters" ? { waters: WATERS, unnamed: [] } : one);
  });
  const place = { name: "Reef", water: "lake VERMILION", notes: "", latitude: 1, longitude: 2 };

  const waters = await readKnownWaters(new QueryClient(), { parts: { places: [place] }, catches: [] });

  expect(asked).toEqual(["/api/waters", `/api/waters/${summary.id}`]);
  expect(waters).toMatchObject([
    { name: "Lake Vermilion", spots: [{ name: "East reef" }] },
    { name: "Pond", spots: [] },
  ]);
});
