import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";

import { storedSession } from "../http/stored-session.ts";
import { anglerOf } from "../session/angler-testing.ts";
import { answersOfLog } from "../testing/log.ts";
import { noAnswer, refusal } from "../testing/network.ts";
import { openPage } from "../testing/open-page.ts";
import { show } from "../testing/show.tsx";
import { DemoSlot } from "./demo-slot.tsx";

const DEMO = { operator: { isDemo: true } };
const OPEN = "POST /demo";
const OVER = refusal(401, "session_ended", "Your sign-in has ended. Please sign in again.");
const HOUR_OVER = "The demo’s log is gone, with all you put in. Nothing was kept.";

const until = (ms: number) => new Date(Date.now() + ms).toISOString();
const guestOf = (ms = HOUR_MS) => anglerOf({ firstName: "Guest", lastName: "", demo_until: until(ms) });
const opened = (ms = HOUR_MS) => ({ accessToken: "new", refreshToken: "newer", user: guestOf(ms) });

describe("the banner", () => {
  test.each([
    [47 * MINUTE_MS - 1000, "47 minutes"],
    [46 * MINUTE_MS - 1000, "46 minutes"],
    [30_000, "1 minute"],
  ])("%d ms before the end tells how long the log lives, and where to get Creel", async (ms, time) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    show(<DemoSlot />, { user: { demo_until: until(ms) } });

    expect(await screen.findByRole("link", { name: "Get Creel" })).toHaveAttribute("href", "/docs/");
    expect(screen.getByRole("button", { name: "Start over" })).toBeVisible();
    const banner = screen.getByRole("complementary", { name: "Demo" });
    expect(banner).toHaveTextContent(
      `This is a demo. The log is a sample, yours alone, and gone in ${time}.`,
    );
    expect(banner).toHaveTextContent(`A demo. Gone in ${time}.`);
  });

  test("nobody else has it", async () => {
    show(
      <>
        <DemoSlot />
        <p>The page</p>
      </>,
    );

    expect(await screen.findByText("The page")).toBeVisible();
    expect(screen.queryByRole("complementary")).toBeNull();
  });
});

describe("a demo is opened", () => {
  test("by its button on the sign-in page, and begins on the dashboard", async () => {
    const { person, network } = openPage("/login", {
      ...DEMO,
      user: null,
      answers: { ...answersOfLog(), [OPEN]: opened() },
    });

    await person.click(await screen.findByRole("button", { name: "Open the demo" }));

    await waitFor(() => expect(location.pathname).toBe("/dashboard"));
    expect(network.sent(OPEN)).toEqual([{ timeZone: expect.any(String) }]);
    expect(localStorage.getItem("creel.session")).not.toBeNull();
  });

  test("in one tap from the home page, once", async () => {
    const { network } = openPage("/login#demo", {
      ...DEMO,
      user: null,
      answers: { ...answersOfLog(), [OPEN]: opened() },
    });

    await waitFor(() => expect(location.pathname).toBe("/dashboard"));
    expect(network.asked(OPEN)).toHaveLength(1);
  });

  test("or says why not", async () => {
    const full = "Every place in this demo is taken. Please try again in a few minutes.";
    const { person } = openPage("/login", {
      ...DEMO,
      user: null,
      answers: { [OPEN]: refusal(429, "demos_full", full) },
    });

    await person.click(await screen.findByRole("button", { name: "Open the demo" }));

    expect(await screen.findByText(full)).toBeVisible();
  });
});

test("who has an account still signs in, and nobody signs up", async () => {
  const { person } = openPage("/login", { ...DEMO, user: null });

  await person.click(await screen.findByRole("button", { name: "Sign in with an account" }));

  expect(screen.getByRole("textbox", { name: /Email/ })).toBeVisible();
  expect(screen.queryByRole("tab", { name: "Sign Up" })).toBeNull();
});

test("the home page leads to the demo", async () => {
  openPage("/", { ...DEMO, user: null });

  const links = await screen.findAllByRole("link", { name: "Open the demo" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/login#demo", "/login#demo"]);
  expect(screen.queryByRole("link", { name: "Get Started" })).toBeNull();
});

describe("when the hour is over", () => {
  test("the next request says so, and another hour is one tap away", async () => {
    const { person, network } = openPage("/catches", {
      ...DEMO,
      user: guestOf(),
      answers: { ...answersOfLog(), "GET /auth/me": OVER, "POST /auth/refresh": OVER, [OPEN]: opened() },
    });

    expect(await screen.findByText(HOUR_OVER)).toBeVisible();
    expect(screen.getByRole("heading", { name: "That hour is over" })).toHaveFocus();
    expect(location.pathname).toBe("/catches");
    expect(storedSession()).toBeNull();

    await person.click(screen.getByRole("button", { name: "Another hour" }));
    await waitFor(() => expect(network.asked(OPEN)).toHaveLength(1));
    await waitFor(() => expect(storedSession()?.accessToken).toBe("new"));
  });

  test("the app knows it without a network", async () => {
    openPage("/catches", { ...DEMO, user: guestOf(-1), answers: { "GET /auth/me": noAnswer } });

    expect(await screen.findByText(HOUR_OVER)).toBeVisible();
  });
});

test("starting over asks first, and then sends the guest’s own token", async () => {
  const user = guestOf();
  const { person, network } = show(<DemoSlot />, { user, answers: { [OPEN]: { ...opened(), user } } });

  await person.click(await screen.findByRole("button", { name: "Start over" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(network.asked(OPEN)).toEqual([]);
  await person.click(dialog.getByRole("button", { name: "Start over" }));

  await waitFor(() => expect(network.asked(OPEN)).toHaveLength(1));
  await waitFor(() => expect(storedSession()?.accessToken).toBe("new"));
});

test("the profile says what a demo does not do", async () => {
  openPage("/profile", { ...DEMO, user: guestOf(), answers: answersOfLog() });

  const section = within(await screen.findByRole("region", { name: "What a demo does not do" }));
  expect(section.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.queryByRole("heading", { name: "Delete account" })).toBeNull();
});
