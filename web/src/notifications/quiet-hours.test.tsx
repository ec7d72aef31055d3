import type { Notifications } from "@creel/domain/notifications/notifications";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { answersOfLog } from "../testing/log.ts";
import { type Answers, noAnswer } from "../testing/network.ts";
import { openPage } from "../testing/open-page.ts";
import { answersOfNotifications } from "./data/notification-testing.ts";

async function openQuietHours(known: Partial<Notifications> = {}, answers: Answers = {}) {
  const shown = openPage("/profile/notifications", {
    answers: { ...answersOfLog(), ...answersOfNotifications(known), ...answers },
  });
  const form = within(await screen.findByRole("form", { name: "Quiet hours" }));
  const choose = async (label: string, time: string) => {
    await shown.person.click(form.getByRole("button", { name: new RegExp(label) }));
    await shown.person.click(await screen.findByRole("option", { name: time }));
  };
  const save = () => shown.person.click(form.getByRole("button", { name: "Save changes" }));
  return { ...shown, form, choose, save };
}

test("choosing when they begin offers when they end, and both are saved", async () => {
  const { network, choose, save } = await openQuietHours();
  await choose("From", "10:00 PM");
  await save();
  await waitFor(() =>
    expect(network.sent("PUT /notifications")).toEqual([
      { quiet_from: "22:00", quiet_to: "05:00", alerts_in_quiet: true },
    ]),
  );
  expect(await screen.findByText("Quiet hours saved")).toBeVisible();
});

test("Never turns them off", async () => {
  const { network, choose, save } = await openQuietHours({ quiet_from: "22:15", quiet_to: "05:00" });
  await choose("From", "Never");
  await save();
  await waitFor(() =>
    expect(network.sent("PUT /notifications")).toMatchObject([{ quiet_from: null, quiet_to: null }]),
  );
});

test("hours that begin when they end are refused beside the field", async () => {
  const { network, form, choose, save } = await openQuietHours({ quiet_from: "22:00", quiet_to: "05:00" });
  await choose("To", "10:00 PM");
  await save();
  expect(await form.findByText(/./, { selector: "[slot=errorMessage] span" })).toBeVisible();
  expect(network.sent("PUT /notifications")).toEqual([]);
});

test("what could not be saved stays in the form", async () => {
  const { person, form, save } = await openQuietHours({}, { "PUT /notifications": noAnswer });
  await person.click(form.getByRole("switch", { name: "Severe alerts come anyway" }));
  await save();
  expect(await form.findByRole("alert")).toBeVisible();
  expect(form.getByRole("switch", { name: "Severe alerts come anyway" })).not.toBeChecked();
});
