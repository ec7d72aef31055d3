import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { anglerOf } from "../../session/angler-testing.ts";
import { adminOf, messageList, pageOf } from "../../testing/admin.ts";
import { answersOfLog } from "../../testing/log.ts";
import { hold, noAnswer, PENDING, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { fakePasskeys, NEW_PASSKEY_OPTIONS } from "../confirm/passkey-testing.ts";

const ME = "GET /auth/me";
const REFRESH = "POST /auth/refresh";
const OVER = refusal(401, "session_ended", "Please sign in again.");
const SUSPENDED = refusal(403, "account_suspended", "Your account is suspended. Please contact support.");

const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));

test.each(["/dashboard", "/catches?species=Pike", "/profile", "/admin"])(
  "who is not signed in is led from %s to the sign-in page, which knows the way back and blames nobody",
  async (path) => {
    openPage(path, { user: null });
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
    await isAt(`/login?redirect=${encodeURIComponent(path)}`);
    expect(screen.queryByText(/Your sign-in has ended/)).toBeNull();
  },
);

test("a stored session that is over is cleared at the start, with the way back and the reason", async () => {
  openPage("/catches?species=Pike", { answers: { [ME]: OVER, [REFRESH]: OVER } });
  expect(await screen.findByText("Your sign-in has ended. Please sign in again.")).toBeVisible();
  await isAt(`/login?redirect=${encodeURIComponent("/catches?species=Pike")}`);
  expect(sessionStorage.getItem("creel.session")).toBeNull();
});

test("an account that is there no more is signed out at the start, and its user forgotten", async () => {
  const notFound = refusal(404, "not_found", "There is no such account.");
  const { network } = openPage("/catches", { answers: { ...answersOfLog(), [ME]: notFound } });
  expect(await screen.findByText("Your sign-in has ended. Please sign in again.")).toBeVisible();
  await isAt("/login?redirect=%2Fcatches");
  expect(sessionStorage.getItem("creel.session")).toBeNull();
  expect(network.asked(REFRESH)).toEqual([]);
});

test("the reason goes as soon as somebody looks at the sign-up", async () => {
  const { person } = openPage("/catches", { answers: { [ME]: OVER, [REFRESH]: OVER } });
  await screen.findByText("Your sign-in has ended. Please sign in again.");
  await person.click(screen.getByRole("tab", { name: "Sign Up" }));
  await person.click(screen.getByRole("tab", { name: "Sign In" }));
  expect(screen.queryByText(/Your sign-in has ended/)).toBeNull();
});

test("who is suspended is led to the sign-in page, which says so", async () => {
  openPage("/catches", { answers: { [ME]: SUSPENDED } });
  expect(await screen.findByText("Your account is suspended. Please contact support.")).toBeVisible();
  await isAt("/login?redirect=%2Fcatches");
});

test.each([
  ["their next request", { "GET /catches": SUSPENDED }, "Your account is suspended. Please contact support."],
  [
    "the renewal of their sign-in",
    { "GET /catches": OVER, [REFRESH]: SUSPENDED },
    "Your account is suspended. Please contact support.",
  ],
  [
    "the end of their session",
    { "GET /catches": OVER, [REFRESH]: OVER },
    "Your sign-in has ended. Please sign in again.",
  ],
])("at the next click %s leads to the sign-in page, which says so", async (_which, answers, message) => {
  const { person, network } = openPage("/dashboard", { answers: answersOfLog() });
  expect(await screen.findByText("No catches recorded yet")).toBeVisible();
  network.answer(answers);
  await person.click(screen.getByRole("link", { name: "View All Catches" }));
  expect(await screen.findByText(message)).toBeVisible();
  await isAt("/login?redirect=%2Fcatches");
  expect(sessionStorage.getItem("creel.session")).toBeNull();
});

test("until it is known who is signed in, nothing else is shown", async () => {
  const user = anglerOf();
  const held = hold(() => ({ user }));
  openPage("/dashboard", { user, answers: { ...answersOfLog(), [ME]: held.answer } });
  expect(await screen.findByText("Initializing...")).toBeVisible();
  expect(screen.queryByRole("banner")).toBeNull();
  held.release();
  expect(await screen.findByRole("heading", { name: "Welcome back, Maren!" })).toBeVisible();
  expect(screen.queryByText("Initializing...")).toBeNull();
});

