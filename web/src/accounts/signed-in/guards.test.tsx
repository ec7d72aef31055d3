import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { answersOfLog } from "../../testing/log.ts";
import { noAnswer, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";

const ME = "GET /auth/me";
const REFRESH = "POST /auth/refresh";
const OVER = refusal(401, "session_ended", "Please sign in again.");
const SUSPENDED = refusal(403, "account_suspended", "Your account is suspended. Please contact support.");

const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));

test.each(["/dashboard", "/catches?species=Pike", "/profile", "/admin"])(
  "who is not signed in is led from %s to the sign-in page, which knows the way back and blames nobody",
  async (path) => {
    openPage(path, { user: null });
    expect(await screen.findByRole("heading", { name: "Back to the water" })).toBeVisible();
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

test("a server that cannot be reached at the start ends no session", async () => {
  openPage("/dashboard", { answers: { ...answersOfLog(), [ME]: noAnswer } });
  expect(await screen.findByRole("heading", { name: "Welcome back, Maren!" })).toBeVisible();
  expect(await screen.findByText("No catches recorded yet")).toBeVisible();
});

test("an angler is told that the admin's pages are not theirs, and is on the dashboard", async () => {
  const { person } = openPage("/admin", { answers: answersOfLog() });
  const name = "Access denied. Admin privileges required.";
  expect(await screen.findByRole("alertdialog", { name })).toBeVisible();
  await isAt("/dashboard");
  await person.click(screen.getByRole("button", { name: "OK" }));
  expect(await screen.findByRole("heading", { name: "Welcome back, Maren!" })).toBeVisible();
});

test.each([
  ["/login?redirect=/catches", "/catches"],
  ["/login?redirect=//evil.example", "/dashboard"],
  ["/login", "/dashboard"],
])("who is signed in and opens %s is at %s", async (path, wanted) => {
  openPage(path, { answers: answersOfLog() });
  await waitFor(() => expect(location.pathname).toBe(wanted));
});
