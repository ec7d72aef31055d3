import { setTimeout as pause } from "node:timers/promises";

import sharp from "sharp";
import { v7 as uuidv7 } from "uuid";

import { catchForm } from "../fixtures/catch-form-data.ts";

/** The accounts that every fixture has. */
export const ANA = { email: "ana@example.com", password: "an eel under the dock" };
const BOSS = { email: "boss@example.com", password: "made up in 2026" };
export const FIRST_ADMIN = { ADMIN_EMAIL: BOSS.email, ADMIN_PASSWORD: BOSS.password };

const PLACE = { latitude: 47.831174, longitude: -92.264829 };
const NOTES = "Weed edge,\ttwo casts\nfrom the point \\ “slow” 😀";
const CONDITIONS = {
  weather_conditions: "Cloudy",
  air_temperature: 53.6,
  water_temperature: 48,
  wind_speed: 7.5,
  wind_direction: "NW",
  barometric_pressure: 29.92,
  pressure_trend: "Falling",
  lunar_phase: "Waxing Gibbous",
};

/** Lists and records that the API of a version answers. What a version does not have is left out. */
const ASKED = [
  "/auth/me",
  "/catches?limit=100",
  "/catches/stats/summary",
  "/catches/stats/species",
  "/trips?limit=100",
  "/trips/stats",
  "/waters",
  "/gear",
  "/custom-fields",
  "/shares",
  "/insights/questions",
  "/lure-trials",
  "/licences",
  "/licences/reminders",
  "/limits",
  "/returns",
  "/return-templates",
  "/notifications",
  "/auth/tokens",
  "/imports",
  "/auth/me/reveals",
];

export type Call = (
  method: string,
  path: string,
  body?: object | FormData,
) => Promise<{ status: number; body: unknown }>;

/** The answers of the API about Ana's log, by address. */
export type Answers = Record<string, unknown>;

/**
 * Fills a Creel of any version through its API: an angler's log with a record of each kind that the version has, and a
 * message to its admin. A kind that it lacks is left out.
 */
export async function fillLog(call: Call): Promise<void> {
  const make = async (path: string, body: object | FormData) => idOf((await call("POST", path, body)).body);
  await call("PUT", "/auth/me", { firstName: "Ana", lastName: "Ångler\\", units: "metric", home: null });
  const catchIds = await logCatches(make);
  const waterId = await make("/waters", { name: "Lake\tVermilion", ...PLACE, note: "Ice until May" });
  await make(`/waters/${waterId}/spots`, { name: "Reef", ...PLACE, radius: 100 });
  await call("PUT", `/waters/${waterId}/gauge`, { none: true });
  const reading = { id: uuidv7(), at: "2026-11-20T12:00:00.000Z", temperature: 48.5, level: "high" };
  await make(`/waters/${waterId}/readings`, reading);
  const variants = [{ id: uuidv7(), color: "fire\ttiger", weight: null, size: null, dive_depth: null }];
  const lureId = await make("/gear", { kind: "lure", name: "Jig", variants });
  await make("/gear", { kind: "rod", name: "Old rod" });
  const fieldId = await make("/custom-fields", { kind: "choice", name: "Companion", choices: ["Nils \\"] });
  const bass = {
    species: "Bass (Smallmouth)",
    date: "2026-11-20T13:10:00.000Z",
    time_zone: "America/Chicago",
  };
  await make("/catches", {
    ...bass,
    ...PLACE,
    lure_id: lureId,
    custom: { [fieldId]: "Nils \\" },
    fate: "kept",
  });
  const tripId = await logTrip(call, make);
  await makeOthers(make, { catchId: catchIds[0] ?? "", tripId });
  await call("PUT", `/imports/${uuidv7()}`, { kind: "table", file_name: "catches.csv" });
  await call("PUT", "/licences/reminders", { license_ends: true });
  await call("PUT", "/notifications", {
    topics: { good_day: ["mail"] },
    quiet_from: "22:00",
    quiet_to: "05:00",
  });
  await make("/notifications/channels", { kind: "webhook", url: "https://1.1.1.1/creel" });
}

type Make = (path: string, body: object | FormData) => Promise<string>;