test("an access token that ran out is renewed once, and the page goes on", async () => {
  const tokens = { accessToken: "new", refreshToken: "newer" };
  let calls = 0;
  const { network } = openPage("/catches", {
    answers: {
      ...answersOfLog(),
      "GET /catches/stats/totals": () => {
        calls += 1;
        return calls === 1 ? OVER() : { ...NO_TOTALS };
      },
      [REFRESH]: tokens,
    },
  });
  expect(await screen.findByText("No catches recorded yet")).toBeVisible();
  await waitFor(() => expect(network.asked(REFRESH)).toHaveLength(1));
  expect(sessionStorage.getItem("creel.session")).toContain('"newer"');
});

const NO_TOTALS = {
  count: 0,
  totalWeight: null,
  heaviest: null,
  longest: null,
  firstDay: null,
  lastDay: null,
};

test.each([
  ["cannot be reached", noAnswer],
  ["fails", () => new Response("", { status: 503 })],
])("a server that %s at the start ends no session", async (_how, answer) => {
  openPage("/dashboard", { answers: { ...answersOfLog(), [ME]: answer } });
  expect(await screen.findByRole("heading", { name: "Welcome back, Maren!" })).toBeVisible();
  expect(await screen.findByText("No catches recorded yet")).toBeVisible();
});

const LOGOUT = "POST /auth/logout";

async function signOut(person: ReturnType<typeof openPage>["person"]): Promise<void> {
  await person.click(await screen.findByRole("button", { name: /^Account of/ }));
  await person.click(await screen.findByRole("menuitem", { name: "Logout" }));
  expect(await screen.findByRole("link", { name: "Login" })).toBeVisible();
}

const storedKeys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted();

