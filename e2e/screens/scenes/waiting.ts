import { MINUTE_MS } from "@creel/domain/dates/units-of-time";

import { dialog, pick, press, shows } from "../actions.ts";
import { NOW } from "../fixed-clock.ts";
import { inOrder, scenesFrom, type Stage } from "../scene.ts";

const WAITING = { who: "angler", path: "/catches/waiting" } as const;

const before = (minutes: number) => NOW - minutes * MINUTE_MS;
const date = (minutes: number) => new Date(before(minutes)).toISOString();

const unreached = { code: "unreached", message: "", at: before(10), stored: null };
const refused = { code: "invalid_input", message: "The date is in the future.", at: before(5), stored: null };

/** Returns a new catch as the app stores it. By default, it waits to be sent. */
function itemOf(number: number, fields: object, more: object = {}) {
  return {
    id: `0199f2a0-0000-7000-8000-00000000000${number}`,
    catchId: `0199f2a0-0000-7000-8000-0000000000a${number}`,
    work: {
      kind: "create",
      fields: { latitude: 47, longitude: -92, time_zone: "America/Chicago", ...fields },
    },
    state: "waiting",
    tries: 0,
    nextAt: NOW + 60 * MINUTE_MS,
    problem: null,
    keptAt: before(150),
    ...more,
  };
}

const WALLEYE = itemOf(1, {
  species: "Walleye",
  weight: 6.2,
  length: 25.5,
  lure_type: "Jig",
  date: date(150),
});
const PHOTO = { kind: "photo", photoId: "p", name: "walleye.jpg", photoOrder: ["p"] };
const PERCH = { species: "Perch", weight: 0.9, length: 11.2, lure_type: "Live Bait", date: date(122) };
const MUSKY = { species: "Musky", weight: 18.2, length: 42, lure_type: "Bucktail", date: date(194) };

const SPOON = { id: "0199f2a0-0000-7000-8000-0000000000b1", kind: "lure", name: "Williams Wabler" };
const GIRTH = { id: "0199f2a0-0000-7000-8000-0000000000b2", kind: "number", name: "Girth", unit: "in" };

/** Returns a new lure or custom field as the app stores it. */
function recordOf(number: number, subject: string, fields: { id: string }) {
  return itemOf(number, {}, { subject, subjectId: fields.id, work: { kind: "create", fields } });
}

/** Keyed by store name: one item in each state, and two that were sent. */
const STORED = {
  outbox: [
    WALLEYE,
    itemOf(2, {}, { catchId: WALLEYE.catchId, work: PHOTO }),
    itemOf(3, PERCH, { state: "later", problem: unreached, tries: 3, nextAt: before(-8) }),
    itemOf(4, MUSKY, { state: "asks", problem: refused, tries: 1 }),
    recordOf(7, "gear", SPOON),
    recordOf(8, "custom field", GIRTH),
  ],
  sent: [
    itemOf(5, { species: "Bluegill", weight: 0.6, date: date(220) }, { sentAt: before(170) }),
    itemOf(6, { species: "Pike", weight: 4.4, date: date(240) }, { sentAt: before(170) }),
  ],
};

/** Stores the items. The page has no network from then on, which leaves each item in its state. */
async function keepSome({ page, context }: Stage): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  await page.evaluate(storeItems, STORED);
  await context.route("**/api/**", (route) => route.abort());
  await page.reload();
}

/** Runs in the page. */
async function storeItems(stored: Record<string, object[]>): Promise<void> {
  const session = localStorage.getItem("creel.session") ?? sessionStorage.getItem("creel.session");
  const { id: userId } = JSON.parse(session ?? "{}").user;
  const canvas = new OffscreenCanvas(320, 240);
  canvas.getContext("2d")?.fillRect(60, 90, 200, 60);
  const bytes = await (await canvas.convertToBlob({ type: "image/jpeg" })).arrayBuffer();
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open("creel.drafts");
    opening.addEventListener("error", reject);
    opening.addEventListener("success", () => {
      const { result: database } = opening;
      const work = database.transaction([...Object.keys(stored), "files"], "readwrite");
      for (const [store, records] of Object.entries(stored)) {
        for (const record of records) work.objectStore(store).put({ ...record, userId });
      }
      work.objectStore("files").put({ bytes, type: "image/jpeg" }, "p");
      work.addEventListener("complete", resolve);
      work.addEventListener("error", reject);
    });
  });
}

/** The items that wait to be sent, and the questions about them. */
export const WAITING_SCENES = scenesFrom(WAITING, {
  waiting: inOrder(keepSome, shows("Musky")),
  "waiting-none": shows("Nothing to upload"),
  "waiting-sign-out": {
    prepare: inOrder(
      keepSome,
      shows("Musky"),
      press(/^Account of/),
      pick("Logout"),
      dialog(/haven’t uploaded yet/),
    ),
    isWindow: true,
    on: "desk",
  },
});
