import { v7 as uuidv7 } from "uuid";
import { expect } from "vitest";

import { aTrip, aWater } from "../fixtures/given.ts";
import { forOwner, forSignedIn, type Refusal, type Route, type Scene } from "./route.ts";

const theTrip = { id: ({ tripId }: Scene) => tripId };
const theWater = { id: ({ waterId }: Scene) => waterId };
const anEvent = () => ({ at: null, kind: "lost" });
/** A time after the scene's trip. */
const LATER = { started_at: "2026-11-21T12:00:00.000Z", ended_at: "2026-11-21T13:00:00.000Z" };

const onDay = (day: string) => ({ started_at: `${day}T12:00:00.000Z`, ended_at: `${day}T13:00:00.000Z` });
const SCORE = { at: aTrip().started_at, score: 50, points: { light: 5 } };
const PREDICTION = { made_at: aTrip().started_at, rule: "1a2b3c4d", source: null, hours: [SCORE] };

const WRONG_TRIPS: readonly Refusal[] = [
  [{ started_at: "yesterday" }, "started_at"],
  [{ ended_at: aTrip().started_at }, "ended_at"],
  [{ ended_at: "2026-11-28T12:00:00.000Z" }, "ended_at"],
  [onDay("1899-01-01"), "started_at"],
  [onDay("2036-01-01"), "started_at"],
  [{ hours_override: 4.6 }, "hours_override"],
  [{ hours_override: 0 }, "hours_override"],
  [{ lines: 21 }, "lines"],
  [{ anglers: 0 }, "anglers"],
  [{ companions: Array.from({ length: 11 }, () => "Bo") }, "companions"],
  [{ companions: ["x".repeat(41)] }, "companions.0"],
  [{ place_name: "x".repeat(81) }, "place_name"],
  [{ method: "x".repeat(41) }, "method"],
  [{ notes: "x".repeat(5001) }, "notes"],
  [{ water_temperature: 20 }, "water_temperature"],
  [{ latitude: 91 }, "latitude"],
  [{ time_zone: "Middle/Earth" }, "time_zone"],
  [{ start_source: "guess" }, "start_source"],
  [{ id: "1" }, "id"],
  [{ water_id: "1" }, "water_id"],
];

/** Invalid predictions. A device makes a prediction when a trip begins. */
const WRONG_PREDICTIONS: readonly Refusal[] = [
  [{ made_at: "yesterday" }, "prediction.made_at"],
  [{ rule: "" }, "prediction.rule"],
  [{ rule: "a\u0000" }, "prediction.rule"],
  [{ hours: Array.from({ length: 193 }, () => SCORE) }, "prediction.hours"],
  [{ hours: [{ ...SCORE, score: 101 }] }, "prediction.hours.0.score"],
  [{ hours: [{ ...SCORE, points: { a: "1" } }] }, "prediction.hours.0.points.a"],
  [{ cell: { latitude: 91, longitude: 0 } }, "prediction.cell.latitude"],
  [{ signature: "x".repeat(101) }, "prediction.signature"],
];

const WRONG_EVENTS: readonly Refusal[] = [
  [{ kind: "pause" }, "at"],
  [{ at: "noon", kind: "strike" }, "at"],
  [{ at: "0000-01-01T00:00:00.000Z", kind: "strike" }, "at"],
  [{ at: "9999-01-01T00:00:00.000Z", kind: "strike" }, "at"],
  [{ kind: "nap" }, "kind"],
  [{ quantity: 0 }, "quantity"],
  [{ note: "x".repeat(201) }, "note"],
  [{ at: "2026-11-20T13:00:00.000Z", kind: "gear", lines: 21 }, "lines"],
];

const POSITION = { at: "2026-11-20T13:00:00.000Z", latitude: 47.8, longitude: -92.2, accuracy: 12.5 };
const WRONG_POSITIONS = [
  [{ at: "noon" }, "positions.0.at"],
  [{ at: "9999-01-01T00:00:00.000Z" }, "at"],
  [{ latitude: 91 }, "positions.0.latitude"],
  [{ accuracy: -1 }, "positions.0.accuracy"],
] as const;

