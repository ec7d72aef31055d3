import { HOUR_MS, HOUR_SECONDS, MINUTE_MS, MINUTE_SECONDS } from "@creel/domain/dates/units-of-time";
import {
  answerOfOpenMeteo,
  type Behavior,
  answersWith,
  sendJson,
  startFakeService,
} from "@creel/testing/fake-services";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";

import { setupWeather } from "../testing/setup-weather.ts";

const NOW = new Date("2026-11-21T12:40:00Z");
const SORRY = "Weather isn’t available right now. Please try again in a few minutes.";

const silence: Behavior = () => {};

const drip: Behavior = (_url, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

/** Valid except for its size. */
const hugeBody: Behavior = (url, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(" ".repeat(3 * 1024 * 1024) + JSON.stringify(answerOfOpenMeteo(url, NOW)));
};

const errorWith200: Behavior = (url, response) => {
  sendJson(response, { ...answerOfOpenMeteo(url, NOW), error: true, reason: "Something" });
};

const brokenJson: Behavior = (_url, response) => {
  response.writeHead(200, { "content-type": "application/json" }).end('{"current":{"time":');
};

const brokenJsonWithPlace: Behavior = (_url, response) => void response.end("At 47.85, -91.85 it is fine");

const cutOff: Behavior = (_url, response) => {
  response.destroy();
};

const FAULTS: [name: string, behave: Behavior, tries: number][] = [
  ["cuts the connection", cutOff, 2],
  ["answers 500", answersWith({ error: true, reason: "Internal" }, 500), 2],
  ["answers 503", answersWith({ error: true, reason: "The service is overloaded" }, 503), 2],
  ["answers with no JSON", brokenJson, 1],
  ["answers with a page", (_url, response) => void response.end("<html>Welcome to the hotel</html>"), 1],
  ["answers with another JSON", answersWith([1, 2, 3]), 1],
  ["answers without end", hugeBody, 1],
  ["answers with nothing in it", answersWith({}), 1],
  ["says there is an error, with 200", errorWith200, 1],
  ["refuses", answersWith({ error: true, reason: "Latitude must be in range" }, 400), 1],
];

test.each(FAULTS)(
  "a service that %s leaves a 503 with a sentence, and is asked no longer than that",
  async (_name, behave, tries) => {
    const { get, services, query } = await setupWeather();
    services.forecast.behave = behave;

    const answer = await get(`/weather/current?${query}`);

    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      statusCode: 503,
      error: SORRY,
      message: SORRY,
      code: "weather_unavailable",
    });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(services.forecast.asked).toHaveLength(tries);
  },
);

test.each([
  ["is silent", silence],
  ["drips", drip],
])("a service that %s is waited for no longer than is said", async (_name, behave) => {
  const { get, services, query } = await setupWeather({ timeouts: { timeoutMs: 300 } });
  services.forecast.behave = behave;

  expect((await get(`/weather/current?${query}`)).json()).toMatchObject({
    statusCode: 503,
    code: "weather_unavailable",
  });
  expect(services.forecast.asked).toHaveLength(1);
});

test("a service that is not there leaves a 503", async () => {
  const { get, services, query } = await setupWeather();
  await services.forecast.stop();

  expect((await get(`/weather/current?${query}`)).json()).toMatchObject({
    code: "weather_unavailable",
    error: SORRY,
  });
});

test("nulls everywhere are no weather", async () => {
  const { get, services, query } = await setupWeather();
  services.forecast.behave = answersWith({
    current_units: { time: "unixtime", temperature_2m: "undefined" },
    current: { time: 1_795_264_800, temperature_2m: null },
    hourly_units: null,
    hourly: null,
  });

  expect((await get(`/weather/current?${query}`)).statusCode).toBe(503);
});

test("what is not known is null, and not 0", async () => {
  const { get, services, query } = await setupWeather();
  services.forecast.behave = answersWith({
    current_units: { time: "unixtime", temperature_2m: "°C", wind_speed_10m: "undefined", visibility: "m" },
    current: { time: 1_795_264_200, temperature_2m: 4, wind_speed_10m: 0, visibility: null },
  });

  const { weather } = (await get(`/weather/current?${query}`)).json();

  expect(weather.current).toMatchObject({
    temperature: 39.2,
    feelsLike: null,
    conditions: { main: "Unknown" },
    wind: { speed: null, cardinal: null, direction: null, gust: null },
    pressure: null,
    pressureTrend: null,
    visibility: null,
  });
  expect(weather.fishing.missing).toContain("wind");
});

test.each([
  ["a minute", "Minutely API request limit exceeded. Please try again in one minute.", 60],
  ["an hour", "Hourly API request limit exceeded. Please try again in the next hour.", 20 * 60],
  [
    "a day",
    "Daily API request limit exceeded. Please try again tomorrow.",
    11 * HOUR_SECONDS + 20 * MINUTE_SECONDS,
  ],
  ["what it does not say", "Too many concurrent requests", 60],
])("a service that had enough for %s is left alone for that long", async (_name, reason, seconds) => {
  const { get, services, query, later } = await setupWeather();
  const { behave } = services.forecast;
  services.forecast.behave = answersWith({ reason, error: true }, 429);

  const answer = await get(`/weather/current?${query}`);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe(String(seconds));

  services.forecast.behave = behave;
  later((seconds - 1) * 1000);
  expect((await get(`/weather/current?${query}`)).statusCode).toBe(503);
  expect(services.forecast.asked).toHaveLength(1);

  later(6 * MINUTE_MS);
  expect((await get(`/weather/current?${query}`)).statusCode).toBe(200);
});

