import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { anglerOf } from "../../session/angler-testing.ts";
import { type Answers, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";

const REGISTER = "POST /auth/register";
const SESSION = { accessToken: "hers", refreshToken: "refresh", user: anglerOf({ firstName: "Ana" }) };

const text = (name: string) => screen.findByRole("textbox", { name });
const password = () => screen.findByLabelText(/^Password/);
const confirmation = () => screen.findByLabelText("Confirm password");
const terms = () => screen.findByRole("checkbox", { name: /^I agree to the/ });
/** Beside its field; it may be announced as well. */
const difference = () => screen.findByText("Passwords do not match", { ignore: "[role=alert]" });
const submit = () => screen.findByRole("button", { name: "Sign Up" });

function openSignUp(answers: Answers = {}) {
  const shown = openPage("/login?mode=register", { user: null, answers });
  const { person } = shown;
  const fill = async (field: HTMLElement, value: string) => {
    await person.clear(field);
    await person.paste(value);
  };
  const enter = async (word = "long enough") => {
    await fill(await text("First name"), "Ana");
    await fill(await text("Last name"), "Angler");
    await fill(await text("Email"), "ana@example.com");
    await fill(await password(), word);
    await fill(await confirmation(), word);
  };
  return { ...shown, fill, enter };
}

test("who signs up is asked to sign in, with the email there and the focus on the password", async () => {
  const { person, enter, network } = openSignUp({
    [REGISTER]: SESSION,
    "POST /auth/logout": new Response(null, { status: 204 }),
  });
  await enter();
  await person.click(await terms());
  await person.click(await submit());
  expect(await screen.findByText("Account created successfully! Please sign in.")).toBeVisible();
  expect(await text("Email")).toHaveValue("ana@example.com");
  await waitFor(() => expect(screen.getByLabelText("Password")).toHaveFocus());
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(network.sent(REGISTER)).toEqual([
    { firstName: "Ana", lastName: "Angler", email: "ana@example.com", password: "long enough", timeZone },
  ]);
  expect(network.asked("POST /auth/logout"), "the session that came along is ended").toHaveLength(1);
});

test("what is missing is said at each field, and the first takes the focus", async () => {
  const { person, network } = openSignUp();
  await person.click(await submit());
  await waitFor(async () => expect(await text("First name")).toHaveFocus());
  expect(await text("First name")).toHaveAccessibleDescription("First name is required");
  expect(await text("Email")).toHaveAccessibleDescription("Email is required");
  expect(network.asked(REGISTER)).toEqual([]);
});

test("nobody signs up without agreeing to the terms", async () => {
  const { person, enter, network } = openSignUp();
  await enter();
  await person.click(await submit());
  await waitFor(async () => expect(await terms()).toHaveFocus());
  expect(await terms()).toHaveAccessibleDescription("Agree to the Terms and the Privacy Policy to sign up");
  expect(network.asked(REGISTER)).toEqual([]);
});

test("a second password that is still being typed is no mistake, and one that went another way is", async () => {
  const { fill, enter } = openSignUp();
  await enter();
  await fill(await confirmation(), "long");
  expect(screen.queryByText("Passwords do not match")).toBeNull();
  await fill(await confirmation(), "another");
  expect(await difference()).toBeVisible();
  expect(await submit()).toBeDisabled();
  expect(await submit()).toHaveAccessibleDescription("Both passwords must match.");
});

test("half of the second password is a mistake once its field is left, and that is announced", async () => {
  const { person, fill, enter } = openSignUp();
  await enter();
  await fill(await confirmation(), "long");
  await person.tab();
  const inAlert = { selector: "[role=alert]" };
  expect(await screen.findByText("Passwords do not match", inAlert)).toBeInTheDocument();
});

test("half of the second password is a mistake when the form is handed in, with the focus there", async () => {
  const { person, fill, enter, network } = openSignUp();
  await enter();
  await person.click(await terms());
  await fill(await confirmation(), "long e");
  await person.keyboard("{Enter}");
  expect(await difference()).toBeVisible();
  await waitFor(async () => expect(await confirmation()).toHaveFocus());
  expect(network.asked(REGISTER)).toEqual([]);
});

test("changing the first password after the second shows that they differ", async () => {
  const { fill, enter } = openSignUp();
  await enter();
  await fill(await password(), "long enough now");
  expect(await difference()).toBeVisible();
});

test.each([
  ["short", "Weak"],
  ["long enough", "Fair"],
  ["icehouse on frazer bay", "Very strong"],
])("how strong the password %s is stands below it: %s", async (word, strength) => {
  const { fill } = openSignUp();
  await fill(await password(), word);
  expect(await screen.findByText(strength)).toHaveTextContent(`Password strength: ${strength}`);
});

test("a password that is too short says how long it must be", async () => {
  const { person, enter } = openSignUp();
  await enter("short");
  await person.click(await submit());
  await waitFor(async () =>
    expect(await password()).toHaveAccessibleDescription("Password must be at least 6 characters long"),
  );
});

test("an email that is taken is said so in the server's words, and nothing typed is lost", async () => {
  const message = "An account with this email already exists";
  const { person, enter } = openSignUp({ [REGISTER]: refusal(409, "email_taken", message) });
  await enter();
  await person.click(await terms());
  await person.click(await submit());
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(await text("Email")).toHaveValue("ana@example.com");
  expect(await text("First name")).toHaveValue("Ana");
});
