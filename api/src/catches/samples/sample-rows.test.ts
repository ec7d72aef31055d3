import { SAMPLE_LANGUAGES, saySampleIn } from "@creel/domain/samples/texts/sample-texts";
import { TRANSLATIONS } from "@creel/texts/locales";
import { expect, test } from "vitest";

import { sampleRows } from "./sample-rows.ts";

const USER = { id: "0198aaaa-0000-7000-8000-000000000001", timeZone: "Europe/Helsinki" };

test("the sample log of an angler is in their language", async () => {
  const { waters, gear, trips, catches } = await sampleRows(USER, "2026-11-20", await saySampleIn("fi"));

  const ofCatches = catches.map(({ details }) => details);
  expect(ofCatches.map(({ notes }) => notes)).toContain("Seitsemän illalliseksi.");
  expect(catches.map(({ required }) => required.species)).toContain("Made");
  expect(trips.map(({ row }) => row.notes)).toContain("Kaksikymmentä reikää.");
  expect(trips.flatMap(({ row }) => row.companions)).toContain("Isä");
  expect(trips.flatMap(({ events }) => events.map(({ note }) => note))).toContain("Puri siiman poikki.");
  expect(waters.spots.map(({ row }) => row.name)).toContain("Itäkari");
  expect(gear.map(({ row }) => row.name)).toContain("Syötti");
  expect(gear.map(({ row }) => row.variants).join(" ")).toContain("punavalkoinen");
});

test("each language of Creel has the texts of the sample log", () => {
  expect(SAMPLE_LANGUAGES).toEqual(TRANSLATIONS);
});
