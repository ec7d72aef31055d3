import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { anglerOf } from "../../session/angler-testing.ts";
import { answersOfLog } from "../../testing/log.ts";
import { type Answers, goOffline, noAnswer, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";

const LOGIN = "POST /auth/login";
const SESSION_KEY = "creel.session";

const email = () => screen.findByRole("textbox", { name: "Email" });
const password = () => screen.findByLabelText("Password");

function openLogin(answers: Answers = {}, path = "/login") {
  const shown = openPage(path, { user: null, answers: { ...answersOfLog(), ...answers } });
  const { person } = shown;
  const signIn = async (word = "not the one") => {
    await person.clear(await email());
    await person.paste("maren@example.org");
    await person.clear(await password());
    await person.paste(word);
    await person.click(screen.getByRole("button", { name: "Sign In" }));
  };
  return { ...shown, signIn };
}

function signedIn() {
  const user = anglerOf();
  return {
    "GET /auth/me": { user },
    [LOGIN]: { accessToken: "access", refreshToken: "refresh", user },
  };
}

test("who signs in is welcomed on the dashboard, and remembered on this device", async () => {
  const { signIn, network } = openLogin(signedIn());
  await signIn("perch and bobber");
  expect(await screen.findByRole("heading", { name: "Welcome back, Maren!" })).toBeVisible();
  expect(location.pathname).toBe("/dashboard");
  expect(network.sent(LOGIN)).toEqual([{ email: "maren@example.org", password: "perch and bobber" }]);
  expect(localStorage.getItem(SESSION_KEY)).toContain("refresh");
});

test("who was asked to sign in is then where they wanted to be", async () => {
  const wanted = "/catches?species=Pike&sort=-weight";
  const { signIn } = openLogin(signedIn(), `/login?redirect=${encodeURIComponent(wanted)}`);
  await signIn("perch and bobber");
  expect(await screen.findByRole("heading", { name: "My Catches" })).toBeVisible();
  expect(location.pathname + location.search).toBe(wanted);
});

test("who does not want to be remembered is signed in for this tab alone", async () => {
  const { person, signIn } = openLogin(signedIn());
  await person.click(await screen.findByRole("checkbox", { name: "Remember me" }));
  await signIn("perch and bobber");
  expect(await screen.findByRole("heading", { name: "Welcome back, Maren!" })).toBeVisible();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(sessionStorage.getItem(SESSION_KEY)).toContain("refresh");
});

test.each([
  ["the sign-up where nobody has signed in before", null, "Sign Up"],
  ["the sign-in where somebody has", "yes", "Sign In"],
])("Get Started opens %s", async (_what, known, tab) => {
  if (known !== null) localStorage.setItem("creel.known-device", known);
  openLogin({}, "/login#start");
  expect(await screen.findByRole("tab", { name: tab, selected: true })).toBeVisible();
});

test("a wrong password is said in the server's words, and what was typed stays", async () => {
  const { signIn } = openLogin({ [LOGIN]: refusal(401, "bad_credentials", "Invalid email or password") });
  await signIn();
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Invalid email or password$/);
  expect(await email()).toHaveValue("maren@example.org");
  expect(await password()).toHaveValue("not the one");
});

test("going to the sign-up and back takes away what was said, and the email comes along", async () => {
  const { person, signIn } = openLogin({
    [LOGIN]: refusal(401, "bad_credentials", "Invalid email or password"),
  });
  await signIn();
  await screen.findByRole("alert");
  await person.click(screen.getByRole("tab", { name: "Sign Up" }));
  expect(await email()).toHaveValue("maren@example.org");
  expect(location.search).toBe("?mode=register");
  await person.click(screen.getByRole("tab", { name: "Sign In" }));
  expect(await email()).toHaveValue("maren@example.org");
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  [
    "a server that is silent",
    noAnswer,
    "Network error. Please check your connection.",
    "You’re online, but Creel isn’t answering.",
  ],
  [
    "a gateway that fails",
    () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
    "Login failed. Please try again.",
    "Something went wrong on the server.",
  ],
])("%s is told from a wrong password, and from the device's own trouble", async (...row) => {
  const [, answer, message, where] = row;
  const { signIn } = openLogin({ [LOGIN]: answer });
  await signIn();
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(screen.getByText(where, { exact: false })).toBeVisible();
});

