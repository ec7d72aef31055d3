import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import { setRowTimes } from "@creel/testing/row-times";

import { callApi } from "../setup/api.ts";
import type { Creel } from "../setup/start-creel.ts";
import { NOW } from "./fixed-clock.ts";
import { FEATURED, SAMPLE_CATCHES, type SampleCatch } from "./sample-catches.ts";
import { addTrips, startTrip } from "./sample-trips.ts";
import { addNamelessWaters } from "./sample-waters.ts";

const SAMPLES = join(import.meta.dirname, "../../docs/pictures/samples");
const PASSWORD = "perch and bobber";

/** The admin account that these settings create at the first start. */
export const ADMIN = { ADMIN_EMAIL: "hank@example.com", ADMIN_PASSWORD: PASSWORD };

/**
 * Sessions as the browser stores them, keyed by person: an angler with a full log, one with only the catches of the
 * home page, one with trips, one who is on a trip, one who named no water, one with an empty log and a long name, one
 * who tries the sample log, and an admin.
 */
export type Sessions = Record<
  "angler" | "featured" | "tripper" | "afloat" | "roamer" | "newcomer" | "sampler" | "admin",
  SampleSession
>;

interface SampleSession {
  stored: Record<string, unknown>;
  /** Ids of the person's catches, newest first. */
  catchIds: string[];
}

/** Creates everybody whom the scenes need, with their catches and messages. */
export async function makeSample({ url, dataDir }: Creel): Promise<Sessions> {
  const angler = await register(url, ["Maren", "Lindqvist", "maren@example.com"]);
  await change(url, angler, { homeLatitude: 46.78, homeLongitude: -92.1 });
  const featured = await register(url, ["Maren", "Lindqvist", "maren.l@example.com"]);
  const tripper = await register(url, ["Ida", "Halvorsen", "ida@example.com"]);
  const afloat = await register(url, ["Per", "Nygaard", "per@example.com"]);
  const roamer = await register(url, ["Sven", "Aune", "sven@example.com"]);
  const newcomer = await register(url, [
    "Wolfgang-Maximilian",
    "Featherstonehaugh-Cholmondeley",
    "wolfgang-maximilian.featherstonehaugh-cholmondeley@anglers-of-the-western-lakes.example.com",
  ]);
  const sampler = await register(url, ["Erin", "Walsh", "erin@example.com"]);
  await change(url, sampler, { homeLatitude: 46.25, homeLongitude: -93.66 });
  await callApi(url, "/catches/sample", { method: "POST", token: tokenOf(sampler) });
  await makeOthers(url);
  const sessions = {
    angler: { stored: angler, catchIds: await logAll(url, angler, SAMPLE_CATCHES) },
    featured: { stored: featured, catchIds: await logAll(url, featured, FEATURED) },
    tripper: { stored: tripper, catchIds: await logAll(url, tripper, FEATURED) },
    afloat: { stored: afloat, catchIds: await logAll(url, afloat, FEATURED.slice(0, 3)) },
    roamer: { stored: roamer, catchIds: [] },
    newcomer: { stored: newcomer, catchIds: [] },
    sampler: { stored: sampler, catchIds: [] },
    admin: { stored: await signInAdmin(url), catchIds: [] },
  };
  await addTrips(url, tokenOf(tripper));
  await startTrip(url, tokenOf(afloat));
  await addNamelessWaters(url, tokenOf(roamer));
  await writeMessages(url);
  await leaveTraces(url, sessions);
  await setRowTimes(dataDir, NOW);
  return sessions;
}

type Names = readonly [firstName: string, lastName: string, email: string];
type Stored = Record<string, unknown>;

function register(url: string, [firstName, lastName, email]: Names): Promise<Stored> {
  const body = { firstName, lastName, email, password: PASSWORD, timeZone: "America/Chicago" };
  return callApi(url, "/auth/register", { body });
}

function change(url: string, session: Stored, body: object): Promise<Stored> {
  return callApi(url, "/auth/me", { method: "PUT", token: tokenOf(session), body });
}

const tokenOf = (session: Stored): string => String(session["accessToken"]);