const OUTLINE = "Outline must be a GeoJSON polygon or line of at most 20,000 characters";
const lineOf = (coordinates: number[][]) => ({ outline: { type: "LineString", coordinates } });
const ENDLESS = Array.from({ length: 1000 }, (_, index) => [-92.123456 + index / 1e5, 47.123456]);
const FAR_EAST = [
  [0, 0],
  [200, 0],
];
const LONGITUDE = "Longitude must be between −180 and 180";

const WRONG_WATERS: readonly Refusal[] = [
  [{ name: " " }, { name: "Name is required" }],
  [{ kind: "ocean" }, { kind: expect.stringContaining("lake") }],
  [{ radius: 1 }, { radius: "Radius must be between 25 and 100,000 m" }],
  [{ outline: { type: "Point", coordinates: [0, 0] } }, { "outline.type": OUTLINE }],
  [{ outline: { type: "Polygon", coordinates: [] } }, { "outline.coordinates": OUTLINE }],
  [lineOf(ENDLESS), { outline: OUTLINE }],
  [lineOf(FAR_EAST), { "outline.coordinates.1.0": LONGITUDE }],
];

const aReading = () => ({ id: uuidv7(), at: "2026-11-20T12:00:00.000Z", temperature: 48, level: null });
const A_MARK = { quantity: "level", direction: "over", value: 5.5 };
const HEIGHT = "Mark must be between −1,000 and 30,000 ft";
const TEMPERATURE = "Water Temp must be between 28 and 113 °F";
const WRONG_READINGS: readonly Refusal[] = [
  [{ id: "1" }, "id"],
  [{ at: "noon" }, "at"],
  [{ at: "2036-01-01T00:00:00.000Z" }, "at"],
  [{ at: "1899-01-01T00:00:00.000Z" }, "at"],
  [{ temperature: "48" }, "temperature"],
  [{ temperature: 114 }, { temperature: TEMPERATURE }],
  [{ temperature: null }, { temperature: "Water Temp is required" }],
  [{ level: "flood" }, "level"],
  [{ place: "here" }, "body"],
];

