import type { Notifications } from "@creel/domain/notifications/notifications";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { answersOfLog } from "../../testing/log.ts";
import { type Answers, refusedFields } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { answersOfNotifications, channelOf, SIGNING_KEY } from "../data/notification-testing.ts";

const NTFY = channelOf();

function openChannels(known: Partial<Notifications> = {}, answers: Answers = {}) {
  return openPage("/profile/notifications", {
    answers: { ...answersOfLog(), ...answersOfNotifications(known), ...answers },
  });
}

async function rows() {
  const list = await screen.findByRole("list", { name: "Ways to reach you" });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

test("each way to reach the angler says where it leads and what came of the last message", async () => {
  openChannels({
    channels: [
      channelOf({ last_at: "2026-11-18T17:02:00.000Z", last_result: "delivered" }),
      channelOf({ id: "hook", kind: "webhook", target: "https://hooks.cabin.example/creel" }),
    ],
  });
  expect((await rows()).slice(0, 3)).toEqual([
    "Emailmaren@example.orgNot used yetSend a test",
    "ntfyntfy.example, topic creel-7Hq2Delivered Nov 18, 5:02 PMSend a testRemove",
    "Webhookhooks.cabin.example/creel, signedNot used yetSend a testRemove",
  ]);
});

test("a test is sent, and its result stands under the channel", async () => {
  const tried = {
    ...NTFY,
    last_at: "2026-11-21T12:41:00.000Z",
    last_result: "refused" as const,
    last_status: 403,
    failed_since: "2026-11-21T12:41:00.000Z",
    failed_tries: 1,
  };
  const { person, network } = openChannels(
    { channels: [NTFY] },
    {
      [`POST /notifications/channels/${NTFY.id}/test`]: { result: "refused", channel: tried },
    },
  );
  const button = await screen.findByRole("button", { name: "Send a test: ntfy" });
  network.answer(answersOfNotifications({ channels: [tried] }));
  await person.click(button);
  expect(await screen.findByText("The test did not arrive")).toBeVisible();
  expect(await screen.findByText("Refused since Nov 21, 12:41 PM (403).")).toBeVisible();
});

test("a device that the push service no longer knows is gone after its test", async () => {
  const device = channelOf({
    id: "0199f2a0-0000-7000-8000-00000000000d",
    kind: "push",
    name: "Chrome on Android",
  });
  const { person, network } = openChannels(
    { channels: [device] },
    {
      [`POST /notifications/channels/${device.id}/test`]: { result: "gone", channel: null },
    },
  );
  const button = await screen.findByRole("button", { name: "Send a test: Chrome on Android" });
  network.answer(answersOfNotifications());
  await person.click(button);
  expect(
    await screen.findByText("That device no longer takes notifications, so it was removed."),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByText("Chrome on Android")).toBeNull());
});

test("a channel is removed after a question; email stays", async () => {
  const { person, network } = openChannels({ channels: [NTFY] });
  await person.click(await screen.findByRole("button", { name: "Remove: ntfy" }));
  expect(screen.queryByRole("button", { name: "Remove: Email" })).toBeNull();
  const question = within(await screen.findByRole("alertdialog", { name: "Remove ntfy?" }));
  await person.click(question.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(network.asked("DELETE")).toEqual([`DELETE /notifications/channels/${NTFY.id}`]));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Remove: ntfy" })).toBeNull());
});

async function openForm(person: ReturnType<typeof openChannels>["person"], kind: string, title: string) {
  await person.click(await screen.findByRole("button", { name: "Add a way" }));
  await person.click(await screen.findByRole("menuitem", { name: new RegExp(`^${kind}`) }));
  return within(await screen.findByRole("dialog", { name: title }));
}

test("ntfy is added with the address of its topic, which must name one", async () => {
  const { person, network } = openChannels();
  const form = await openForm(person, "ntfy", "Add ntfy");
  const address = form.getByRole("textbox", { name: "Address of the topic" });
  await person.type(address, "https://ntfy.example");
  await person.click(form.getByRole("button", { name: "Add" }));
  expect(address).toBeInvalid();
  await waitFor(() => expect(address).toHaveFocus());
  await person.type(address, "/creel-7Hq2");
  await person.click(form.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent("POST /notifications/channels")).toEqual([
    { kind: "ntfy", name: null, url: "https://ntfy.example/creel-7Hq2", token: null },
  ]);
  expect(await screen.findByText("ntfy.example, topic creel-7Hq2")).toBeVisible();
});

test("the signing key of a new webhook is shown once", async () => {
  const { person } = openChannels();
  const form = await openForm(person, "Webhook", "Add a webhook");
  await person.type(form.getByRole("textbox", { name: "Address" }), "https://hooks.cabin.example/creel");
  await person.click(form.getByRole("button", { name: "Add" }));
  expect(await screen.findByText(SIGNING_KEY)).toBeVisible();
  await person.click(screen.getByRole("button", { name: "I saved it" }));
  await waitFor(() => expect(screen.queryByText(SIGNING_KEY)).toBeNull());
  expect(await screen.findByText("hooks.cabin.example/creel, signed")).toBeVisible();
});

test("an address that the server refuses stays in the form with the reason", async () => {
  const { person } = openChannels(
    {},
    {
      "POST /notifications/channels": refusedFields(400, "invalid_input", { url: "This address is private" }),
    },
  );
  const form = await openForm(person, "Webhook", "Add a webhook");
  await person.type(form.getByRole("textbox", { name: "Address" }), "http://192.168.1.5/creel");
  await person.click(form.getByRole("button", { name: "Add" }));
  expect(await form.findByText("This address is private")).toBeVisible();
  expect(form.getByRole("textbox", { name: "Address" })).toHaveValue("http://192.168.1.5/creel");
});
