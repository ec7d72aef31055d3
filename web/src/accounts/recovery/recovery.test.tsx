import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { type Answers, noAnswer, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";

const FORGOT = "POST /auth/forgot-password";
const RESET = "POST /auth/reset-password";
const TOKEN = "t0k3n";

const open = (path: string, answers: Answers = {}) => openPage(path, { user: null, answers });
const email = () => screen.findByRole("textbox", { name: "Email" });

async function sendLink(answers: Answers) {
  const shown = open("/forgot-password", answers);
  await shown.person.click(await email());
  await shown.person.paste("maren@example.org");
  await shown.person.click(screen.getByRole("button", { name: "Send the link" }));
  return shown;
}

async function choosePassword(answers: Answers, path = `/reset-password#token=${TOKEN}`) {
  const shown = open(path, answers);
  const { person } = shown;
  await person.click(await screen.findByLabelText(/^New password/));
  await person.paste("icehouse on frazer bay");
  await person.click(screen.getByLabelText("Confirm password"));
  await person.paste("icehouse on frazer bay");
  await person.click(screen.getByRole("button", { name: "Save password" }));
  return shown;
}

test("who forgot their password is told that a link is on its way, to whom, and nothing of whether they exist", async () => {
  const { network } = await sendLink({ [FORGOT]: { message: "Sent" } });
  const title = await screen.findByRole("heading", { name: "Check your email" });
  await waitFor(() => expect(title).toHaveFocus());
  const sentence = /^If maren@example\.org has an account here, a link is on its way\. It works until \d/;
  expect(screen.getByText("maren@example.org").closest("p")).toHaveTextContent(sentence);
  expect(network.sent(FORGOT)).toEqual([{ email: "maren@example.org" }]);
});

test("another link can be sent after a minute, which is counted down", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { person, network } = await sendLink({ [FORGOT]: { message: "Sent" } });
  expect(await screen.findByRole("button", { name: /^Send again in (60|59) s$/ })).toBeDisabled();
  vi.advanceTimersByTime(30_000);
  expect(await screen.findByRole("button", { name: /^Send again in (30|29) s$/ })).toBeDisabled();
  vi.advanceTimersByTime(31_000);
  await person.click(await screen.findByRole("button", { name: "Send again" }));
  expect(await screen.findByText(/^Sent again\. Only the newest link works\.$/)).toBeVisible();
  expect(network.sent(FORGOT)).toHaveLength(2);
});

test("a wrong address can be changed, and stands there to be corrected", async () => {
  const { person } = await sendLink({ [FORGOT]: { message: "Sent" } });
  await person.click(await screen.findByRole("button", { name: "Change it" }));
  expect(await email()).toHaveValue("maren@example.org");
});

test("a link that could not be sent is said so, and the address stays", async () => {
  await sendLink({ [FORGOT]: noAnswer });
  expect(await screen.findByRole("alert")).toHaveTextContent("Network error. Please check your connection.");
  expect(await email()).toHaveValue("maren@example.org");
});

test("without an address no link is sent", async () => {
  const { person, network } = open("/forgot-password");
  await person.click(await screen.findByRole("button", { name: "Send the link" }));
  await waitFor(async () => expect(await email()).toHaveAccessibleDescription("Email is required"));
  expect(network.asked(FORGOT)).toEqual([]);
});

test("the link's token leaves the address at once, and the new password is saved with it", async () => {
  const { network } = await choosePassword({
    [RESET]: { message: "Your password was changed. Please sign in." },
  });
  expect(await screen.findByText("Your password was changed. Please sign in.")).toBeVisible();
  expect(location.pathname + location.hash).toBe("/login");
  expect(network.sent(RESET)).toEqual([{ token: TOKEN, password: "icehouse on frazer bay" }]);
});

test("a link is followed with nothing left of it in the address bar", async () => {
  open(`/reset-password#token=${TOKEN}`);
  expect(await screen.findByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await waitFor(() => expect(location.href).not.toContain(TOKEN));
  expect(JSON.stringify(history.state), "a reload has it still").toContain(TOKEN);
});

test("a link that was used already says so, and leads to a new one", async () => {
  const { person } = await choosePassword({
    [RESET]: refusal(400, "reset_link_invalid", "This link no longer works."),
  });
  const title = await screen.findByRole("heading", { name: "This link no longer works" });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText(/Your password has not changed\.$/)).toBeVisible();
  await person.click(screen.getByRole("link", { name: "Send a new link" }));
  await waitFor(async () => expect(await email()).toHaveFocus());
});

test("half of a link says that it is not complete", async () => {
  open("/reset-password");
  expect(await screen.findByRole("heading", { name: "This link is incomplete" })).toBeVisible();
  expect(screen.queryByLabelText(/^New password/)).toBeNull();
});

test("a password that could not be saved stays in the form", async () => {
  await choosePassword({ [RESET]: () => new Response("", { status: 502 }) });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The password could not be saved. Please try again.",
  );
  expect(screen.getByLabelText(/^New password/)).toHaveValue("icehouse on frazer bay");
});