export const tripRoutes: Record<string, Route> = {
  "POST /api/trips/": forSignedIn(201, {
    body: () => ({ ...aTrip(), ...LATER }),
    refused: [
      ...WRONG_TRIPS.map(([wrong, field]): Refusal => [Object.assign(aTrip(), wrong), field]),
      ...WRONG_PREDICTIONS.map(([wrong, field]): Refusal => [
        { prediction: Object.assign({ ...PREDICTION }, wrong) },
        field,
      ]),
    ],
  }),
  "GET /api/trips/": forSignedIn(200, { refused: [["?custom=Calm", "custom"]] }),
  "GET /api/trips/stats": forSignedIn(200),
  "GET /api/trips/calendar": forSignedIn(200, {
    query: "?year=2026",
    refused: [
      ["?year=26", "year"],
      ["?year=2026&species=%00", "species"],
    ],
  }),
  "GET /api/trips/proposals": forSignedIn(200),
  "POST /api/trips/proposals/accept": forSignedIn(200, {
    body: ({ catchId }) => ({ items: [{ key: uuidv7(), id: uuidv7(), catchIds: [catchId || uuidv7()] }] }),
    refused: [
      [{ items: undefined }, "items"],
      [{ items: [] }, "items"],
      [{ items: Array.from({ length: 201 }, () => ({})) }, "items"],
    ],
  }),
  "POST /api/trips/proposals/dismiss": forSignedIn(204, {
    body: ({ catchId }) => ({ catchIds: [catchId || uuidv7()] }),
  }),
  "GET /api/trips/places": forSignedIn(200),
  "GET /api/trips/running": forSignedIn(200),
  "GET /api/trips/{id}": forOwner(200, theTrip),
  "PUT /api/trips/{id}": forOwner(200, { ...theTrip, body: () => ({ notes: "Fog" }) }),
  "DELETE /api/trips/{id}": forOwner(204, theTrip),
  "POST /api/trips/{id}/end": forOwner(200, {
    ...theTrip,
    body: () => ({ ended_at: "2026-11-20T17:00:00.000Z", source: "tap" }),
  }),
  "POST /api/trips/{id}/events": forOwner(201, { ...theTrip, body: anEvent, refused: WRONG_EVENTS }),
  "PUT /api/trips/{id}/events/{eventId}": forOwner(200, { ...theTrip, body: anEvent }),
  "DELETE /api/trips/{id}/events/{eventId}": forOwner(204, theTrip),
  "POST /api/trips/{id}/positions": forOwner(204, {
    ...theTrip,
    body: () => ({ positions: [POSITION] }),
    refused: WRONG_POSITIONS.map(([wrong, field]) => [{ positions: [{ ...POSITION, ...wrong }] }, field]),
  }),
  "DELETE /api/trips/{id}/positions": forOwner(204, theTrip),

  "POST /api/waters/": forSignedIn(201, { body: aWater, refused: WRONG_WATERS }),
  "GET /api/waters/": forSignedIn(200),
  "GET /api/waters/{id}/stats": forOwner(200, theWater),
  "GET /api/waters/{id}": forOwner(200, theWater),
  "PUT /api/waters/{id}": forOwner(200, { ...theWater, body: () => ({ name: "Vermilion" }) }),
  "DELETE /api/waters/{id}": forOwner(204, theWater),
  "POST /api/waters/{id}/merge": forOwner(200, {
    ...theWater,
    body: ({ otherWaterId }) => ({ into: otherWaterId || uuidv7() }),
  }),
  "DELETE /api/waters/{id}/merge": forOwner(200, theWater),
  "POST /api/waters/{id}/spots": forOwner(201, { ...theWater, body: aWater }),
  "PUT /api/waters/{id}/spots/{spotId}": forOwner(200, { ...theWater, body: () => ({ name: "Hump" }) }),
  "DELETE /api/waters/{id}/spots/{spotId}": forOwner(204, theWater),
  // The weather is turned off.
  "GET /api/waters/{id}/gauges": forOwner(404, theWater),
  "PUT /api/waters/{id}/gauge": forOwner(200, {
    ...theWater,
    body: () => ({ none: true }),
    refused: [
      [{ none: false }, "body"],
      [{ none: undefined, service: "usgs", station: "x".repeat(65) }, "station"],
    ],
  }),
  "DELETE /api/waters/{id}/gauge": forOwner(200, theWater),
  "GET /api/waters/{id}/conditions": forOwner(200, theWater),
  "GET /api/waters/marks": forSignedIn(200),
  "GET /api/waters/{id}/marks": forOwner(200, theWater),
  "PUT /api/waters/{id}/marks": forOwner(200, {
    ...theWater,
    body: () => ({ marks: [] }),
    refused: [
      [{ marks: [A_MARK] }, { marks: "Choose a gauge for this water first." }],
      [{ marks: [{ ...A_MARK, quantity: "depth" }] }, "marks.0.quantity"],
      [{ marks: [{ ...A_MARK, direction: "at" }] }, "marks.0.direction"],
      [{ marks: [{ ...A_MARK, value: "5.5" }] }, "marks.0.value"],
      [{ marks: [{ ...A_MARK, value: 30_001 }] }, { "marks.0.value": HEIGHT }],
      [{ marks: [A_MARK, { ...A_MARK, value: 6 }] }, "marks"],
    ],
  }),
  "GET /api/waters/{id}/readings": forOwner(200, theWater),
  "POST /api/waters/{id}/readings": forOwner(201, { ...theWater, body: aReading, refused: WRONG_READINGS }),
  "DELETE /api/waters/{id}/readings/{readingId}": forOwner(204, theWater),
};
