import { beforeEach, describe, expect, test, vi } from "vitest";

import { ITEM_TYPES } from "../../app/shell/item-types.ts";
import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { type CatchWork, makeCatchItem } from "../../catches/outbox/catch-item.ts";
import { storedSession, storeSession } from "../../http/stored-session.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { asCreels, ownJson } from "../../testing/own-answers.ts";
import { fakeUploads } from "../../testing/uploads.ts";
import { waterOf } from "../../testing/waters.ts";
import { wholeTripOf } from "../../trips/data/trip-testing.ts";
import { type TripWork, makeTripItem } from "../../trips/outbox/trip-item.ts";
import { LAKE, REEF, spotOf, WATER_ID } from "../../waters/outbox/water-item-testing.ts";
import { type WaterWork, makeWaterItem } from "../../waters/outbox/water-item.ts";
import { deliverAsOwner } from "../item-type.ts";
import type { OutboxItem } from "../outbox-item.ts";
import { changeOutbox, fileOfPhoto, listItems } from "../outbox-store.ts";
import { sendOutbox } from "./send-outbox.ts";

const AT = "2026-11-20T12:00:00.000Z";
const PLACE = { latitude: 47, longitude: -92 };
const PIKE = { id: "pike", species: "Pike", date: AT, ...PLACE };
const LOST = { id: "lost", kind: "lost", at: AT } as const;
const POSITION = { id: "position", at: AT, ...PLACE, accuracy: 8 };

type Each<Works extends { kind: string }> = { [Kind in Works["kind"]]: Extract<Works, { kind: Kind }> };

const OF_CATCH: Each<CatchWork> = {
  create: { kind: "create", fields: PIKE },
  change: { kind: "change", base: null, fields: { weight: 4 } },
  photo: { kind: "photo", photoId: "photo", name: "pike.jpg", photoOrder: ["photo"] },
  delete: { kind: "delete", base: null },
};
const OF_TRIP: Each<TripWork> = {
  create: { kind: "create", fields: { id: "trip", started_at: AT } },
  change: { kind: "change", base: null, fields: { notes: "Windy" } },
  end: { kind: "end", end: { ended_at: AT, source: "tap" } },
  "add event": { kind: "add event", event: LOST },
  "change event": { kind: "change event", event: LOST },
  "remove event": { kind: "remove event", eventId: "lost" },
  "add positions": { kind: "add positions", positions: [POSITION] },
  "remove track": { kind: "remove track" },
  delete: { kind: "delete", base: null, withCatches: false },
};
const OF_WATER: Each<WaterWork> = {
  create: { kind: "create", fields: LAKE },
  change: { kind: "change", base: null, fields: { name: "Pond" } },
  delete: { kind: "delete", base: null },
  "add spot": { kind: "add spot", spot: REEF },
  "change spot": { kind: "change spot", spotId: REEF.id, base: null, fields: { name: "Reef" } },
  "remove spot": { kind: "remove spot", spotId: REEF.id },
  "add reading": { kind: "add reading", reading: { id: "reading", at: AT, temperature: 44, level: null } },
  "remove reading": { kind: "remove reading", readingId: "reading" },
};

const user = anglerOf();
const ALL: readonly OutboxItem[] = [
  ...Object.values(OF_CATCH).map((work) => makeCatchItem({ userId: user.id, catchId: "pike" }, work)),
  ...Object.values(OF_TRIP).map((work) => makeTripItem({ userId: user.id, tripId: "trip" }, work)),
  ...Object.values(OF_WATER).map((work) => makeWaterItem({ userId: user.id, waterId: WATER_ID }, work)),
];
const named = ALL.map((item) => [`${item.work.kind} of a ${item.subject}`, item] as const);

beforeEach(async () => {
  await changeOutbox(user.id, (items) => ({ put: [], removed: items }));
  storeSession({ accessToken: "access", refreshToken: "refresh", user }, false);
});

