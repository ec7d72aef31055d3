import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { answersOfLog } from "../../testing/log.ts";
import { type Answers, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";

const LONG_AGO = "2026-01-01T12:00:00.000Z";
const HERE = {
  id: "here",
  device: "Firefox on Linux",
  current: true,
  way: "password",
  ip: "203.0.113.7",
  createdAt: LONG_AGO,
  lastUsedAt: LONG_AGO,
};
const CLUB = { id: "oidc", name: "Lakeside Club", registers: true };
const LINKED = {
  id: "0199f2a0-0000-7000-8000-0000000000d1",
  host: "auth.lakeside.example",
  label: "maren",
  linked_at: LONG_AGO,
  last_used_at: null,
  is_usable: true,
};
const IPHONE = {
  id: "iphone",
  name: "iPhone",
  kind: "device",
  is_synced: false,
  created_at: LONG_AGO,
  last_used_at: null,
};

function answersOfAccess(known: Answers = {}): Answers {
  return {
    ...answersOfLog(),
    "GET /auth/providers": { providers: [CLUB], passwords: true, passkeys: true, proxy: null },
    "GET /auth/sessions": { sessions: [HERE] },
    "GET /auth/me/passkeys": { passkeys: [] },
    "GET /auth/me/identities": { identities: [] },
    "GET /auth/me/totp": { totp: null, backup_codes_left: 0, is_required: false },
    "GET /auth/tokens": { tokens: [] },
    ...known,
  };
}

/** Opens the page of an account with these ways in. */
function openAccess(known: Answers = {}, hasPassword = true) {
  return openPage("/profile/access", {
    answers: answersOfAccess(known),
    user: { has_password: hasPassword },
  });
}

const ifLost = async () => within(await screen.findByRole("region", { name: "If one is lost" }));

test("the head of the page counts the ways in, and names the newest", async () => {
  const newest = { id: "0199f2a0-0000-7000-8000-0000000000e1", scopes: ["read:now"], lastUsedAt: null };
  const token = {
    ...newest,
    name: "Boat computer",
    createdAt: new Date().toISOString(),
    expiresAt: "2099-01-01T00:00:00.000Z",
  };
  openAccess({
    "GET /auth/me/passkeys": { passkeys: [IPHONE, { ...IPHONE, id: "ipad", name: "iPad" }] },
    "GET /auth/me/identities": { identities: [LINKED] },
    "GET /auth/tokens": { tokens: [token] },
  });
  const counts = "1 device, 2 passkeys, 1 provider, 1 token.";
  expect(await screen.findByText(`${counts} The newest: the token “Boat computer”, just now.`)).toBeVisible();
});

test("what a plain account can lose is said before it is lost, and nothing of it locks anybody out", async () => {
  openAccess();
  const lost = await ifLost();
  expect(await lost.findByText(/^Sign in with your password\./)).toBeVisible();
  const terms = lost.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms).toEqual(["Phone gone", "Password forgotten", "All of it"]);
  expect(screen.queryByText("Locks you out")).toBeNull();
  expect(screen.queryByText(/A single loss would lock you out/)).toBeNull();
});

test("an account that its provider alone opens is warned at the head of the page, and told what to do", async () => {
  const known = {
    "GET /auth/providers": { providers: [CLUB], passwords: false, passkeys: true, proxy: null },
    "GET /auth/me/identities": { identities: [LINKED] },
  };
  openAccess(known, false);
  expect(await screen.findByText(/A single loss would lock you out\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "If one is lost" })).toHaveAttribute("href", "#if-lost");
  const lost = await ifLost();
  expect(lost.getByText("Nothing else opens your account. Add a passkey now.")).toBeVisible();
  expect(lost.getByText("Locks you out")).toBeVisible();
});

test("while passwords are on, such an account can still choose one by email", async () => {
  openAccess({ "GET /auth/me/identities": { identities: [LINKED] } }, false);
  const lost = await ifLost();
  expect(await lost.findByText(/to choose a password by email\./)).toBeVisible();
  expect(lost.queryByText("Locks you out")).toBeNull();
});

test("a provider that this Creel no longer uses opens nothing, and neither does a password while passwords are off", async () => {
  openAccess({
    "GET /auth/providers": { providers: [CLUB], passwords: false, passkeys: true, proxy: null },
    "GET /auth/me/identities": { identities: [{ ...LINKED, is_usable: false }] },
  });
  const lost = await ifLost();
  expect(
    await lost.findByText("Only a signed-in device opens your account. Add a passkey now."),
  ).toBeVisible();
  expect(lost.queryByText(/Lakeside/)).toBeNull();
});

test("an admin who must have a second step and has a passkey alone is not let in by the password", async () => {
  openAccess({
    "GET /auth/me/passkeys": { passkeys: [IPHONE] },
    "GET /auth/me/totp": { totp: null, backup_codes_left: 0, is_required: true },
  });
  const lost = await ifLost();
  expect(await lost.findByText(/^Your only passkey may be on it\./)).toBeVisible();
});

test("ways in that cannot be loaded are not guessed", async () => {
  const { person, network } = openAccess({ "GET /auth/me/totp": refusal(400, "invalid_input", "No") });
  const lost = await ifLost();
  expect(await lost.findByText(/^Your ways in could not be loaded\./)).toBeVisible();
  network.answer({ "GET /auth/me/totp": { totp: null, backup_codes_left: 0, is_required: false } });
  await person.click(lost.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(lost.getByText(/^Sign in with your password\./)).toBeVisible());
});