test("without a network the page says that it is the device, and keeps what was typed", async () => {
  const { signIn } = openLogin({ [LOGIN]: noAnswer });
  goOffline();
  await signIn();
  expect(await screen.findByText("You’re offline. What you typed is still here.")).toBeVisible();
  expect(await password()).toHaveValue("not the one");
});

test("the first thing that is missing takes the focus and says so, one after the other", async () => {
  const { person, network } = openLogin();
  await person.click(await screen.findByRole("button", { name: "Sign In" }));
  await waitFor(async () => expect(await email()).toHaveFocus());
  expect(await email()).toHaveAccessibleDescription("Email is required");
  await person.type(await email(), "ana@example.com{Enter}");
  await waitFor(async () => expect(await password()).toHaveFocus());
  expect(await password()).toHaveAccessibleDescription("Password is required");
  expect(network.asked(LOGIN)).toEqual([]);
});

test("a mistake in the field that has the focus already is announced by itself", async () => {
  const { person } = openLogin();
  await person.click(await email());
  await person.keyboard("{Enter}");
  await waitFor(async () => expect(await email()).toHaveAccessibleDescription("Email is required"));
  await person.keyboard("{Enter}");
  expect(await screen.findByText("Email is required", { selector: "[role=alert]" })).toBeInTheDocument();
});

test("a password can be shown and hidden again, and a password manager finds both fields", async () => {
  const { person } = openLogin();
  await person.type(await password(), "perch");
  expect(await password()).toHaveAttribute("type", "password");
  await person.click(screen.getByRole("button", { name: "Show password" }));
  expect(await password()).toHaveAttribute("type", "text");
  await person.click(screen.getByRole("button", { name: "Hide password" }));
  expect(await password()).toHaveAttribute("type", "password");
  expect(await password()).toHaveAttribute("autocomplete", "current-password");
  expect(await email()).toHaveAttribute("autocomplete", "username");
});

test("a password is pasted like any text", async () => {
  const { person } = openLogin();
  await person.click(await password());
  await person.paste("from a manager");
  expect(await password()).toHaveValue("from a manager");
});

test("Google is told to come later", async () => {
  const { person } = openLogin();
  await person.click(await screen.findByRole("button", { name: /^Continue with Google/ }));
  const name = "Google sign-in coming soon!";
  expect(await screen.findByRole("alertdialog", { name })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog", { name })).toBeNull());
});

const CLUB = { id: "oidc", name: "Lakeside Club", registers: true };
const withWays = (ways: object) => ({
  "GET /auth/providers": { providers: [CLUB], passwords: true, passkeys: true, proxy: null, ...ways },
});

test("a provider of the operator has its name on the button, in place of Google", async () => {
  openLogin(withWays({}));
  expect(await screen.findByRole("button", { name: "Continue with Lakeside Club" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Google/ })).toBeNull();
  expect(await password()).toBeVisible();
});

test.each([
  [true, "Passwords are off on this Creel. New here? Lakeside Club makes your account on your first visit."],
  [false, "Passwords are off on this Creel. New here? Ask the people who run this Creel for an account."],
])(
  "with passwords off there is no form, and a newcomer reads where an account is from (%s)",
  async (...row) => {
    const [registers, hint] = row;
    openLogin(withWays({ passwords: false, providers: [{ ...CLUB, registers }] }), "/login?mode=register");
    expect(await screen.findByRole("heading", { name: "Sign in to Creel" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Continue with Lakeside Club" })).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
    expect(screen.queryByLabelText("Password")).toBeNull();
    expect(screen.queryByRole("tab")).toBeNull();
  },
);

test("the way to a forgotten password takes the email along", async () => {
  const { person } = openLogin();
  await person.type(await email(), "maren@example.org");
  await person.click(screen.getByRole("link", { name: "Forgot password?" }));
  expect(await screen.findByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  expect(await email()).toHaveValue("maren@example.org");
});
