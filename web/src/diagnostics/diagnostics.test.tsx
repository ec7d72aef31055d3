import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { goOffline } from "../testing/network.ts";
import { show } from "../testing/show.tsx";
import { Diagnostics } from "./diagnostics.tsx";
import { healthLog } from "./health-log.ts";

// Whoever was signed in to the test before was signed out after it.
beforeEach(() => localStorage.clear());

const healthAt = (minute: number) => ({
  at: `2026-11-20T12:${minute}:00.000Z`,
  isOnline: minute < 30,
  tokenSeconds: 840,
  unsent: minute === 40 ? 2 : 0,
});

async function openDiagnostics(unsent = 0) {
  const shown = show(<Diagnostics unsent={unsent} />);
  for (const minute of [10, 20, 40]) healthLog.note(healthAt(minute));
  await shown.person.click(await screen.findByRole("button", { name: "Show diagnostics" }));
  const table = within(screen.getByRole("table", { name: /^What happened on this device/ }));
  const lines = () =>
    table
      .getAllByRole("row")
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole("cell")
          .slice(1)
          .map(({ textContent }) => textContent)
          .join(": "),
      );
  return { ...shown, lines };
}

const figure = (name: string) => screen.getByText(name).closest("div")?.textContent;

test("what happened on this device is there when it is asked for, the newest first", async () => {
  const { person, lines } = await openDiagnostics();
  expect(lines()).toEqual([
    "Signed in: –",
    "Offline: token for 14 min, 2 not sent",
    "Online: token for 14 min, 0 not sent",
    "Online: token for 14 min, 0 not sent",
  ]);
  await person.click(screen.getByRole("button", { name: "Hide diagnostics" }));
  expect(screen.queryByRole("table")).toBeNull();
});

test("how it is now stands above: the connection, the sign-in and what is not sent", async () => {
  goOffline();
  await openDiagnostics(3);
  expect(figure("Connection")).toBe("ConnectionOffline");
  expect(figure("Sign-in renews in")).toBe("Sign-in renews in– min");
  expect(figure("Not sent")).toBe("Not sent3");
});

test("beyond five lines the rest is one press away, and folds again", async () => {
  for (const minute of [11, 12, 13, 14]) healthLog.note(healthAt(minute));
  const { person, lines } = await openDiagnostics();
  expect(lines()).toHaveLength(5);
  await person.click(screen.getByRole("button", { name: "Show more" }));
  expect(lines()).toHaveLength(8);
  await person.click(screen.getByRole("button", { name: "Show less" }));
  expect(lines()).toHaveLength(5);
});

test("all of it is copied as text, without a token, a name or an email in it", async () => {
  const { person } = await openDiagnostics();
  await person.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Copied")).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/Z {2}Signed in\n.*Z {2}Offline {2}token for 14 min, 2 not sent\n/);
  expect(copied).toContain(navigator.userAgent);
  expect(copied).not.toMatch(/access|refresh|maren/i);
});

test("where the browser does not let it be copied, the page says how else", async () => {
  const { person } = await openDiagnostics();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No", "NotAllowedError"));
  await person.click(screen.getByRole("button", { name: "Copy" }));
  expect(
    await screen.findByText("Your browser did not allow copying. Select the lines and copy them yourself."),
  ).toBeVisible();
});
