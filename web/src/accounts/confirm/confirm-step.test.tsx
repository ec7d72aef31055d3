import type { Confirmation } from "@creel/domain/accounts/confirmation";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { ApiError } from "../../http/api-error.ts";
import { type Answers, refusal } from "../../testing/network.ts";
import { show } from "../../testing/show.tsx";
import { ConfirmStep } from "./confirm-step.tsx";
import { cancelPasskey, fakePasskeys, PASSWORD_OR_PASSKEY, SENT_ANSWER } from "./passkey-testing.ts";

const WAYS = "GET /auth/me/confirmation";
const PASSKEY = { ...PASSWORD_OR_PASSKEY, password: false };

async function ask(ways: object, hasPassword = true) {
  const onConfirm = vi.fn<(confirmation: Confirmation) => Promise<void>>(async () => {});
  const answers: Answers = { [WAYS]: ways };
  const shown = show(
    <ConfirmStep
      title="Burn the boats?"
      action="Burn them"
      fallback="They did not burn."
      onConfirm={onConfirm}
      onCancel={() => {}}
    />,
    { answers, user: { has_password: hasPassword } },
  );
  const dialog = within(await screen.findByRole("alertdialog", { name: "Burn the boats?" }));
  const press = async (name: string) => shown.person.click(await dialog.findByRole("button", { name }));
  return { ...shown, dialog, press, onConfirm };
}

test("a step is confirmed by the password, or by a passkey with one tap", async () => {
  const asked = fakePasskeys();
  const { dialog, person, press, onConfirm } = await ask(PASSWORD_OR_PASSKEY);
  await press("Use a passkey instead");
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  expect(onConfirm.mock.lastCall).toMatchObject([{ passkey: SENT_ANSWER }]);
  expect(asked.get).toHaveBeenCalledOnce();

  await person.click(dialog.getByLabelText("Your password"));
  await person.paste("perch and bobber");
  await person.keyboard("{Enter}");
  await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(2));
  expect(onConfirm.mock.lastCall).toEqual([{ password: "perch and bobber" }]);
  expect(asked.get, "Enter is for the password").toHaveBeenCalledOnce();
});

test("without a password, the button itself asks for the passkey", async () => {
  fakePasskeys();
  const { dialog, press, onConfirm } = await ask(PASSKEY, false);
  expect(await dialog.findByText("Your passkey confirms that it’s you.")).toBeVisible();
  expect(dialog.queryByLabelText("Your password")).toBeNull();
  await press("Burn them");
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  expect(onConfirm.mock.lastCall).toMatchObject([{ passkey: SENT_ANSWER }]);
});

test("no passkey is offered where the browser or the account has none", async () => {
  const { dialog } = await ask(PASSWORD_OR_PASSKEY);
  expect(await dialog.findByLabelText("Your password")).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Use a passkey instead" })).toBeNull();
});

test("nothing is sent without a password, and the field says so", async () => {
  const { dialog, press, person, onConfirm } = await ask({ password: true, passkey: null, provider: false });
  await press("Burn them");
  expect(await dialog.findByText("Enter your password")).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
  await person.type(dialog.getByLabelText("Your password"), "p");
  expect(dialog.queryByText("Enter your password")).toBeNull();
});

test("a closed dialog of the browser says nothing, and the password is still there to use", async () => {
  fakePasskeys({ get: cancelPasskey });
  const { dialog, press, onConfirm } = await ask(PASSWORD_OR_PASSKEY);
  await press("Use a passkey instead");
  await waitFor(() => expect(dialog.getByRole("button", { name: "Burn them" })).toBeEnabled());
  expect(dialog.queryByRole("alert")).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(dialog.getByLabelText("Your password")).toBeVisible();
});

test.each([
  ["wrong_passkey", "Your passkey could not be confirmed. Please try again."],
  ["last_admin", "You’re the last active admin."],
] as const)("a refusal %s is said in the server's words", async (code, message) => {
  fakePasskeys();
  const { dialog, press, onConfirm } = await ask(PASSWORD_OR_PASSKEY);
  onConfirm.mockImplementation(async () => {
    throw new ApiError(403, await refusal(403, code, message)().json());
  });
  await press("Use a passkey instead");
  expect(await dialog.findByText(message)).toBeVisible();
});

test("an account that its provider alone opens has nothing to show after a sign-in, and is told what to do later", async () => {
  const { dialog, press, onConfirm } = await ask({ password: false, passkey: null, provider: true }, false);
  expect(await dialog.findByText(/^You just signed in with your provider/)).toBeVisible();
  await press("Burn them");
  await waitFor(() => expect(onConfirm.mock.lastCall).toEqual([{}]));
});

test("later it is told to sign in again", async () => {
  const { dialog } = await ask({ password: false, passkey: null, provider: false }, false);
  expect(
    await dialog.findByText(/sign in again with your provider, and come back within 5 minutes/),
  ).toBeVisible();
});