test.each([
  ["where the server is told", () => new Response(null, { status: 204 })],
  ["where it cannot be told", noAnswer],
])(
  "signing out forgets all of the angler on this device and keeps what is the device's, %s",
  async (...row) => {
    const [, answer] = row;
    localStorage.setItem("creel.theme", "dark");
    localStorage.setItem("creel.dismissed-alerts", '["storm"]');
    localStorage.setItem("creel.weather-place", "{}");
    sessionStorage.setItem("creel.map-view", "[-92.3,47.8,-92.2,47.9]");
    const { person, network } = openPage("/dashboard", { answers: { ...answersOfLog(), [LOGOUT]: answer } });
    await signOut(person);
    await isAt("/");
    await waitFor(() => expect(network.asked(LOGOUT)).toHaveLength(1));
    expect(storedKeys()).toEqual(["creel.auth-log", "creel.known-device", "creel.theme"]);
    expect(localStorage.getItem("creel.auth-log")).toMatch(/^\[\{"at":"[^"]+","kind":"signed out"\}\]$/);
  },
);

test("signing out with an access token that ran out ends the session on the server all the same", async () => {
  const answers = [OVER, () => new Response(null, { status: 204 })];
  const { person, network } = openPage("/dashboard", {
    answers: {
      ...answersOfLog(),
      [LOGOUT]: () => answers.shift()?.(),
      [REFRESH]: { accessToken: "new", refreshToken: "newer" },
    },
  });
  await signOut(person);
  await waitFor(() => expect(network.asked(LOGOUT)).toHaveLength(2));
  expect(network.sent(REFRESH)).toEqual([{ refreshToken: "refresh" }]);
  expect(sessionStorage.getItem("creel.session"), "the new tokens are stored nowhere").toBeNull();
});

test("an angler is told that the admin's pages are not theirs, and is on the dashboard", async () => {
  const { person } = openPage("/admin", { answers: answersOfLog() });
  const name = "Access denied. Admin privileges required.";
  expect(await screen.findByRole("alertdialog", { name })).toBeVisible();
  await isAt("/dashboard");
  await person.click(screen.getByRole("button", { name: "OK" }));
  await person.click(await screen.findByRole("button", { name: /^Account of/ }));
  const items = await screen.findAllByRole("menuitem");
  const names = items.map(({ textContent }) => textContent);
  expect(names).toContainEqual(expect.stringMatching(/^Tackle box/));
  expect(names).toEqual(expect.arrayContaining(["Profile", "Logout"]));
  expect(names).not.toContain("Admin Dashboard");
});

test("an admin finds the admin's page in the menu", async () => {
  const { person } = openPage("/dashboard", {
    user: adminOf(),
    answers: {
      ...answersOfLog(),
      "GET /admin/stats": PENDING,
      "GET /admin/messages": messageList(),
      "GET /admin/audit": { entries: [], ...pageOf(0) },
    },
  });
  await person.click(await screen.findByRole("button", { name: /^Account of/ }));
  await person.click(await screen.findByRole("menuitem", { name: "Admin Dashboard" }));
  expect(await screen.findByRole("heading", { name: "Admin" })).toBeVisible();
  await isAt("/admin");
});

test("an admin who is one no more is told so at their next click, and is on the dashboard", async () => {
  const admin = adminOf();
  const { person, network } = openPage("/admin/audit", {
    user: admin,
    answers: {
      ...answersOfLog(),
      [ME]: () => ({ user: admin }),
      "GET /admin/audit": { entries: [], ...pageOf(0) },
      "GET /admin/messages": messageList(),
    },
  });
  await screen.findByText("Every change an admin makes is recorded here.");
  const demoted = refusal(403, "not_allowed", "You are not allowed to do this.");
  network.answer({
    "GET /admin/users": demoted,
    "GET /admin/messages": demoted,
    [ME]: { user: { ...admin, role: "angler" } },
  });
  const tabs = within(screen.getByRole("navigation", { name: "Admin" }));
  await person.click(tabs.getByRole("link", { name: "Users" }));
  const name = "Access denied. Admin privileges required.";
  expect(await screen.findByRole("alertdialog", { name })).toBeVisible();
  await isAt("/dashboard");
});

test.each([
  ["who is signed in", {}, "Go to the dashboard", "/dashboard"],
  ["anybody else", null, "Go to the home page", "/"],
])("a path that leads nowhere says so, and leads %s on", async (_who, user, label, path) => {
  openPage("/no/such/page", { user, answers: answersOfLog() });
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeVisible();
  expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", path);
});

test.each([
  ["/login?redirect=/catches", "/catches"],
  ["/login?redirect=//evil.example", "/dashboard"],
  ["/login", "/dashboard"],
])("who is signed in and opens %s is at %s", async (path, wanted) => {
  openPage(path, { answers: answersOfLog() });
  await waitFor(() => expect(location.pathname).toBe(wanted));
});

test("an admin without a second step where one is required gets the page that sets one up, and goes on from there", async () => {
  const message = "This Creel requires a second step for admins.";
  const REFUSED = refusal(403, "second_step_required", message);
  fakePasskeys();
  const passkey = { id: "one", name: "This computer", kind: "device", is_synced: false };
  const added = { ...passkey, created_at: "2026-01-01T00:00:00.000Z", last_used_at: null };
  const { person, network } = openPage("/dashboard", {
    user: adminOf(),
    answers: {
      ...answersOfLog(),
      "GET /catches": REFUSED,
      "GET /auth/me/passkeys": { passkeys: [] },
      "GET /auth/me/totp": { totp: null, backup_codes_left: 0, is_required: true },
      "POST /auth/me/passkeys/options": NEW_PASSKEY_OPTIONS,
      "POST /auth/me/passkeys": { passkey: added },
    },
  });
  expect(await screen.findByRole("heading", { name: "One more thing before you go on" })).toBeVisible();
  expect(screen.getByText(/Everything you logged is safe and uploads afterwards\./)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Turn on codes by app" })).toBeVisible();
  network.answer(answersOfLog());
  await person.click(screen.getByRole("button", { name: "Add a passkey" }));
  await person.click(await screen.findByLabelText("Your password"));
  await person.paste("perch and bobber");
  await person.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("heading", { name: /^Welcome back/ })).toBeVisible();
});
