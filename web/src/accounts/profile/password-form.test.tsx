import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { noAnswer, refusedFields } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { PasswordForm } from "./password-form.tsx";

const PUT = "PUT /auth/me/password";
const DONE = () => new Response(null, { status: 204 });

const current = () => screen.findByLabelText("Current password");
const wanted = () => screen.findByLabelText(/^New password/);

async function change(answer: () => unknown, passwords = { current: "perch", wanted: "perch and bobber" }) {
  const shown = show(<PasswordForm />, { answers: { [PUT]: answer } });
  const { person } = shown;
  await person.click(await current());
  await person.paste(passwords.current);
  await person.click(await wanted());
  await person.paste(passwords.wanted);
  await person.click(screen.getByRole("button", { name: "Change password" }));
  return shown;
}

test("a changed password ends every other sign-in, which the page says, and the fields are empty", async () => {
  const { network } = await change(DONE);
  expect(await screen.findByText("Password changed. You’re signed out on all other devices.")).toBeVisible();
  expect(network.sent(PUT)).toEqual([{ currentPassword: "perch", password: "perch and bobber" }]);
  expect(await current()).toHaveValue("");
  expect(await wanted()).toHaveValue("");
});

test("a wrong password is said at its field, which takes the focus", async () => {
  const fields = { currentPassword: "That’s not your password." };
  await change(refusedFields(403, "wrong_password", fields));
  await waitFor(async () => expect(await current()).toHaveFocus());
  expect(await current()).toHaveAccessibleDescription("That’s not your password.");
});

test("a new password that is too short is refused before anything is sent", async () => {
  const { network } = await change(DONE, { current: "perch", wanted: "pike" });
  await waitFor(async () =>
    expect(await wanted()).toHaveAccessibleDescription("Password must be at least 6 characters long"),
  );
  expect(network.asked(PUT)).toEqual([]);
});

test("a password that could not be changed is said so, and both stay to be tried again", async () => {
  await change(noAnswer);
  expect(await screen.findByRole("alert")).toHaveTextContent("Network error. Please check your connection.");
  expect(await wanted()).toHaveValue("perch and bobber");
});
