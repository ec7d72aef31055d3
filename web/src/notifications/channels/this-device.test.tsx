import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { forgetSession, storedSession, storeSession } from "../../http/stored-session.ts";
import { answersOfLog } from "../../testing/log.ts";
import { type Answers, noAnswer } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { answersOfNotifications, channelOf, fakePush, SUBSCRIBED } from "../data/notification-testing.ts";

const OWN = "https://push.example/own";
const DEVICE = channelOf({ kind: "push", name: "Firefox on Android", target: OWN });

/** Opens the page for somebody who signed in with "Remember me". */
function openDevice(answers: Answers = answersOfNotifications()) {
  const shown = openPage("/profile/notifications", { answers: { ...answersOfLog(), ...answers } });
  const session = storedSession();
  if (session) storeSession(session, true);
  return shown;
}

const add = () => screen.findByRole("button", { name: "Add this device" });

test("a device is added after the browser has asked", async () => {
  const browser = fakePush();
  const { person, network } = openDevice();
  await person.click(await add());
  expect(await screen.findByText("This device", { selector: "span" })).toBeVisible();
  expect(network.sent("POST /notifications/channels")).toEqual([{ kind: "push", ...SUBSCRIBED }]);
  expect(browser.keys).toEqual(["BPublicKey"]);
  expect(screen.queryByRole("button", { name: "Add this device" })).toBeNull();
});

test("a device that the server could not store leaves no subscription behind", async () => {
  const browser = fakePush();
  const { person } = openDevice({ ...answersOfNotifications(), "POST /notifications/channels": noAnswer });
  await person.click(await add());
  expect(await screen.findByText("Network error. Please check your connection.")).toBeVisible();
  expect(browser.endpoint).toBeNull();
});

test("a refused permission is told, and how to give it", async () => {
  fakePush({ answer: "denied" });
  const { person } = openDevice();
  await person.click(await add());
  expect(await screen.findByText(/^You blocked notifications from this site\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add this device" })).toBeNull();
});

test("a question that was closed can be asked again", async () => {
  fakePush({ answer: "default" });
  const { person } = openDevice();
  await person.click(await add());
  expect(await screen.findByText(/got no answer\. Try again and tap Allow\.$/)).toBeVisible();
  expect(await add()).toBeVisible();
});

test("a browser without push messages says that other ways still work", async () => {
  openDevice();
  expect(await screen.findByText(/^This browser can’t receive notifications\./)).toBeVisible();
});

test("on an iPhone the app on the Home Screen is needed", async () => {
  Object.defineProperty(navigator, "standalone", { configurable: true, value: false });
  Object.defineProperty(navigator, "maxTouchPoints", { configurable: true, value: 5 });
  openDevice();
  expect(await screen.findByText(/add Creel to the Home Screen first/)).toBeVisible();
  Reflect.deleteProperty(navigator, "standalone");
  Reflect.deleteProperty(navigator, "maxTouchPoints");
});

test("without HTTPS no device can be added, and the page says so", async () => {
  fakePush();
  vi.stubGlobal("isSecureContext", false);
  openDevice();
  expect(await screen.findByText(/need an address with https/)).toBeVisible();
});

test("a session that ends with its tab adds no device", async () => {
  fakePush();
  openPage("/profile/notifications", { answers: { ...answersOfLog(), ...answersOfNotifications() } });
  expect(await screen.findByText(/signed in for this tab only/)).toBeVisible();
});

test("this device is marked, and removing it ends its subscription", async () => {
  const browser = fakePush({ permission: "granted", endpoint: OWN });
  const { person } = openDevice(answersOfNotifications({ channels: [DEVICE] }));
  expect(await screen.findByText("This device", { selector: "span" })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Remove: Firefox on Android" }));
  await person.click(await screen.findByRole("button", { name: "Remove" }));
  await waitFor(() => expect(browser.endpoint).toBeNull());
  expect(await add()).toBeVisible();
});

test("a device that the server forgot can be added again", async () => {
  fakePush({ permission: "granted", endpoint: OWN });
  openDevice();
  expect(await add()).toBeVisible();
});

test("signing out ends the messages to this device", async () => {
  const browser = fakePush({ permission: "granted", endpoint: OWN });
  openDevice(answersOfNotifications({ channels: [DEVICE] }));
  await screen.findByText("Firefox on Android");
  forgetSession();
  await waitFor(() => expect(browser.endpoint).toBeNull());
});