/** One with everything, one with the least, and one that is a person's own name for a fish. */
async function logCatches(make: Make): Promise<string[]> {
  const measures = { weight: 12.5, length: 36.25, lure_type: "Spoon", depth: 8, notes: NOTES };
  const whole = {
    species: "Bass (Smallmouth)",
    date: "2026-11-20T12:42:00.000Z",
    time_zone: "America/Chicago",
    ...PLACE,
    ...measures,
    ...CONDITIONS,
  };
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } });
  const photo = await image.jpeg({ quality: 60 }).toBuffer();
  const least = { species: "Walleye", date: "2026-11-19T20:00:00.000Z", time_zone: "America/Chicago" };
  return [
    await make("/catches", catchForm(whole, [photo])),
    await make("/catches", { ...least, latitude: 47.5, longitude: -92.5 }),
    await make("/catches", { ...least, ...PLACE, species: "Grandpa’s bass", length: 14 }),
  ];
}

async function logTrip(call: Call, make: Make): Promise<string> {
  const trip = { started_at: "2026-11-20T12:00:00.000Z", ended_at: "2026-11-20T16:30:00.000Z" };
  const tripId = await make("/trips", {
    ...trip,
    time_zone: "America/Chicago",
    ...PLACE,
    notes: "Fog until \\ nine",
  });
  await make(`/trips/${tripId}/events`, { at: "2026-11-20T14:00:00.000Z", kind: "lost" });
  const position = { at: "2026-11-20T13:00:00.000Z", latitude: 47.8, longitude: -92.2, accuracy: 12.5 };
  await call("POST", `/trips/${tripId}/positions`, { positions: [position] });
  // A blank.
  const blank = { started_at: "2026-11-18T12:00:00.000Z", ended_at: "2026-11-18T14:00:00.000Z" };
  await make("/trips", { ...blank, time_zone: "America/Chicago", latitude: 47.5, longitude: -92.5 });
  return tripId;
}

interface Made {
  catchId: string;
  tripId: string;
}

async function makeOthers(make: Make, { catchId, tripId }: Made): Promise<void> {
  await make("/shares", { subject: "catch", subject_id: catchId });
  await make("/shares", { subject: "trip", subject_id: tripId });
  await make("/insights/questions", { factor: "light", species: "Bass (Smallmouth)" });
  await make("/lure-trials", {
    first: { name: "Jig, blue" },
    second: { name: "Spoon", lure_type: "Spoon" },
    hours: 32,
  });
  await make("/licences", { name: "River Tarn", valid_to: "2026-11-30", number: "4471 0926 118" });
  await make("/limits", { species: "Walleye", bag_day: 6, read_on: "2026-05-03" });
  const days = { from: "2026-02-01", to: "2026-10-31", time_zone: "Europe/London" };
  await make("/returns", { template: "scotland", name: "Rod-days", ...days });
  const blocks = [{ kind: "rows", by: "day" }, { kind: "hours" }];
  await make("/return-templates", { name: "Our lake count", blocks });
  const expiresAt = "2027-11-20T00:00:00.000Z";
  await make("/auth/tokens", { name: "Kitchen", scopes: ["read:now"], expiresAt, password: ANA.password });
  await make("/contact", {
    name: "Hank",
    email: "hank@example.com",
    subject: "bug",
    message: "It leaks.\n\tBadly.",
  });
}

/** Returns what the API answers about the log, without what differs in each answer or installation. */
export async function readLog(call: Call): Promise<Answers> {
  const answers: Answers = {};
  for (const path of ASKED) {
    const { status, body } = await call("GET", path);
    if (status === 200) answers[path] = withoutLinks(body);
  }
  return answers;
}

/** Leaves out the signatures of photos, and the key of push messages. */
function withoutLinks(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\?expires=.*/, "");
  if (Array.isArray(value)) return value.map(withoutLinks);
  if (typeof value !== "object" || value === null) return value;
  const known = Object.entries(value).filter(([key]) => key !== "vapid_public_key");
  return Object.fromEntries(known.map(([key, each]) => [key, withoutLinks(each)]));
}

/** A created record has its id in its answer, below its own name. */
function idOf(body: unknown): string {
  const [record] = Object.values(Object(body));
  return String(Object(record)["id"] ?? "");
}

/** Returns a caller of the API at an address, as a user who is signed in with a token. */
export function callerOf(url: string, token: string | null): Call {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { "content-type": "application/json" }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  };
}

/** Signs Ana up, or in. */
export async function signIn(url: string): Promise<string> {
  const call = callerOf(url, null);
  const person = { ...ANA, firstName: "Ana", lastName: "Angler", confirmPassword: ANA.password };
  const made = await call("POST", "/auth/register", { ...person, timeZone: "America/Chicago" });
  const { body } = made.status === 201 ? made : await call("POST", "/auth/login", ANA);
  return String(Object(body)["accessToken"]);
}

/** Waits until a Creel that starts answers. */
export async function untilItAnswers(url: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await pause(200);
  }
}
