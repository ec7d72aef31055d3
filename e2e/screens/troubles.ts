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
  json: { error: "Weather isn’t available right now." },
};

/** Answers calls to these paths of the API with `given` instead. */
export const answer =
  (path: string | RegExp, given: Answer) =>
  ({ context }: Stage): Promise<unknown> =>
    context.route(toPattern(path), (route) => answerJson(route, given.json, given.status));

/** Leaves calls to these paths of the API unanswered. */
export const hold =
  (path: string | RegExp) =>
  ({ context }: Stage): Promise<unknown> =>
    context.route(toPattern(path), () => new Promise<never>(() => {}));

const toPattern = (path: string | RegExp) => (typeof path === "string" ? `**/api/${path}` : path);

/** Matches all calls except the configuration and the ones that tell which user is signed in. */
const OTHER_CALLS = /\/api\/(?!auth\/(me|refresh)$|config)/;

export const failEverything = inOrder(answer(OTHER_CALLS, BROKEN), answer("weather/**", NO_WEATHER));

/**
 * Answers with the fixed time, because the HTTP server's clock cannot be stopped, and the app trusts it if the device's
 * clock is wrong.
 */
export async function answerAtNow({ context }: Stage): Promise<void> {
  const date = new Date(NOW).toUTCString();
  await context.route("**/api/**", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}

/** Returns a scene of a page that waits for everything, and one of a page that could load nothing. */
export function troublesOf(name: string, begun: Begun): Scene[] {
  return scenesFrom(
    { ...begun, isWaiting: true },
    {
      [`${name}-loading`]: { before: inOrder(neverTimeOut, hold(OTHER_CALLS)), prepare: opens("heading") },
      [`${name}-failed`]: { before: failEverything, prepare: inOrder(opens("heading"), seeFailure) },
    },
  );
}

/**
 * Waits for the failure after two retries, one and two seconds later. Some pages show the rest without a message about
 * what is missing.
 */
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

/** Disables timeouts. The app gives up a call after 10 s, which could fall between two pictures of the same page. */
async function neverTimeOut({ context }: Stage): Promise<void> {
  await context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}
