import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { anglerOf } from "../../session/angler-testing.ts";
import { answersOfLog } from "../../testing/log.ts";
import { type Answers, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";

const KEY = "creel.provider-flow";
const START = "POST /auth/oidc/start";
const FINISH = "POST /auth/oidc/finish";
const CONFIRM = "POST /auth/oidc/confirm-link";
const CLUB = { id: "oidc", name: "Lakeside Club", registers: true };
const PAGE = "https://auth.lakeside.example/authorize?state=s";

const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));

/** Notes where the browser is sent. */
function watchLeaving(): string[] {
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    followed.push(this.href);
  });
  return followed;
}

function sessionOf() {
  const user = anglerOf();
  return { accessToken: "access", refreshToken: "refresh", user };
}

/** Comes back from the provider in the tab that left for it. */
function comeBack(answers: Answers, kept: object = {}) {
  const flow = { flow: "sealed", purpose: "sign_in", isRemembered: true, redirect: null, ...kept };
  sessionStorage.setItem(KEY, JSON.stringify(flow));
  return openPage("/login/provider?code=c&state=s", {
    user: null,
    answers: { ...answersOfLog(), ...answers },
  });
}

const signedIn = (question: string): Answers => {
  const session = sessionOf();
  return { [question]: session, "GET /auth/me": { user: session.user } };
};

test("the button leaves for the provider, and the tab keeps what the way back needs", async () => {
  const followed = watchLeaving();
  const { person, network } = openPage("/login?redirect=%2Fcatches", {
    user: null,
    answers: {
      ...answersOfLog(),
      "GET /auth/providers": { providers: [CLUB], passwords: true, passkeys: true, proxy: null },
      [START]: { url: PAGE, flow: "sealed" },
    },
  });

  await person.click(await screen.findByRole("checkbox", { name: "Remember me" }));
  await person.click(await screen.findByRole("button", { name: "Continue with Lakeside Club" }));

  await waitFor(() => expect(followed).toEqual([PAGE]));
  expect(network.sent(START)).toEqual([{ purpose: "sign_in" }]);
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? "")).toEqual({
    flow: "sealed",
    purpose: "sign_in",
    isRemembered: false,
    redirect: "/catches",
  });
});

test("a provider that is down is said beside its button, and the form stays", async () => {
  const message =
    "The sign-in provider isn’t answering. Use another way to sign in, or try again in a few minutes.";
  const followed = watchLeaving();
  const { person } = openPage("/login", {
    user: null,
    answers: {
      ...answersOfLog(),
      "GET /auth/providers": { providers: [CLUB], passwords: true, passkeys: true, proxy: null },
      [START]: refusal(503, "provider_unavailable", message),
    },
  });

  await person.click(await screen.findByRole("button", { name: "Continue with Lakeside Club" }));

  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(screen.getByLabelText("Password")).toBeVisible();
  expect(followed).toEqual([]);
});

test("who comes back from the provider is signed in, and where they wanted to be", async () => {
  const { network } = comeBack(signedIn(FINISH), { redirect: "/catches?species=Pike" });

  await isAt("/catches?species=Pike");
  expect(network.sent(FINISH)).toEqual([
    { flow: "sealed", query: "?code=c&state=s", timeZone: expect.any(String) },
  ]);
  expect(localStorage.getItem("creel.session")).toContain("refresh");
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test("the way back leads to no other site", async () => {
  comeBack(signedIn(FINISH), { redirect: "//evil.example" });
  await waitFor(() => expect(location.pathname).toBe("/dashboard"));
});

test("a refusal is said in the server's words, with the way back to the sign-in page", async () => {
  const message = "There’s no account for you on this Creel. Ask the people who run it.";
  comeBack({ [FINISH]: refusal(403, "not_registered", message) });

  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(screen.getByRole("link", { name: "Back to Sign In" })).toHaveAttribute("href", "/login");
});

test("a tab that did not leave for the provider asks the server nothing", async () => {
  const { network } = openPage("/login/provider?code=c&state=s", { user: null });

  expect(await screen.findByRole("alert")).toHaveTextContent("didn’t begin in this window");
  expect(network.asked(FINISH)).toEqual([]);
});

const existing = (takesPassword: boolean) => () =>
  Response.json(
    {
      statusCode: 409,
      error: "There’s already an account with this email.",
      message: "There’s already an account with this email.",
      code: "account_exists",
      link: "sealed link",
      email: "maren@lindqvist.example",
      provider: "Lakeside Club",
      takes_password: takesPassword,
    },
    { status: 409 },
  );

test("an email that has an account opens it after the account's password, and its code", async () => {
  const { person, network } = comeBack({
    [FINISH]: existing(true),
    [CONFIRM]: refusal(403, "wrong_password", "That’s not your password."),
  });
  expect(await screen.findByRole("heading", { name: "You already have an account here" })).toHaveFocus();
  expect(screen.getByText(/Lakeside Club knows you as maren@lindqvist\.example\./)).toBeVisible();
  const submit = () => person.click(screen.getByRole("button", { name: "Link and sign in" }));

  await person.type(screen.getByLabelText("Your Creel password"), "a guess");
  await submit();
  expect(await screen.findByRole("alert")).toHaveTextContent("That’s not your password.");
  network.answer({ [CONFIRM]: refusal(401, "code_needed", "Enter the six-digit code from your app.") });
  await person.clear(screen.getByLabelText("Your Creel password"));
  await person.paste("perch and bobber");
  await submit();
  await person.type(await screen.findByLabelText("Code from your app, or a backup code"), "123456");
  expect(screen.queryByRole("alert")).toBeNull();
  network.answer(signedIn(CONFIRM));
  await submit();

  await isAt("/dashboard");
  expect(network.sent(CONFIRM).at(-1)).toEqual({
    link: "sealed link",
    password: "perch and bobber",
    code: "123456",
  });
});

test("an account that takes no password is linked from the inside", async () => {
  comeBack({ [FINISH]: existing(false) });

  expect(await screen.findByText(/Sign in as you did before, then link Lakeside Club/)).toBeVisible();
  expect(screen.queryByLabelText("Your Creel password")).toBeNull();
  expect(screen.getByRole("link", { name: "Back to Sign In" })).toHaveAttribute("href", "/login");
});

test("whom the proxy in front of Creel names is signed in by one tap", async () => {
  const { person, network } = openPage("/login", {
    user: null,
    answers: {
      ...answersOfLog(),
      ...signedIn("POST /auth/proxy"),
      "GET /auth/providers": {
        providers: [],
        passwords: true,
        passkeys: true,
        proxy: "maren@lindqvist.example",
      },
    },
  });

  await person.click(await screen.findByRole("button", { name: "Continue as maren@lindqvist.example" }));

  await isAt("/dashboard");
  expect(network.asked("POST /auth/proxy")).toHaveLength(1);
});

test("signing out of a session that a provider began leaves for the provider's page", async () => {
  const followed = watchLeaving();
  const { person } = openPage("/dashboard", {
    answers: {
      ...answersOfLog(),
      "POST /auth/logout": { end_session_url: "https://auth.lakeside.example/out" },
    },
  });

  await person.click(await screen.findByRole("button", { name: /^Account of/ }));
  await person.click(await screen.findByRole("menuitem", { name: "Logout" }));

  await waitFor(() => expect(followed).toEqual(["https://auth.lakeside.example/out"]));
  expect(sessionStorage.getItem("creel.session")).toBeNull();
});
