import type { QueryFunctionContext } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { ownJson } from "../../testing/own-answers.ts";

vi.mock("../../http/stored-session.ts", () => ({ storedSession: () => ({ accessToken: "token" }) }));
vi.mock("../../http/refresh.ts", () => ({ refreshSession: () => null }));

const fetched = vi.fn<(path: string) => Promise<Response>>(async () => ownJson({}));

beforeEach(() => {
  vi.resetModules();
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  vi.stubGlobal("localStorage", { getItem: () => '{"accessToken":"token"}' });
});
afterEach(() => vi.unstubAllGlobals());

async function open(pathname: string, search = ""): Promise<void> {
  const { prefetchPage } = await import("./prefetch-page.ts");
  await prefetchPage({ pathname, search });
}

/** Returns the queries that each page runs first. */
async function questions() {
  const catches = await import("../../catches/logbook/api.ts");
  const { NO_FILTERS } = await import("../../catches/filters/model/filters.ts");
  const { configQuery } = await import("../../http/config.query.ts");
  return {
    "/dashboard": [
      configQuery,
      catches.catchSummaryQuery,
      catches.recentCatchesQuery,
      catches.speciesCountsQuery(),
    ],
    "/catches": [catches.catchListQuery(NO_FILTERS), catches.catchTotalsQuery(NO_FILTERS)],
    "/map": [configQuery, catches.catchPointsQuery(NO_FILTERS)],
    "/weather": [configQuery],
  };
}

async function ask(queries: readonly { queryFn?: unknown }[]): Promise<void> {
  for (const { queryFn } of queries) {
    if (typeof queryFn !== "function") throw new Error("it asks nothing");
    const context: Pick<QueryFunctionContext, "signal"> & { pageParam: string } = {
      signal: new AbortController().signal,
      pageParam: "",
    };
    // The fake answers do not match the schemas, so the queries fail.
    await Promise.resolve(queryFn(context)).catch(() => {});
  }
}

test.each(["/dashboard", "/catches", "/map", "/weather"] as const)(
  "all that %s asks at first is asked before its code has come, and not once more",
  async (page) => {
    await open(page);
    const { fetchMe } = await import("../../session/api.ts");
    const { [page]: queries } = await questions();
    expect(fetched).toHaveBeenCalledTimes(queries.length + 1);
    await fetchMe().catch(() => {});
    await ask(queries);
    expect(fetched).toHaveBeenCalledTimes(queries.length + 1);

    await ask(queries);
    expect(fetched, "what is asked later is asked anew").toHaveBeenCalledTimes(2 * queries.length + 1);
  },
);

test("once something was changed, nothing that was asked before counts", async () => {
  await open("/dashboard");
  const { sendForNothing } = await import("../../http/send.ts");
  await sendForNothing({ method: "DELETE", path: "/catches/1" });
  fetched.mockClear();
  await ask((await questions())["/dashboard"]);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test("of a page that is narrowed down only who is signed in is asked", async () => {
  await open("/catches", "?species=Walleye");
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/auth/me"]);
});

test("wherever the map was moved to, all its pins are asked for; of some species they are not", async () => {
  await open("/map", "?lat=40.5&lng=-96&zoom=5&layers=heat,waters");
  expect(fetched.mock.calls.map(([path]) => path)).toContain("/api/catches/pins?");
  fetched.mockClear();
  vi.resetModules();
  await open("/map", "?lat=40.5&lng=-96&zoom=5&species=Walleye");
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/auth/me"]);
});

test("where nobody is signed in nothing is asked", async () => {
  vi.stubGlobal("localStorage", { getItem: () => "{broken" });
  await open("/dashboard");
  expect(fetched).not.toHaveBeenCalled();
});

describe("the weather of the dashboard", () => {
  const HOME = { latitude: 47.831174, longitude: -92.264829 };
  const AT_HOME = "lat=47.831&lon=-92.265";
  const ELSEWHERE = { latitude: 46.5, longitude: -91.25 };

  interface Known {
    chosen?: object;
    hasWeather?: boolean;
    position?: PermissionState;
  }

  async function openDashboard({ chosen, hasWeather = true, position = "prompt" }: Known): Promise<string[]> {
    const user = { id: "maren", homeLatitude: HOME.latitude, homeLongitude: HOME.longitude };
    const stored: Record<string, object | undefined> = {
      "creel.session": { accessToken: "token", user },
      "creel.weather-place": chosen,
    };
    vi.stubGlobal("localStorage", { getItem: (key: string) => JSON.stringify(stored[key] ?? null) });
    vi.stubGlobal("navigator", { permissions: { query: async () => ({ state: position }) } });
    fetched.mockImplementation(async () => ownJson({ weather: hasWeather }));
    await open("/dashboard");
    return fetched.mock.calls.map(([path]) => path).filter((path) => path.includes("/weather/"));
  }

  test("is asked for home before the code has come, and not once more", async () => {
    expect(await openDashboard({})).toEqual([
      `/api/weather/alerts?${AT_HOME}`,
      `/api/weather/current?${AT_HOME}`,
    ]);
    fetched.mockClear();
    const { alertsQuery, currentWeatherQuery } = await import("../../weather/api.ts");
    await ask([alertsQuery(HOME), currentWeatherQuery(HOME)]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test("is asked for the place that this angler chose, and for nobody else's", async () => {
    const there = "lat=46.500&lon=-91.250";
    expect(await openDashboard({ chosen: { ...ELSEWHERE, userId: "maren" } })).toContain(
      `/api/weather/current?${there}`,
    );
    vi.resetModules();
    fetched.mockClear();
    expect(await openDashboard({ chosen: { ...ELSEWHERE, userId: "arne" } })).toContain(
      `/api/weather/current?${AT_HOME}`,
    );
  });

  test("is not asked for home where the device says where it is, nor where there is none", async () => {
    expect(await openDashboard({ position: "granted" })).toEqual([]);
    vi.resetModules();
    expect(await openDashboard({ hasWeather: false })).toEqual([]);
  });
});
