import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { prepareChangedCatch, prepareNewCatch } from "./values/catch-payload.ts";
import { newCatchValues, valuesOf } from "./values/catch-values.ts";
import { catchOf } from "./values/testing.ts";

const BASE = catchOf({ species: "Walleye" });
const SAVED = { ...BASE, species: "Pike", version: 2 };

const change = () => prepareChangedCatch(BASE, { ...valuesOf(BASE), species: "Pike" });

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset().mockImplementation(async () => Response.json({ catch: SAVED }));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("addEventListener", () => {});
  const nothing = { getItem: () => null };
  vi.stubGlobal("localStorage", nothing);
  vi.stubGlobal("sessionStorage", nothing);
});
afterEach(() => vi.unstubAllGlobals());

/** A form over one's own list of catches, and what becomes of both, step by step. */
async function openForm() {
  const { saveCatch } = await import("./save-catch.ts");
  const { ownLogbook } = await import("../logbook/logbook.ts");
  const { recentCatchesQuery } = await import("../logbook/catches.query.ts");
  const queryClient = new QueryClient();
  const { queryKey } = recentCatchesQuery;
  queryClient.setQueryData(queryKey, { catches: [BASE], nextCursor: null, total: 1, didYouMean: null });
  const steps: string[] = [];
  const note = (step: string) => {
    const [listed] = queryClient.getQueryData(queryKey)?.catches ?? [];
    const age = queryClient.getQueryState(queryKey)?.isInvalidated ? "to be asked for anew" : "as it is here";
    steps.push(`${step}, the list with ${listed?.species} ${age}`);
  };
  const form = {
    logbook: ownLogbook,
    queryClient,
    keeper: { flush: async () => note("the draft is stored"), end: async () => note("the draft ends") },
    showMessage: (sentence: string) => note(sentence),
    close: () => note("the form closes"),
    goOn: async (saved: typeof SAVED) => note(`on from ${saved.species}`),
  };
  return { steps, save: (prepared = change()) => saveCatch(prepared, form), form, saveCatch };
}

test("the draft is stored first; what is saved is listed before its form closes, then asked for anew, and its draft ends last", async () => {
  const { save, steps } = await openForm();
  await save();
  expect(steps).toEqual([
    "the draft is stored, the list with Walleye as it is here",
    "the form closes, the list with Pike as it is here",
    "on from Pike, the list with Pike to be asked for anew",
    "the draft ends, the list with Pike to be asked for anew",
  ]);
});

test("a change goes over the version it was made from, a new catch by the id it was begun with", async () => {
  const { save, saveCatch, form } = await openForm();
  await save();
  const { id } = SAVED;
  const values = newCatchValues({ latitude: 47.83, longitude: -92.26 });
  await saveCatch(prepareNewCatch({ id, values, mayAutofillLater: false }), form);
  expect(fetched.mock.calls[0]).toMatchObject([`/api/catches/${id}`, { method: "PUT" }]);
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get("if-match")).toBe(`"${BASE.version}"`);
  const written: unknown = expect.stringContaining(id);
  expect(fetched.mock.calls[1]).toMatchObject(["/api/catches", { method: "POST", body: written }]);
});

test("a form whose catch was not saved stays, and where the session is over the page says why", async () => {
  fetched.mockImplementation(async () => new Response("{}", { status: 401 }));
  const { save, steps } = await openForm();
  await expect(save()).rejects.toMatchObject({ status: 401 });
  expect(steps).toEqual([
    "the draft is stored, the list with Walleye as it is here",
    "Failed to save catch. You need to log in again., the list with Walleye as it is here",
  ]);
});
