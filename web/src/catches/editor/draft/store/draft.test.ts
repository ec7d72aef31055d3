import { CalendarDate, Time } from "@internationalized/date";
import { expect, test } from "vitest";

import { photoOf, storedOf } from "../../../../testing/form-photos.ts";
import { catchOf } from "../../values/catch-testing.ts";
import { newCatchValues } from "../../values/catch-values.ts";
import { type Draft, readDraft, writeDraft } from "./draft.ts";
import { packPhotos } from "./pack-photos.ts";

const DRAFT: Draft = {
  id: "0199f2a0-0000-7000-8000-000000000001",
  userId: "ana",
  keptAt: Date.parse("2026-11-21T12:42:00Z"),
  base: null,
  values: {
    ...newCatchValues({ latitude: 47.831174, longitude: -92.264829 }),
    species: "Walleye",
    weight: 6.625,
    dateOfCatch: new CalendarDate(2026, 11, 20),
    timeOfCatch: new Time(6, 42),
    notes: "Second cast\noff the point",
  },
};

const RECORD = writeDraft(DRAFT);
const STORED = catchOf({ weight: 6.2 });

test("a draft comes back as it was typed, with its photos, its day and time as a calendar has them", async () => {
  const photo = photoOf({ id: "1", file: new Blob(["perch"], { type: "image/jpeg" }) });

  const record = structuredClone(writeDraft(DRAFT));
  const packed = structuredClone(await packPhotos([photo, storedOf("2")]));
  const draft = readDraft(record, [...packed, { kind: "new", id: "3" }, "a word"]);

  expect(draft?.values).toEqual({
    ...DRAFT.values,
    photos: [{ ...photo, file: expect.any(Blob) }, storedOf("2")],
  });
  expect(await fileOf(draft)).toEqual(["perch", "image/jpeg"]);
  expect(draft?.values.timeOfCatch?.add({ minutes: 20 }).toString()).toBe("07:02:00");
  expect(draft).toMatchObject({ id: DRAFT.id, userId: "ana", keptAt: DRAFT.keptAt, base: null });
});

/** A private window of WebKit cannot store files. */
test("no file is kept, but what is in it; a draft of before has one, and it comes back", async () => {
  const photo = photoOf({ id: "1", file: new Blob(["perch"], { type: "image/jpeg" }) });

  expect(await packPhotos([photo])).toEqual([
    { ...photo, file: { bytes: expect.any(ArrayBuffer), type: "image/jpeg" } },
  ]);
  expect(await fileOf(readDraft(RECORD, [photo]))).toEqual(["perch", "image/jpeg"]);
});

/** Returns the content and the type of a draft's first photo. */
async function fileOf(draft: Draft | null): Promise<string[]> {
  const [photo] = draft?.values.photos ?? [];
  return photo?.kind === "new" ? [await photo.file.text(), photo.file.type] : [];
}

test("what was left empty stays empty", () => {
  const values = { ...DRAFT.values, dateOfCatch: null, timeOfCatch: null, coordinates: null };

  expect(readDraft(writeDraft({ ...DRAFT, values }), [])?.values).toEqual(values);
});

test("a draft of before conditions were filled in afterwards is still one", () => {
  const { conditions_filled: _unknown, is_sample: _later, ...before } = STORED;

  expect(readDraft({ ...writeDraft(DRAFT), base: before }, [])?.base).toEqual(STORED);
});

/** A draft as version 0.1.0 wrote it. */
const OF_FORMAT_1 = {
  format: 1,
  id: DRAFT.id,
  userId: "ana",
  keptAt: DRAFT.keptAt,
  base: null,
  values: {
    species: "Other",
    customSpecies: "Burbot",
    length: 25.5,
    weight: 6.625,
    lureType: "Other",
    customLureType: "Wobbler",
    dateOfCatch: "2026-11-20",
    timeOfCatch: "06:42:00",
    depth: 18,
    waterTemperature: 44,
    weatherConditions: "Cloudy",
    airTemperature: 41,
    windSpeed: 8,
    windDirection: "SW",
    barometricPressure: 29.92,
    pressureTrend: "Falling",
    lunarPhase: "Full Moon",
    notes: "Second cast",
    coordinates: { latitude: 47.831174, longitude: -92.264829 },
  },
};

test("a draft that an older version kept, under the names of then, comes back with all that was typed", () => {
  expect(readDraft(OF_FORMAT_1, [])?.values).toEqual({
    ...newCatchValues({ latitude: 47.831174, longitude: -92.264829 }),
    species: "Other",
    customSpecies: "Burbot",
    length: 25.5,
    weight: 6.625,
    lure_type: "Other",
    customLureType: "Wobbler",
    dateOfCatch: new CalendarDate(2026, 11, 20),
    timeOfCatch: new Time(6, 42),
    depth: 18,
    water_temperature: 44,
    weather_conditions: "Cloudy",
    air_temperature: 41,
    wind_speed: 8,
    wind_direction: "SW",
    barometric_pressure: 29.92,
    pressure_trend: "Falling",
    lunar_phase: "Full Moon",
    notes: "Second cast",
  });
});

test.each([
  ["nothing at all", undefined],
  ["of another format", { ...RECORD, format: 3 }],
  ["with a day that no calendar has", { ...RECORD, values: { ...RECORD.values, dateOfCatch: "2026-02-30" } }],
  ["with a time that no clock shows", { ...RECORD, values: { ...RECORD.values, timeOfCatch: "25:00" } }],
  ["with a word for a weight", { ...RECORD, values: { ...RECORD.values, weight: "heavy" } }],
  ["without its species", { ...RECORD, values: { ...RECORD.values, species: undefined } }],
  ["of a catch that is none", { ...RECORD, base: { id: "1" } }],
])("a draft that is %s is none, and breaks nothing", (_what, record) => {
  expect(readDraft(record, [])).toBeNull();
});
