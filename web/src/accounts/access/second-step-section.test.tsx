import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { type Answers, refusedFields } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { SecondStepSection } from "./second-step-section.tsx";

const STATE = "GET /auth/me/totp";
const START = "POST /auth/me/totp";
const CONFIRM = "POST /auth/me/totp/confirm";
const RENEW = "POST /auth/me/totp/backup-codes";
const OFF = "DELETE /auth/me/totp";
const CODES = ["4KTR-92MP", "H7QD-L3XA"];
const SECRET = "JBSWY3DPEHPK3PXP";

const off = { totp: null, backup_codes_left: 0, is_required: false };
const on = { totp: { confirmed_at: "2026-05-03T12:00:00.000Z" }, backup_codes_left: 8, is_required: false };

function open(state: object, answers: Answers = {}) {
  const shown = show(<SecondStepSection />, { answers: { [STATE]: state, ...answers } });
  const press = async (name: string | RegExp) =>
    shown.person.click(await screen.findByRole("button", { name }));
  const confirmBy = async (action: string) => {
    await shown.person.click(await screen.findByLabelText("Your password"));
    await shown.person.paste("perch and bobber");
    await press(action);
  };
  return { ...shown, press, confirmBy };
}

test("codes are turned on by a confirmation, the app's first code, and saving the backup codes", async () => {
  const url = `otpauth://totp/Creel:maren@example.org?secret=${SECRET}`;
  const wrong = { code: "That’s not the code your app shows now" };
  const { press, confirmBy, person, network } = open(off, {
    [START]: () => Response.json({ secret: SECRET, url }, { status: 201 }),
    [CONFIRM]: refusedFields(400, "invalid_input", wrong),
  });
  await press("Turn on codes by app");
  await confirmBy("Continue");
  const dialog = within(await screen.findByRole("dialog", { name: "Your authenticator app" }));
  expect(dialog.getByRole("img", { name: "QR code for your app" })).toBeVisible();
  expect(dialog.getByRole("link", { name: "JBSW Y3DP EHPK 3PXP" })).toHaveAttribute("href", url);
  expect(network.sent(START)).toEqual([{ password: "perch and bobber" }]);

  await person.type(dialog.getByRole("textbox", { name: "The code that the app shows" }), "000000");
  await press("Turn on");
  expect(await dialog.findByText(wrong.code)).toBeVisible();
  network.answer({ [CONFIRM]: { backup_codes: CODES }, [STATE]: on });
  await press("Turn on");
  const saved = within(await screen.findByRole("dialog", { name: "Backup codes" }));
  expect(saved.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(CODES);
  await press("I saved them");
  expect(await screen.findByText("8 of 10 left. Each works once.")).toBeVisible();
  expect(screen.getByText(/^On since May 3/)).toBeVisible();
});

test("new backup codes are made after a confirmation, and shown once", async () => {
  const { press, confirmBy, network } = open(on, { [RENEW]: { backup_codes: CODES } });
  await press(/^New codes/);
  await confirmBy("Make new codes");
  expect(await screen.findByRole("dialog", { name: "Backup codes" })).toBeVisible();
  expect(network.sent(RENEW)).toEqual([{ password: "perch and bobber" }]);
});

test("what turning codes off means is said before, also to an admin who must have a second step", async () => {
  const { press, confirmBy, network } = open(
    { ...on, is_required: true },
    { [OFF]: () => new Response(null, { status: 204 }) },
  );
  await press(/^Turn off\s*Codes by app$/);
  const question = within(await screen.findByRole("alertdialog", { name: "Turn off codes by app?" }));
  expect(
    question.getByText(/your password alone opens your account\. Your backup codes end\./),
  ).toBeVisible();
  expect(question.getByText(/^This Creel requires a second step for admins\./)).toBeVisible();
  network.answer({ [STATE]: off });
  await confirmBy("Turn off");
  expect(await screen.findByText("Codes by app are off")).toBeVisible();
  await waitFor(() => expect(network.sent(OFF)).toEqual([{ password: "perch and bobber" }]));
});
