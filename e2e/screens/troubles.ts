import { opens } from "./actions.ts";
import { answerJson } from "./answer-json.ts";
import { NOW } from "./fixed-clock.ts";
import { type Begun, inOrder, type Scene, scenesFrom, type Stage } from "./scene.ts";

interface Answer {
  status: number;
  json: object;
}

export const BROKEN: Answer = {
  status: 500,
  json: { statusCode: 500, error: "Broken", message: "Broken", code: "internal" },
};

export const NO_WEATHER: Answer = {
  status: 503,
  json: { error: "Weather data cannot be reached right now." },
};

/** Calls to these paths of the API are answered so instead. */
export const answer =
  (path: string | RegExp, given: Answer) =>
  ({ context }: Stage): Promise<unknown> =>
    context.route(toPattern(path), (route) => answerJson(route, given.json, given.status));

/** Calls to these paths of the API are never answered. */
export const hold =
  (path: string | RegExp) =>
  ({ context }: Stage): Promise<unknown> =>
    context.route(toPattern(path), () => new Promise<never>(() => {}));

const toPattern = (path: string | RegExp) => (typeof path === "string" ? `**/api/${path}` : path);

/** Who is signed in is known; nothing else is. */
const OTHER_CALLS = /\/api\/(?!auth\/(me|refresh)$|config)/;

export const failEverything = inOrder(answer(OTHER_CALLS, BROKEN), answer("weather/**", NO_WEATHER));

/** The clock of the HTTP server cannot be stopped, and the app goes by it where the device's is wrong. */
export async function answerAtNow({ context }: Stage): Promise<void> {
  const date = new Date(NOW).toUTCString();
  await context.route("**/api/**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}

/** A page that waits for everything, and one for which nothing could be loaded. */
export function troublesOf(name: string, begun: Begun): Scene[] {
  return scenesFrom(
    { ...begun, isWaiting: true },
    {
      [`${name}-loading`]: { before: inOrder(neverTimeOut, hold(OTHER_CALLS)), prepare: opens("heading") },
      [`${name}-failed`]: { before: failEverything, prepare: inOrder(opens("heading"), seeFailure) },
    },
  );
}

/** Two more tries are made, a second and two seconds later. Some pages show the rest without a word on what is missing. */
async function seeFailure({ page }: Stage): Promise<void> {
  await page
    .getByRole("button", { name: /Retry|Try again/ })
    .first()
    .waitFor({ timeout: TRIES_MS })
    .catch(() => {});
  await page
    .waitForFunction(
      () => !document.querySelector("main [role=status][aria-label^=Loading], [data-pending]"),
      undefined,
      { timeout: LAST_TRY_MS },
    )
    .catch(() => {});
}

const TRIES_MS = 8000;
const LAST_TRY_MS = 20_000;

/** The app gives up a call after 10 s, which would come between two pictures of the same page. */
async function neverTimeOut({ context }: Stage): Promise<void> {
  await context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}
