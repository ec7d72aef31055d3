import type { QueryFunctionContext } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("../http/stored-session.ts", () => ({ storedSession: () => ({ accessToken: "token" }) }));
vi.mock("../http/refresh.ts", () => ({ refreshSession: () => null }));

const fetched = vi.fn<(path: string) => Promise<Response>>(async () => Response.json({}));

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
  const { askForPage } = await import("./ask-ahead.ts");
  askForPage({ pathname, search });
}

/** What the pages ask. */
async function questions() {
  const catches = await import("../catches/catches.query.ts");
  const { NO_FILTERS } = await import("../catches/filters/filters.ts");
  const { configQuery } = await import("../http/config.query.ts");
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
    // What is answered here is no answer to anything.
    await Promise.resolve(queryFn(context)).catch(() => {});
  }
}

test.each(["/dashboard", "/catches", "/map", "/weather"] as const)(
  "all that %s asks at first is asked before its code has come, and not once more",
  async (page) => {
    await open(page);
    const { fetchMe } = await import("../auth/auth.calls.ts");
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
  const { sendForNothing } = await import("../http/send.ts");
  await sendForNothing({ method: "DELETE", path: "/catches/1" });
  fetched.mockClear();
  await ask((await questions())["/dashboard"]);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test("of a page that is narrowed down only who is signed in is asked", async () => {
  await open("/catches", "?species=Walleye");
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(["/api/auth/me"]);
});

test("where nobody is signed in nothing is asked", async () => {
  vi.stubGlobal("localStorage", { getItem: () => "{broken" });
  await open("/dashboard");
  expect(fetched).not.toHaveBeenCalled();
});
