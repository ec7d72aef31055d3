import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Page } from "@playwright/test";

/** Catches per day, so that the log is as long as a summer's. */
const PER_DAY = 5;

/** Stores `count` new catches in the outbox of the signed-in user. They are not sent until the angler decides. */
export async function storeItems(page: Page, count: number): Promise<void> {
  const now = Date.now();
  const catches = Array.from({ length: count }, (_, index) => {
    const id = `0199f2a0-0000-7000-8000-${String(index).padStart(12, "0")}`;
    const date = new Date(now - (index / PER_DAY) * DAY_MS).toISOString();
    const place = { latitude: 47.83 + (index % 50) / 100, longitude: -92.26 + (index % 37) / 100 };
    // A third of the fish have a weight, like the catches in the stored log.
    const measures = { length: 10 + (index % 30), ...(index % 3 === 0 && { weight: 1 + (index % 20) }) };
    const noted = {
      ...measures,
      lure_type: "Jig",
      notes: "On a jig along the weed edge, in wind from the west.",
      weather_conditions: "Partly Cloudy",
      air_temperature: 40 + (index % 40),
    };
    const fields = { id, species: "Walleye", date, time_zone: "America/Chicago", ...place, ...noted };
    return { id, catchId: id, work: { kind: "create", fields } };
  });
  await page.evaluate(storeInOutbox, { catches, keptAt: now });
}

interface StoredItems {
  catches: object[];
  keptAt: number;
}

/** Runs in the page. */
async function storeInOutbox({ catches, keptAt }: StoredItems): Promise<void> {
  const session: { user: { id: string } } = JSON.parse(localStorage.getItem("creel.session") ?? "");
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("creel.drafts");
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(new Error("There is no database of drafts")));
  });
  const work = database.transaction("outbox", "readwrite");
  const state = { state: "asks", tries: 1, nextAt: 0, problem: null, keptAt, userId: session.user.id };
  for (const caught of catches) work.objectStore("outbox").put({ ...caught, ...state });
  await new Promise((resolve) => {
    work.addEventListener("complete", resolve);
  });
  database.close();
}
