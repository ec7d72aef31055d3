import type { Notifications } from "@creel/domain/notifications/notifications";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { setPhone } from "../../testing/layout.ts";
import { answersOfLog } from "../../testing/log.ts";
import { type Answers, noAnswer } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { answersOfNotifications, channelOf } from "../data/notification-testing.ts";

function openTopics(known: Partial<Notifications> = {}, answers: Answers = {}) {
  return openPage("/profile/notifications", {
    answers: { ...answersOfLog(), ...answersOfNotifications(known), ...answers },
  });
}

const box = (name: string) => screen.findByRole("checkbox", { name });
const ALERT_BY_EMAIL = "Severe alerts at my waters, Email";

test("every topic is a row with a box for each channel, off at first", async () => {
  openTopics();
  await box(ALERT_BY_EMAIL);
  const table = within(screen.getByRole("table", { name: "What you are told, and where" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Topic",
    "Email",
    "Phone",
    "ntfy",
    "Webhook",
  ]);
  const rows = table.getAllByRole("row").filter((row) => within(row).queryAllByRole("checkbox").length === 4);
  expect(rows).toHaveLength(7);
  expect(table.getAllByRole("checkbox", { checked: true })).toHaveLength(1);
});

test("a checked box shows it at once, and stores its topic alone", async () => {
  const { person, network } = openTopics({ topics: { weather_alert: ["ntfy"] } });
  await person.click(await box(ALERT_BY_EMAIL));
  expect(await box(ALERT_BY_EMAIL)).toBeChecked();
  await waitFor(() =>
    expect(network.sent("PUT /notifications")).toEqual([{ topics: { weather_alert: ["ntfy", "mail"] } }]),
  );
  await person.click(await box(ALERT_BY_EMAIL));
  await waitFor(() =>
    expect(network.sent("PUT /notifications")[1]).toEqual({ topics: { weather_alert: ["ntfy"] } }),
  );
});

test("two boxes checked in a row are both kept", async () => {
  const { person, network } = openTopics();
  await person.click(await box(ALERT_BY_EMAIL));
  await person.click(await box("Severe alerts at my waters, Phone"));
  await waitFor(() => expect(network.sent("PUT /notifications")).toHaveLength(2));
  await waitFor(async () => expect(await box("Severe alerts at my waters, Phone")).toBeChecked());
  expect(await box(ALERT_BY_EMAIL)).toBeChecked();
});

test("a box that could not be stored is off again, and says so", async () => {
  const { person } = openTopics({}, { "PUT /notifications": noAnswer });
  await person.click(await box(ALERT_BY_EMAIL));
  expect(await screen.findByRole("alert")).toBeVisible();
  await waitFor(async () => expect(await box(ALERT_BY_EMAIL)).not.toBeChecked());
});

test("the email about a new way in is locked on", async () => {
  openTopics();
  const locked = await box("A new way in, Email");
  expect(locked).toBeChecked();
  expect(locked).toBeDisabled();
  expect(await box("A new way in, Phone")).toBeEnabled();
});

test("on a phone, four buttons stand under each topic", async () => {
  setPhone(true);
  const { person, network } = openTopics({ topics: { license_ends: ["mail"] } });
  const group = within(await screen.findByRole("group", { name: "A license ends" }));
  expect(group.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Email",
    "Phone",
    "ntfy",
    "Webhook",
  ]);
  expect(group.getByRole("button", { name: "Email" })).toHaveAttribute("aria-pressed", "true");
  await person.click(group.getByRole("button", { name: "Email" }));
  await waitFor(() => expect(network.sent("PUT /notifications")).toEqual([{ topics: { license_ends: [] } }]));
  const locked = within(screen.getByRole("group", { name: "A new way in" }));
  expect(locked.getByRole("button", { name: "Email" })).toBeDisabled();
});

test("topics for the people who run this Creel stand only where the server offers them", async () => {
  openTopics();
  await box(ALERT_BY_EMAIL);
  expect(screen.queryByText("For the people who run this Creel")).toBeNull();
});

test("a channel that a topic asks for, and that is not there, is told", async () => {
  const ntfy = channelOf();
  openTopics({ topics: { weather_alert: ["push", "ntfy"] }, channels: [ntfy] });
  expect(await screen.findByText(/^Phone is on, but nothing arrives there yet/)).toBeVisible();
  expect(screen.queryByText(/^ntfy is on, but/)).toBeNull();
});

test("notifications that cannot be loaded say so", async () => {
  openTopics({}, { "GET /notifications": noAnswer });
  expect(await screen.findByText("Your notifications could not be loaded")).toBeVisible();
});
