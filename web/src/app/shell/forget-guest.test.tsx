import { waitFor } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test } from "vitest";

import { listDrafts, putDraft } from "../../catches/editor/draft/store/draft-store.ts";
import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { valuesOf } from "../../catches/editor/values/catch-values.ts";
import { loseSession, storeSession } from "../../http/stored-session.ts";
import { listItems } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { addWaiting } from "../../testing/outbox.ts";
import { forgetGuests } from "./forget-guest.ts";

const UNTIL = "2099-01-01T00:00:00.000Z";

beforeEach(() => onTestFinished(() => loseSession("ended")));

/** Signs in somebody for whom a catch and a draft wait on this device. */
async function signIn(traits: Parameters<typeof anglerOf>[0]) {
  const user = anglerOf(traits);
  const base = catchOf({ species: "Walleye" });
  await addWaiting(user, { state: "asks" });
  await putDraft({ id: `draft-${user.id}`, userId: user.id, keptAt: 0, base, values: valuesOf(base) }, true);
  storeSession({ accessToken: "access", refreshToken: "refresh", user }, true);
  return user;
}

async function leftOf({ id }: { id: string }): Promise<number> {
  return (await listItems(id)).length + (await listDrafts(id)).length;
}

test("what waits and what was drafted goes with a guest’s session", async () => {
  onTestFinished(forgetGuests());
  const guest = await signIn({ demo_until: UNTIL });
  localStorage.setItem("creel.weather-place", "a lake");

  loseSession("ended");

  await waitFor(async () => expect(await leftOf(guest)).toBe(0));
  await waitFor(() => expect(localStorage.getItem("creel.guests")).toBeNull());
  expect(localStorage.getItem("creel.weather-place")).toBeNull();
});

test("it goes at the next start if a reload came first", async () => {
  const stop = forgetGuests();
  const guest = await signIn({ demo_until: UNTIL });
  stop();
  storeSession({ accessToken: "new", refreshToken: "newer", user: anglerOf({ demo_until: UNTIL }) }, true);
  expect(await leftOf(guest)).toBe(2);

  onTestFinished(forgetGuests());

  await waitFor(async () => expect(await leftOf(guest)).toBe(0));
});

test("an angler’s stays when their session ends", async () => {
  onTestFinished(forgetGuests());
  const angler = await signIn({});

  loseSession("ended");
  const guest = await signIn({ demo_until: UNTIL });
  loseSession("ended");

  await waitFor(async () => expect(await leftOf(guest)).toBe(0));
  expect(await leftOf(angler)).toBe(2);
});