test.each([
  ["seconds", "120", 120],
  ["a date", new Date("2026-11-21T12:45:00Z").toUTCString(), 300],
  ["more than a day", "99999999", 86_400],
])("Retry-After as %s is honored, within a day", async (_name, header, seconds) => {
  const { get, services, query } = await setupWeather();
  services.forecast.behave = (_url, response) => {
    response.writeHead(503, { "retry-after": header }).end("busy");
  };

  const answer = await get(`/weather/current?${query}`);

  expect(answer.headers["retry-after"]).toBe(String(seconds));
  expect(services.forecast.asked).toHaveLength(1);
});

test("nobody follows a service to another host", async () => {
  const { get, services, query } = await setupWeather();
  const elsewhere = await startFakeService(answersWith({ secret: true }));
  onTestFinished(elsewhere.stop);
  services.forecast.behave = (_url, response) => {
    response.writeHead(302, { location: `${elsewhere.address}/latest/meta-data` }).end();
  };

  expect((await get(`/weather/current?${query}`)).statusCode).toBe(503);
  expect(elsewhere.asked).toEqual([]);
});

test("a service may move a question about in its own house", async () => {
  const { get, services, query } = await setupWeather();
  const { behave } = services.forecast;
  services.forecast.behave = (url, response, request) => {
    if (url.pathname === "/v1/forecast") {
      response.writeHead(301, { location: `/v2/forecast${url.search}` }).end();
    } else {
      behave(url, response, request);
    }
  };

  expect((await get(`/weather/current?${query}`)).statusCode).toBe(200);
});

test("a service that keeps moving is not followed forever", async () => {
  const { get, services, query } = await setupWeather();
  services.forecast.behave = (url, response) => {
    response.writeHead(301, { location: url.href }).end();
  };

  expect((await get(`/weather/current?${query}`)).statusCode).toBe(503);
  expect(services.forecast.asked).toHaveLength(3);
});

test("a failure once in a while is not noticed", async () => {
  const { get, services, query } = await setupWeather();
  const { behave } = services.forecast;
  services.forecast.behave = (_url, response) => {
    services.forecast.behave = behave;
    sendJson(response, { error: true, reason: "Internal" }, 500);
  };

  expect((await get(`/weather/current?${query}`)).statusCode).toBe(200);
});

test("a host that fails again and again is left alone, whatever place is asked about", async () => {
  const { get, services } = await setupWeather();
  services.forecast.behave = answersWith({ error: true, reason: "Internal" }, 500);

  for (const lon of [1, 2, 3, 4, 5]) await get(`/weather/current?lat=-40&lon=${lon}`);
  const answer = await get("/weather/current?lat=-40&lon=6");

  expect(services.forecast.asked).toHaveLength(5);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("30");
});

test("a stale answer is better than none, says its age, and is given for a day", async () => {
  const { get, services, query, later } = await setupWeather();
  const fresh = (await get(`/weather/current?${query}`)).json().weather;
  services.forecast.behave = answersWith({}, 500);

  later(3 * HOUR_MS);
  const stale = (await get(`/weather/current?${query}`)).json().weather;
  later(22 * HOUR_MS);
  const tooOld = await get(`/weather/current?${query}`);

  expect(fresh.staleSeconds).toBeNull();
  expect(stale).toMatchObject({
    staleSeconds: 3 * HOUR_SECONDS,
    current: fresh.current,
    observedAt: fresh.observedAt,
  });
  expect(tooOld.statusCode).toBe(503);
});

test("alerts that cannot be had do not keep the weather away", async () => {
  const { get, services, query } = await setupWeather();
  await services.nws.stop();

  expect((await get(`/weather/current?${query}`)).statusCode).toBe(200);
  expect((await get(`/weather/alerts?${query}`)).json()).toMatchObject({
    code: "weather_unavailable",
    error: SORRY,
  });
});

test("a silent service keeps nobody from the logbook, however many wait for it", async () => {
  const { get, services } = await setupWeather({ countries: [], timeouts: { timeoutMs: 10_000 } });
  services.forecast.behave = silence;
  let answered = 0;
  const waiting = Array.from({ length: 30 }, async (_, lon) => {
    await get(`/weather/current?lat=-42&lon=${lon}`);
    answered += 1;
  });
  await expect.poll(() => services.forecast.asked).toHaveLength(4);

  expect((await get("/catches")).statusCode).toBe(200);
  expect(answered).toBe(0);

  await services.forecast.stop();
  await Promise.all(waiting);
});

test("an inland place is told from a sea that cannot be asked about", async () => {
  const { get, services, query } = await setupWeather();
  const inland = (await get(`/weather/marine?${query}`)).json().marine;
  services.marine.behave = answersWith({ error: true, reason: "Internal" }, 500);

  expect(inland).toMatchObject({ available: false, waveHeight: null, tides: [], attribution: [] });
  expect((await get("/weather/marine?lat=-41&lon=6")).statusCode).toBe(503);
});

test.each([
  ["repeats it in broken JSON", brokenJsonWithPlace],
  ["refuses it by name", answersWith({ error: true, reason: "Latitude 47.85 is out of range" }, 400)],
  ["fails", answersWith("47.85", 500)],
])("the log names the host that failed and no place, also when the service %s", async (_name, behave) => {
  const lines: string[] = [];
  const logger = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const { get, services, query } = await setupWeather({ logger });
  services.forecast.behave = behave;

  await get(`/weather/current?${query}`);

  expect(lines.join("")).toContain(new URL(services.forecast.address).host);
  expect(lines.join("")).not.toMatch(/47\.8|91\.8/);
});
