import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { type Answers, refusal } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { cancelPasskey, fakePasskeys, NEW_PASSKEY_OPTIONS } from "../confirm/passkey-testing.ts";
import { PasskeysSection } from "./passkeys-section.tsx";

const LIST = "GET /auth/me/passkeys";
const OPTIONS = "POST /auth/me/passkeys/options";
const ADD = "POST /auth/me/passkeys";
const LONG_AGO = "2026-03-04T12:00:00.000Z";
const KEY = {
  id: "0199f2a0-0000-7000-8000-00000000000a",
  name: "Desk key",
  kind: "key",
  is_synced: false,
  created_at: LONG_AGO,
  last_used_at: null,
};

function open(answers: Answers = {}) {
  const shown = show(<PasskeysSection />, {
    answers: {
      [LIST]: { passkeys: [KEY] },
      "GET /auth/me/totp": { totp: null, backup_codes_left: 0, is_required: false },
      [OPTIONS]: NEW_PASSKEY_OPTIONS,
      [ADD]: () =>
        Response.json({ passkey: { ...KEY, name: "This phone", kind: "device" } }, { status: 201 }),
      ...answers,
    },
  });
  const press = async (name: string | RegExp) =>
    shown.person.click(await screen.findByRole("button", { name }));
  const confirm = async () => {
    await shown.person.click(await screen.findByLabelText("Your password"));
    await shown.person.paste("perch and bobber");
    await press("Continue");
  };
  return { ...shown, press, confirm };
}

test("each passkey is listed with its times, and a copied one says so", async () => {
  const synced = { ...KEY, id: "0199f2a0-0000-7000-8000-00000000000b", name: "Tablets", kind: "device" };
  open({ [LIST]: { passkeys: [{ ...synced, is_synced: true, last_used_at: LONG_AGO }, KEY] } });
  const rows = within(await screen.findByRole("list", { name: "Passkeys" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^TabletsMade Mar 4.*Used on Mar 4.*Your passkey manager copies it to your other devices/,
    ),
    expect.stringMatching(/^Desk keyMade Mar 4.*\. Never used\.Remove/),
  ]);
});

test("a passkey gets a name, is confirmed with the password, and made by the browser", async () => {
  const asked = fakePasskeys();
  const { press, confirm, person, network } = open();
  await press("Add a passkey");
  const name = await screen.findByRole("textbox", { name: "Name" });
  await person.clear(name);
  await person.type(name, "Old phone");
  await confirm();
  expect(await screen.findByText("This phone can sign you in now")).toBeVisible();
  expect(asked.create).toHaveBeenCalledOnce();
  expect(network.sent(OPTIONS)).toEqual([{ password: "perch and bobber" }]);
  expect(network.sent(ADD)).toMatchObject([
    { name: "Old phone", passkey: { response: { attestationObject: "YXR0ZXN0YXRpb24" } } },
  ]);
});

test("after the browser's dialog was closed it goes on without another confirmation", async () => {
  const asked = fakePasskeys({ create: cancelPasskey });
  const { press, confirm, network } = open();
  await press("Add a passkey");
  await confirm();
  expect(await screen.findByText("No passkey was added. Tap Continue to try again.")).toBeVisible();
  expect(screen.queryByLabelText("Your password")).toBeNull();
  await press("Continue");
  await waitFor(() => expect(asked.create).toHaveBeenCalledTimes(2));
  expect(network.sent(OPTIONS)).toHaveLength(1);
});

test("a wrong password makes none", async () => {
  const asked = fakePasskeys();
  const message = "That’s not your password.";
  const { press, confirm } = open({ [OPTIONS]: refusal(403, "wrong_password", message) });
  await press("Add a passkey");
  await confirm();
  expect(await screen.findByText(message, { selector: ":not([role=alert])" })).toBeVisible();
  expect(asked.create).not.toHaveBeenCalled();
});

test("before a passkey is removed, the page says what stays; the last way in is refused in the server's words", async () => {
  const REMOVE = `DELETE /auth/me/passkeys/${KEY.id}`;
  const message = "This is your last way in. Add a passkey or choose a password first.";
  const { press, person, network } = open({ [REMOVE]: refusal(409, "last_way_in", message) });
  await press(/^Remove\s*Desk key$/);
  const question = within(await screen.findByRole("alertdialog", { name: "Remove Desk key?" }));
  expect(question.getByText(/^Desk key no longer signs in\. Devices that are signed in stay/)).toBeVisible();
  await person.click(question.getByRole("button", { name: "Remove" }));
  expect(await question.findByText(message)).toBeVisible();
  network.answer({ [REMOVE]: () => new Response(null, { status: 204 }) });
  await person.click(question.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Desk key removed")).toBeVisible();
});

test("an admin who must have a second step is told beforehand what the last passkey's removal shuts", async () => {
  const { press } = open({ "GET /auth/me/totp": { totp: null, backup_codes_left: 0, is_required: true } });
  await press(/^Remove\s*Desk key$/);
  expect(await screen.findByText(/Without this passkey, you can do nothing here/)).toBeVisible();
});

test("where the browser has no passkeys, the page says what they need", async () => {
  open({ [LIST]: { passkeys: [] } });
  expect(await screen.findByText("No passkeys yet.")).toBeVisible();
  expect(screen.getByText(/They need a current browser and an address with https\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
});
