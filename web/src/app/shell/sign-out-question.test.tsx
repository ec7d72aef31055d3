import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { listItems } from "../../outbox/outbox-store.ts";
import { listWaitingOwners } from "../../outbox/waiting/waiting-owners.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { answersOfLog } from "../../testing/log.ts";
import { type Answers, goOffline, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { addWaiting } from "../../testing/outbox.ts";

const LATER = {
  state: "asks",
  problem: { code: "invalid_input", message: "No.", at: 1, stored: null },
} as const;

const PIKE = "0199f2a0-0000-7000-8000-00000000000a";
const PERCH = "0199f2a0-0000-7000-8000-00000000000b";

async function signOutWith(isOffline: boolean, more: Answers = {}) {
  const user = anglerOf();
  if (isOffline) goOffline();
  await addWaiting(user, { ...LATER, catchId: PIKE });
  await addWaiting(user, { ...LATER, catchId: PERCH });
  const answers = {
    ...answersOfLog(),
    "POST /auth/logout": () => new Response(null, { status: 204 }),
    ...more,
  };
  const { person, network } = openPage("/dashboard", { user, answers });
  await screen.findByText(/catches (wait|on this phone)/);
  await person.click(await screen.findByRole("button", { name: /^Account of/ }));
  await person.click(await screen.findByRole("menuitem", { name: "Logout" }));
  const question = within(await screen.findByRole("alertdialog", { name: "2 catches haven’t uploaded yet" }));
  return { person, network, question, user };
}

test("signing out asks what becomes of what was not sent, with the sending first", async () => {
  const { person, question, user } = await signOutWith(false);
  await waitFor(() => expect(question.getByRole("button", { name: "Upload now" })).toHaveFocus());
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(await listItems(user.id)).toHaveLength(2);
  expect(screen.getByRole("button", { name: /^Account of/ })).toBeVisible();
});

test("once all is sent the sign-out goes on by itself", async () => {
  const { person, network, question } = await signOutWith(false);
  await person.click(question.getByRole("button", { name: "Upload now" }));
  expect(await screen.findByRole("link", { name: "Login" })).toBeVisible();
  expect(network.asked("POST /catches")).toHaveLength(2);
});

test("what is refused once more keeps the angler signed in, and is said", async () => {
  const { person, question, user } = await signOutWith(false, {
    "POST /catches": refusal(400, "invalid_input", "The date is in the future."),
  });
  await person.click(question.getByRole("button", { name: "Upload now" }));
  expect(
    await question.findByText("Not everything uploaded. See why under Waiting to upload."),
  ).toBeVisible();
  expect(await listItems(user.id)).toHaveLength(2);
});

test("without a network nothing can be sent, which is said, and the copy is first", async () => {
  const { question } = await signOutWith(true);
  const send = question.getByRole("button", { name: "Upload now" });
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription("Can’t upload right now: no connection to Creel.");
  await waitFor(() => expect(question.getByRole("button", { name: "Save a copy" })).toHaveFocus());
});

test("who signs out all the same leaves nothing behind", async () => {
  const { person, question, user } = await signOutWith(true);
  await person.click(question.getByRole("button", { name: "Sign out and delete them" }));
  expect(await screen.findByRole("link", { name: "Login" })).toBeVisible();
  await waitFor(async () => expect(await listItems(user.id)).toEqual([]));
  expect((await listWaitingOwners()).map(({ userId }) => userId)).not.toContain(user.id);
});

const over = () =>
  Response.json({ statusCode: 401, error: "", message: "", code: "session_ended" }, { status: 401 });

test("a session that is over keeps what waits, and the sign-in page says whose it is", async () => {
  const user = anglerOf({ firstName: "Astrid" });
  await addWaiting(user, LATER);
  openPage("/dashboard", { user, answers: { "GET /auth/me": over, "POST /auth/refresh": over } });
  expect(await screen.findByText("Sign in as Astrid to upload 1 catch")).toBeVisible();
  expect(await listItems(user.id)).toHaveLength(1);
});
