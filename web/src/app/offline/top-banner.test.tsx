import { DAY_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { noteSilence } from "../../http/connectivity.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { answersOfLog } from "../../testing/log.ts";
import { goOffline, noAnswer } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { type WaitingItem, addWaiting, withoutAnswers } from "../../testing/outbox.ts";
import { show } from "../../testing/show.tsx";
import { TopBanner } from "./top-banner.tsx";

const banner = () => screen.getByRole("status");

async function showBanner() {
  const shown = show(
    <>
      <TopBanner unreached="Your log as of 6:42 AM." />
      <p>The page</p>
    </>,
  );
  await screen.findByText("The page");
  return shown;
}

test("while the server is reached nothing is said", async () => {
  await showBanner();
  expect(banner()).toBeEmptyDOMElement();
});

test("without a network the page says so, and what can still be seen", async () => {
  await showBanner();
  goOffline();
  await waitFor(() => expect(banner()).toHaveTextContent("Offline. Your log as of 6:42 AM."));
});

test("a log that was loaded before is told with its time once the network is gone", async () => {
  openPage("/catches", { answers: answersOfLog(catchOf({ species: "Pike" })) });
  expect(await screen.findByRole("article")).toHaveTextContent("Pike");
  goOffline();
  expect(await screen.findByText("Offline.")).toBeVisible();
  expect(screen.getByText(/Your log as of .*\d:\d\d/)).toBeVisible();
});

test("a server that is silent is told from a device that has no network", async () => {
  const { network } = await showBanner();
  network.answer({ "GET /health": noAnswer });
  noteSilence();
  await waitFor(() => expect(banner()).toHaveTextContent("Creel isn’t answering. Your log as of 6:42 AM."));
  goOffline();
  await waitFor(() => expect(banner()).toHaveTextContent("Offline. Your log as of 6:42 AM."));
});

const minuteOld = { keptAt: Date.now() - MINUTE_MS };

async function openWith(...items: WaitingItem[]) {
  const user = anglerOf();
  goOffline();
  for (const item of items) await addWaiting(user, item);
  return openPage("/catches", { user, answers: withoutAnswers() });
}

test("how many catches wait and since when is told on every page, and leads to them", async () => {
  const { person } = await openWith(minuteOld, { catchId: "perch", species: "Perch" });
  expect(
    await screen.findByText(
      /2 catches saved on this phone since .*\d:\d\d.*\. They’ll upload when you’re online\./,
    ),
  ).toBeVisible();
  await person.click(screen.getByRole("link", { name: "See what’s waiting" }));
  expect(await screen.findByRole("heading", { name: "Waiting to upload" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "See what’s waiting" })).toBeNull();
});

test("what needs the angler is told before what waits", async () => {
  await openWith(minuteOld, { catchId: "perch", state: "asks" });
  expect(
    await screen.findByText(
      /1 catch on this phone needs you\. 1 more saved since .*\d:\d\d.*\. It’ll upload when you’re online\./,
    ),
  ).toBeVisible();
});

test("Safari outside the Home Screen is told by when to send", async () => {
  vi.stubGlobal("navigator", Object.assign(navigator, { standalone: false }));
  onTestFinished(() => void Reflect.deleteProperty(navigator, "standalone"));
  await openWith(minuteOld);
  const date = new Intl.DateTimeFormat("en-US", { weekday: "short", day: "numeric", month: "short" });
  const limit = date.format(Date.now() + 7 * DAY_MS);
  expect(await screen.findByText(/Safari will delete this/)).toHaveTextContent(`upload before ${limit}.`);
});