async function makeOthers(url: string): Promise<void> {
  const names = ["Ada Kowalski", "Jonas Berg", "Priya Raman", "Tomás Ibarra", "Ingrid Solberg", "Wen Li"];
  for (const [index, name] of names.entries()) {
    const [first = "", last = ""] = name.split(" ");
    const session = await register(url, [first, last, `${last.toLowerCase()}@example.com`]);
    await logAll(url, session, FEATURED.slice(4, 4 + index));
  }
}

/** Logs the catches two days apart, the newest yesterday morning. */
async function logAll(url: string, session: Stored, catches: readonly SampleCatch[]): Promise<string[]> {
  const today = NOW - (NOW % DAY_MS);
  const ids: string[] = [];
  for (const [index, { photos = [], ...fields }] of catches.entries()) {
    const caughtAt = new Date(today - (1 + index * 2) * DAY_MS + (12.7 + (index % 5)) * HOUR_MS);
    const form = new FormData();
    const texts = { id: nextId(), ...fields, date: caughtAt.toISOString(), time_zone: "America/Chicago" };
    for (const [name, value] of Object.entries(texts)) form.append(name, String(value));
    for (const photo of photos) {
      const bytes = await readFile(join(SAMPLES, `${photo}.webp`));
      form.append("photo", new Blob([new Uint8Array(bytes)]), `${photo}.webp`);
    }
    const answer = await callApi(url, "/catches", { method: "POST", token: tokenOf(session), form });
    ids.push((answer["catch"] as { id: string }).id);
  }
  return ids;
}

let count = 0;

/** Returns ids in sequence, because the drawing for a catch without a photo depends on its id. */
function nextId(): string {
  count += 1;
  return `019a9c50-0000-7000-8000-${String(count).padStart(12, "0")}`;
}

async function signInAdmin(url: string): Promise<Stored> {
  const body = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  const session = await callApi(url, "/auth/login", { body });
  const { user } = await change(url, session, { firstName: "Hank", lastName: "Sørensen" });
  return { ...session, user };
}

async function writeMessages(url: string): Promise<void> {
  const messages = [
    [
      "Ada Kowalski",
      "feature",
      "low",
      "Could the map keep the layers I chose? It forgets them when I come back.",
    ],
    [
      "Jonas Berg",
      "bug",
      "urgent",
      "The depth comes back a foot short.\n\nI type 18 and find 17 in the list.",
    ],
    [
      "Priya Raman",
      "feedback",
      "medium",
      "Thank you. Ten years of paper are in it now, and I found the spot again.",
    ],
    [
      "Wolfgang-Maximilian Featherstonehaugh-Cholmondeley",
      "partnership",
      "high",
      "Our club of ninety would like to run a Creel of its own. ".repeat(5),
    ],
  ] as const;
  for (const [name, subject, priority, message] of messages) {
    const email = `${name.split(" ")[0]?.toLowerCase()}@example.com`;
    await callApi(url, "/contact", { body: { name, email, subject, priority, message } });
  }
}

/** Performs actions of an admin for the audit log to show. */
async function leaveTraces(url: string, { admin }: Sessions): Promise<void> {
  const token = tokenOf(admin.stored);
  const { users } = await callApi(url, "/admin/users?limit=50", { token });
  const idOf = (lastName: string) =>
    (users as { id: string; lastName: string }[]).find((user) => user.lastName === lastName)?.id;
  const { messages } = await callApi(url, "/admin/messages?search=depth", { token });
  const [depth] = messages as { id: string }[];
  const actions: [string, object][] = [
    // Opening the message marks it as read.
    [`/admin/messages/${depth?.id}`, { status: "read" }],
    [`/admin/users/${idOf("Berg")}/status`, { account_status: "suspended" }],
    [`/admin/users/${idOf("Raman")}/free-access`, { free_premium_access: true }],
    [`/admin/users/${idOf("Solberg")}/role`, { role: "admin" }],
    [`/admin/users/${idOf("Solberg")}/role`, { role: "angler" }],
    [
      `/admin/users/${idOf("Featherstonehaugh-Cholmondeley")}`,
      { username: "the-man-from-the-western-lakes" },
    ],
  ];
  for (const [path, body] of actions) await callApi(url, path, { method: "PUT", token, body });
}
