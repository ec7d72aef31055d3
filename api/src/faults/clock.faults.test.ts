import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { afterEach, expect, test, vi } from "vitest";

import { reportFault } from "../testing/faults/faults.ts";
import { catchForm } from "../testing/fixtures/catch-form-data.ts";
import { phonePhoto } from "../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";

afterEach(() => void vi.useRealTimers());

function clockMoves(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}

test.each([
  ["ahead and back", [HOUR_MS, -HOUR_MS]],
  ["back and ahead", [-HOUR_MS, HOUR_MS]],
])("a clock that jumps an hour %s signs nobody out and loses nothing", async (name, jumps) => {
  const { as, anonymous, given } = await setupApi();
  const person = await given.user();
  const log = async (date: string) =>
    (await as(person).post("/catches", catchForm({ ...aCatch(), date }, [await phonePhoto()]))).json().catch;
  const first = await log("2026-11-20T12:00:00Z");

  for (const jump of jumps) {
    clockMoves(jump);
    const refreshed = await anonymous.post("/auth/refresh", { refreshToken: person.refreshToken });
    expect(refreshed.statusCode).toBe(200);
    person.refreshToken = refreshed.json().refreshToken;
    person.accessToken = refreshed.json().accessToken;
    expect((await as(person).get("/catches")).statusCode).toBe(200);
    expect((await anonymous.get(first.photo_url.replace("/api", ""))).statusCode).toBe(200);
    await log("2026-11-20T13:00:00Z");
  }

  const { catches } = (await as(person).get("/catches?sort=date")).json();
  expect(catches).toHaveLength(1 + jumps.length);
  expect(catches[0].id).toBe(first.id);
  await reportFault({
    fault: `the clock jumps an hour ${name}`,
    times: jumps.length,
    lost: 0,
  });
});

test("a clock that jumps back holds a limit up for no longer than the jump", async () => {
  const { anonymous, given } = await setupApi();
  const { email } = await given.user({ password: "right one" });
  const signIn = (password: string) => anonymous.post("/auth/login", { email, password });
  for (let count = 0; count < 12; count += 1) await signIn("wrong");

  clockMoves(-HOUR_MS);

  const wait = Number((await signIn("right one")).headers["retry-after"] ?? 0);
  expect(wait).toBeLessThanOrEqual(HOUR_MS / 1000 + 60);
  clockMoves(wait * 1000 + 1000);
  expect((await signIn("right one")).statusCode).toBe(200);
});

/** Daylight saving time ended in Chicago at 02:00 on this day, so 01:30 occurred twice. */
const TWICE = ["06:10", "06:30", "06:50", "07:10", "07:30", "07:50"].map(
  (time) => `2026-11-01T${time}:00.000Z`,
);

test("catches of the hour that is there twice keep their instant and order, page by page", async () => {
  const { as, given } = await setupApi();
  const me = as(await given.user());
  for (const date of [...TWICE].toSorted((one, other) => (one.slice(15) < other.slice(15) ? -1 : 1))) {
    const body = { ...aCatch(), date, time_zone: "America/Chicago" };
    const { id } = (await me.post("/catches", body)).json().catch;
    const changed = (await me.put(`/catches/${id}`, { notes: "A change of something else" })).json().catch;
    expect([changed.date, changed.time_zone]).toEqual([date, "America/Chicago"]);
  }

  const seen: string[] = [];
  for (let cursor = ""; seen.length < TWICE.length;) {
    const page = (await me.get(`/catches?sort=date&limit=2${cursor}`)).json();
    seen.push(...page.catches.map(({ date }: { date: string }) => date));
    cursor = `&cursor=${page.nextCursor}`;
  }

  expect(seen).toEqual(TWICE);
  await reportFault({
    fault: "the hour that is there twice",
    times: TWICE.length,
    lost: 0,
  });
});