/** Sends the one waiting item; `answer` plays the server. */
async function send(item: OutboxItem, answer: (method: string, url: string) => Response): Promise<void> {
  const files = new Map([["photo", { bytes: new ArrayBuffer(4), type: "image/jpeg" }]]);
  await changeOutbox(user.id, () => ({ put: [item], removed: [] }), { files });
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => answer(method, url));
  vi.stubGlobal(
    "XMLHttpRequest",
    fakeUploads(async (method, url) => answer(method, url)),
  );
  const { signal } = new AbortController();
  await sendOutbox({
    userId: user.id,
    types: ITEM_TYPES,
    deliver: (each, onProgress) => deliverAsOwner(ITEM_TYPES, each, { onProgress }),
    isReached: async () => false,
    isWoken: true,
    signal,
  });
}

const NONE_FOUND = { catches: 0, trips: 0 };
const EVENT = { quantity: 1, species: null, lure_type: null, lines: null, note: null };

/** Returns Creel's answer to a successful request. */
function doneByCreel(method: string, url: string): Response {
  if (method === "DELETE" || url.endsWith("/positions")) return asCreels(new Response(null, { status: 204 }));
  if (url.includes("/events")) {
    return ownJson({ event: { ...LOST, ...EVENT, latitude: null, longitude: null } });
  }
  if (url.includes("/spots")) return ownJson({ spot: spotOf(), found: NONE_FOUND });
  if (url.includes("/waters")) return ownJson({ water: waterOf(), found: NONE_FOUND });
  if (url.includes("/trips")) return ownJson({ trip: wholeTripOf() });
  return ownJson({ catch: catchOf(PIKE) });
}

function page(status: number): Response {
  return new Response("<h1>Welcome to our guest network</h1>", {
    status,
    headers: { "content-type": "text/html" },
  });
}

const empty = (status: number) => new Response(null, { status });

const ledOn = (answer: Response) => Object.defineProperty(answer, "redirected", { value: true });

const unmarked = (answer: Response) => {
  answer.headers.delete("creel-answer");
  return answer;
};

const OF_OTHERS: [string, (method: string, url: string) => Response][] = [
  ["a page that says that nothing is there", () => page(404)],
  ["a page that says that it is gone", () => page(410)],
  ["a page in place of the answer", () => page(200)],
  ["a page that it is led on to", () => ledOn(page(200))],
  ["nothing, as if it was done", () => empty(200)],
  ["nothing, as if nothing was to be said", () => empty(204)],
  ["that nothing has changed", () => empty(304)],
  ["that somebody has to sign in there", () => page(401)],
  ["that it is not allowed there", () => page(403)],
  ["that a header is missing", () => page(412)],
  ["that the server is away", () => page(502)],
  ["in Creel's words", (method, url) => unmarked(doneByCreel(method, url))],
  ["a refusal in Creel's words", () => Response.json({ code: "not_found" }, { status: 404 })],
];

describe.each(named)("%s", (_name, item) => {
  test.each(OF_OTHERS)("waits on, when something in between says %s", async (_what, answer) => {
    await send(item, answer);

    expect(await listItems(user.id)).toMatchObject([{ work: item.work, state: "later" }]);
    if (item.work.kind === "photo") expect(await fileOfPhoto("photo")).toBeInstanceOf(Blob);
    expect(storedSession()).not.toBeNull();
  });

  test("is over, when Creel says that it is done", async () => {
    await send(item, doneByCreel);

    expect(await listItems(user.id)).toEqual([]);
  });
});

const REMOVALS = named.filter(([, { work }]) => /delete|remove/.test(work.kind));

test.each(REMOVALS)("%s is over, when Creel says that nothing is there", async (_name, item) => {
  await send(item, () => ownJson({ code: "not_found" }, 404));

  expect(await listItems(user.id)).toEqual([]);
});

test("a photo that a proxy finds too large asks, and stays on the device", async () => {
  const photo = makeCatchItem({ userId: user.id, catchId: "pike" }, OF_CATCH.photo);

  await send(photo, () => page(413));

  expect(await listItems(user.id)).toMatchObject([{ state: "asks", problem: { status: 413 } }]);
  expect(await fileOfPhoto("photo")).toBeInstanceOf(Blob);
});
