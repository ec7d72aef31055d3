import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { anglerOf } from "../../session/angler-testing.ts";
import { type Answers, noAnswer, refusedFields } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { EmailField } from "./email-field.tsx";
import { NamesForm } from "./names-form.tsx";

const PUT = "PUT /auth/me";
const EMAIL = "GET /auth/me/email";
const USER = anglerOf();

const text = (name: string) => screen.findByRole("textbox", { name: new RegExp(`^${name}`) });
const emailPart = () => screen.findByRole("group", { name: "Email" });

function showNames(answers: Answers = {}) {
  const shown = show(<NamesForm email={<EmailField />} />, {
    user: USER,
    answers: { [EMAIL]: { email: USER.email, pendingEmail: null }, ...answers },
  });
  const { person } = shown;
  const fill = async (name: string, value: string) => {
    await person.clear(await text(name));
    if (value !== "") await person.paste(value);
  };
  const save = async () => person.click(screen.getByRole("button", { name: "Save changes" }));
  return { ...shown, fill, save };
}

test("names are saved, which the page says until they are changed again", async () => {
  const { fill, save, network } = showNames({ [PUT]: { user: { ...USER, firstName: "Annika" } } });
  await fill("First name", "Annika");
  await save();
  expect(await screen.findByText("Saved.")).toBeVisible();
  expect(network.sent(PUT)).toEqual([{ firstName: "Annika", lastName: "Dahl", username: "maren" }]);
  await fill("First name", "Anni");
  await waitFor(() => expect(screen.queryByText("Saved.")).toBeNull());
});

test("the form holds the names as they were saved, and the next save sends those", async () => {
  const saved = { ...USER, firstName: "Annika", username: "annika-1" };
  const { fill, save, network } = showNames({ [PUT]: { user: saved } });
  await fill("First name", "  Annika ");
  await fill("Username", "annika");
  await save();
  expect(await screen.findByText("Saved.")).toBeVisible();
  expect(await text("First name")).toHaveValue("Annika");
  expect(await text("Username")).toHaveValue("annika-1");
  await save();
  await waitFor(() => expect(network.sent(PUT)).toHaveLength(2));
  expect(network.sent(PUT).at(-1)).toMatchObject({ firstName: "Annika", username: "annika-1" });
});

test("a name that is missing is said at its field, which takes the focus, and nothing is sent", async () => {
  const { fill, save, network } = showNames();
  await fill("First name", "");
  await save();
  await waitFor(async () => expect(await text("First name")).toHaveFocus());
  expect(await text("First name")).toHaveAccessibleDescription("First name is required");
  expect(network.asked(PUT)).toEqual([]);
});

test("a username that is taken is said beside its field", async () => {
  const fields = { username: "This username is taken" };
  const { fill, save } = showNames({ [PUT]: refusedFields(409, "username_taken", fields) });
  await fill("Username", "hank");
  await save();
  await waitFor(async () => expect(await text("Username")).toHaveFocus());
  expect(await text("Username")).toHaveAccessibleDescription(/This username is taken/);
  expect(screen.queryByText("Refused")).toBeNull();
});

test("names that could not be saved are said so, and stay in the form", async () => {
  const { fill, save } = showNames({ [PUT]: () => new Response("", { status: 502 }) });
  await fill("First name", "Annika");
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Your changes could not be saved. Please try again.",
  );
  expect(await text("First name")).toHaveValue("Annika");
});

/** The dialog in which another email is asked for, filled in. */
async function askForEmail(answers: Answers) {
  const shown = showNames(answers);
  const { person } = shown;
  await person.click(await screen.findByRole("button", { name: /^Change\s*email$/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change your email" }));
  await person.click(dialog.getByRole("textbox", { name: "New email" }));
  await person.paste("new@example.org");
  await person.click(dialog.getByLabelText("Your password"));
  await person.paste("perch");
  await person.click(dialog.getByRole("button", { name: "Send the link" }));
  return { ...shown, dialog };
}

const PUT_EMAIL = "PUT /auth/me/email";
const WAITING = { email: USER.email, pendingEmail: "new@example.org" };

test("another email replaces the one of now once its link is opened, and the page says so", async () => {
  const { network } = await askForEmail({ [PUT_EMAIL]: WAITING });
  expect(await screen.findByText("A link is on its way to new@example.org")).toBeVisible();
  expect(await emailPart()).toHaveTextContent("To switch to new@example.org, open the link we sent there.");
  expect(await emailPart()).toHaveTextContent(/^Email\s*maren@example\.org/);
  expect(network.sent(PUT_EMAIL)).toEqual([{ email: "new@example.org", password: "perch" }]);
});

test("a wrong password is said in the dialog, and the email stays as it is", async () => {
  const fields = { password: "That’s not your password." };
  const { dialog } = await askForEmail({ [PUT_EMAIL]: refusedFields(403, "wrong_password", fields) });
  expect(await dialog.findByText("That’s not your password.")).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText("Your password")).toHaveFocus());
  expect(dialog.getByRole("textbox", { name: "New email" })).toHaveValue("new@example.org");
});

test("a change of the email that waits can be canceled", async () => {
  let state: object = WAITING;
  const { person } = showNames({
    [EMAIL]: () => state,
    "DELETE /auth/me/email/pending": () => {
      state = { email: USER.email, pendingEmail: null };
      return new Response(null, { status: 204 });
    },
  });
  await person.click(await screen.findByRole("button", { name: "Cancel the change" }));
  expect(await screen.findByText("Email change canceled")).toBeVisible();
  await waitFor(async () => expect(await emailPart()).toHaveTextContent("You’ll need your password"));
});

test("a change that could not be canceled goes on waiting, and the page says why", async () => {
  const { person } = showNames({ [EMAIL]: WAITING, "DELETE /auth/me/email/pending": noAnswer });
  await person.click(await screen.findByRole("button", { name: "Cancel the change" }));
  expect(await screen.findByText("Network error. Please check your connection.")).toBeVisible();
  expect(await emailPart()).toHaveTextContent("To switch to new@example.org");
});
