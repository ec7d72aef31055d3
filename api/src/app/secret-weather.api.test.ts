import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { answersWith } from "@creel/testing/fake-services";
import { sql } from "kysely";
import { expect, test } from "vitest";

import { english } from "../language/languages.ts";
import { setupWeather } from "../testing/setup-weather.ts";

const PLACE = { latitude: 47.837_261, longitude: -92.274_918 };
const query = `lat=${PLACE.latitude}&lon=${PLACE.longitude}`;
const SETTLED = "2025-06-14T12:37:00.000Z";

const QUESTIONS = {
  "the weather now": `/weather/current?${query}`,
  "the forecast": `/weather/forecast?${query}`,
  "an hour of the past": `/weather/history?${query}&date=${SETTLED}`,
  "the sea": `/weather/marine?${query}`,
  "what is warned of": `/weather/alerts?${query}`,
};

const ASKERS = [
  ["another angler", "angler"],
  ["an admin without a reveal", "admin"],
] as const;

test.each(
  ASKERS.flatMap(([who, role]) =>
    Object.entries(QUESTIONS).map(([what, path]) => [who, what, role, path] as const),
  ),
)("to %s, %s is the same whether or not somebody asked for it before", async (_who, _what, role, path) => {
  const [asked, unasked] = await inBothWorlds(async (wasAsked) => {
    const { as, given, later, ...weatherSetup } = await setupWeather();
    later(61_442);
    // Lists of stations are the same for everybody, no matter where somebody asked.
    await weatherSetup.get(path.replace("lat=47.", "lat=27."));
    if (wasAsked) expect((await weatherSetup.get(path)).statusCode).toBe(200);
    later(MINUTE_MS);
    return observe(weatherSetup, await given.user({ role }), (who) => as(who).get(path));
  });

  expect(asked.answer.statusCode).toBe(200);
  expect(asked.questions.length).toBeGreaterThan(0);
  expect(asked).toEqual(unasked);
});

test("to another angler, a service that fails is the same where somebody's answer is stored or was refused", async () => {
  const [asked, unasked] = await inBothWorlds(async (wasAsked) => {
    const { as, given, later, ...weatherSetup } = await setupWeather({ countries: [] });
    const { forecast } = weatherSetup.services;
    const { behave } = forecast;
    if (wasAsked) await weatherSetup.get(QUESTIONS["the weather now"]);
    later(HOUR_MS);
    forecast.behave = answersWith({ reason: "Latitude must be in range", error: true }, 400);
    if (wasAsked) await weatherSetup.get(QUESTIONS["the weather now"]);
    const ask = (who: Asker) => as(who).get(QUESTIONS["the weather now"]);
    const failed = await observe(weatherSetup, await given.user(), ask);
    forecast.behave = behave;
    return [failed, await observe(weatherSetup, await given.user(), ask)];
  });

  expect(asked.map(({ answer }) => answer.statusCode)).toEqual([503, 200]);
  expect(asked).toEqual(unasked);
});

test("what another angler's log is compared with waits for its months, whether or not they are stored for somebody", async () => {
  const [asked, unasked] = await inBothWorlds(async (wasAsked) => {
    const { as, given, openProvider, angler, ...weatherSetup } = await setupWeather();
    const request = { userId: angler.id, place: PLACE, units: "imperial", language: english } as const;
    if (wasAsked) {
      await openProvider().history({ ...request, countQuestion: async () => {} }, SETTLED, "2025-06");
    }
    const other = await given.user();
    await given.loggedCatch(other, { ...PLACE, date: SETTLED, time_zone: "America/Chicago" });
    return observe(weatherSetup, other, (who) => as(who).get("/insights/compared-hours"));
  });

  expect(asked.answer.body).toMatchObject({ months_left: 1 });
  expect(asked).toEqual(unasked);
});

/** Runs `see` once after somebody asked for the weather of a place, and once without that. */
async function inBothWorlds<Seen>(see: (wasAsked: boolean) => Promise<Seen>): Promise<[Seen, Seen]> {
  return [await see(true), await see(false)];
}

type WeatherSetup = Pick<Awaited<ReturnType<typeof setupWeather>>, "services" | "db" | "as">;
type Asker = { id: string; accessToken: string };

/** Returns everything that a requester can observe: the answer, the counters, and the pending questions. */
async function observe(
  { services, db }: Omit<WeatherSetup, "as">,
  who: Asker,
  ask: (who: Asker) => ReturnType<ReturnType<WeatherSetup["as"]>["get"]>,
) {
  for (const service of Object.values(services)) service.asked = [];
  const answer = await ask(who);
  const key = `weather-user:${who.id}`;
  const { rows } = await sql<{ points: number }>`select points from rate_limits where key = ${key}`.execute(
    db,
  );
  return {
    answer: {
      statusCode: answer.statusCode,
      body: unsigned(answer),
      retryAfter: answer.headers["retry-after"],
    },
    counted: rows,
    questions: Object.values(services).flatMap(({ asked }) =>
      asked.map(({ url }) => url.pathname + url.search).toSorted(),
    ),
  };
}

/** Removes the signature, which depends on the requester and the time, not on others. */
function unsigned({ body }: { body: string }): unknown {
  return JSON.parse(body, (name, value) => (name === "signed" ? value.cell : value));
}
