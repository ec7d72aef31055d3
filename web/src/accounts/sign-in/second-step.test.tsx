import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { anglerOf } from "../../session/angler-testing.ts";
import { answersOfLog } from "../../testing/log.ts";
import { type Answers, type Asked, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { cancelPasskey, fakePasskeys, SENT_ANSWER, SIGN_IN_OPTIONS } from "../confirm/passkey-testing.ts";

const LOGIN = "POST /auth/login";
const BY_PASSKEY = "POST /auth/passkeys/sign-in";
const user = anglerOf();
const session = { accessToken: "access", refreshToken: "refresh", user };

function openLogin(answers: Answers = {}) {
  const shown = openPage("/login", {
    user: null,
    answers: { ...answersOfLog(), "GET /auth/me": { user }, ...answers },
  });
  const press = async (name: string) => shown.person.click(await screen.findByRole("button", { name }));
  return { ...shown, press };
}

const welcome = () => screen.findByRole("heading", { name: "Welcome back, Maren!" });

/** Answers the password alone, a wrong code and the right one as the server does. */
function askForCode({ body }: Asked) {
  const { code } = Object(body);
  if (code === undefined) return refusal(401, "code_needed", "Enter the six-digit code from your app.")();
  const isRight = code === "419023" || code === "4KTR-92MP";
  return isRight ? session : refusal(401, "wrong_code", "This code doesn’t work.")();
}

async function openSecondStep() {
  const shown = openLogin({ [LOGIN]: askForCode });
  await shown.person.type(await screen.findByRole("textbox", { name: "Email" }), "maren@example.org");
  await shown.person.type(await screen.findByLabelText("Password"), "perch");
  await shown.press("Sign In");
  expect(await screen.findByRole("heading", { name: "One more step" })).toBeVisible();
  return shown;
}

test("after the right password the code of the app is asked for; a wrong one is said at its field", async () => {
  const { person, press, network } = await openSecondStep();
  const code = await screen.findByRole("textbox", { name: "Code" });
  expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await person.type(code, "000000");
  await press("Sign In");
  await waitFor(() => expect(code).toHaveAccessibleDescription("This code doesn’t work."));
  await person.clear(code);
  await person.type(code, "419023");
  await press("Sign In");
  expect(await welcome()).toBeVisible();
  expect(network.sent(LOGIN).at(-1)).toEqual({
    email: "maren@example.org",
    password: "perch",
    code: "419023",
  });
});

test("without the phone a backup code is typed in its place", async () => {
  const { person, press } = await openSecondStep();
  await press("Use a backup code");
  await person.type(await screen.findByRole("textbox", { name: "Backup code" }), "4KTR-92MP");
  await press("Sign In");
  expect(await welcome()).toBeVisible();
});

test("who is at the wrong account goes back to the sign-in, where the email still stands", async () => {
  const { press } = await openSecondStep();
  await press("Back to Sign In");
  expect(await screen.findByRole("textbox", { name: "Email" })).toHaveValue("maren@example.org");
});

test("a passkey signs in alone", async () => {
  fakePasskeys();
  const { press, network } = openLogin({
    "POST /auth/passkeys/options": SIGN_IN_OPTIONS,
    [BY_PASSKEY]: session,
  });
  await press("Use a passkey");
  expect(await welcome()).toBeVisible();
  expect(network.sent(BY_PASSKEY)).toMatchObject([{ passkey: SENT_ANSWER }]);
  expect(network.sent(LOGIN)).toEqual([]);
});

test("a passkey that opens no account is told so, and a closed dialog of the browser says nothing", async () => {
  const asked = fakePasskeys({ get: cancelPasskey });
  const message = "This passkey opens no account here. Please sign in another way.";
  const { press } = openLogin({
    "POST /auth/passkeys/options": SIGN_IN_OPTIONS,
    [BY_PASSKEY]: refusal(401, "passkey_unknown", message),
  });
  await press("Use a passkey");
  await waitFor(() => expect(asked.get).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.getByRole("button", { name: "Use a passkey" })).toBeEnabled());
  expect(screen.queryByRole("alert")).toBeNull();
  fakePasskeys();
  await press("Use a passkey");
  expect(await screen.findByText(message)).toBeVisible();
});

test("where the browser has no passkeys, none are offered", async () => {
  openLogin();
  expect(await screen.findByRole("button", { name: /^Continue with Google/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Use a passkey" })).toBeNull();
});
