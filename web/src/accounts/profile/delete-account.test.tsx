import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { noAnswer, refusal, refusedFields } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { show } from "../../testing/show.tsx";
import { DeleteAccount } from "./delete-account.tsx";

const DELETE = "DELETE /auth/me";
const DONE = () => new Response(null, { status: 204 });

async function openQuestion(answer: () => unknown) {
  const onDeleted = vi.fn<() => void>();
  const shown = show(<DeleteAccount onDeleted={onDeleted} />, {
    answers: { "GET /auth/me/totals": { catches: 1, photos: 2 }, [DELETE]: answer },
  });
  const { person } = shown;
  await person.click(await screen.findByRole("button", { name: "Delete my account" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete your account?" }));
  const type = async (password: string) => {
    await person.click(dialog.getByLabelText("Your password"));
    await person.paste(password);
  };
  return { ...shown, dialog, type, onDeleted };
}

test("what goes with an account is said before it goes, with the way back first", async () => {
  const { dialog, person, onDeleted } = await openQuestion(DONE);
  const warning = "This permanently deletes your account with 1 catch and 2 photos. It can’t be undone.";
  expect(await screen.findByText(warning)).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus());
  await person.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog", { name: "Delete your account?" })).toBeNull());
  expect(onDeleted).not.toHaveBeenCalled();
});

test("an account is deleted by its password, with Enter", async () => {
  const { type, person, network, onDeleted } = await openQuestion(DONE);
  await type("perch and bobber");
  await person.keyboard("{Enter}");
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(network.sent(DELETE)).toEqual([{ password: "perch and bobber" }]);
});

test("a deleted account leaves nothing on this device, and the page says that it is gone", async () => {
  const { person } = openPage("/profile", {
    answers: {
      "GET /auth/me/totals": { catches: 1, photos: 0 },
      "GET /auth/sessions": { sessions: [] },
      [DELETE]: DONE,
    },
  });
  localStorage.setItem("creel.weather-place", "{}");
  await person.click(await screen.findByRole("button", { name: "Delete my account" }));
  await person.click(await screen.findByLabelText("Your password"));
  await person.paste("perch and bobber");
  await person.keyboard("{Enter}");
  expect(await screen.findByText("Your account and everything in it were deleted.")).toBeVisible();
  expect(await screen.findByRole("link", { name: "Login" })).toBeVisible();
  expect(location.pathname).toBe("/");
  expect([sessionStorage, localStorage].map((storage) => storage.getItem("creel.session"))).toEqual([
    null,
    null,
  ]);
  expect(localStorage.getItem("creel.weather-place")).toBeNull();
});

test("an account is not deleted by a wrong password, which is said and announced until another is typed", async () => {
  const fields = { password: "That’s not your password." };
  const { dialog, type, person, onDeleted } = await openQuestion(
    refusedFields(403, "wrong_password", fields),
  );
  await type("not the one");
  await person.click(dialog.getByRole("button", { name: "Delete my account" }));
  expect(await dialog.findByText(fields.password)).toBeVisible();
  expect(screen.getByText(fields.password, { selector: "[role=alert]" })).toBeInTheDocument();
  await type("x");
  expect(dialog.queryByText(fields.password)).toBeNull();
  expect(onDeleted).not.toHaveBeenCalled();
});

test("the last admin is told in the server's words why the account cannot go", async () => {
  const message = "You are the only admin. Make somebody else an admin first.";
  const { dialog, type, person } = await openQuestion(refusal(409, "last_admin", message));
  await type("perch");
  await person.keyboard("{Enter}");
  expect(await dialog.findByText(message)).toBeVisible();
});

test("without an answer the account is still there, and the question stays", async () => {
  const { dialog, type, person, onDeleted } = await openQuestion(noAnswer);
  await type("perch");
  await person.keyboard("{Enter}");
  expect(await dialog.findByText("Network error. Please check your connection.")).toBeVisible();
  expect(onDeleted).not.toHaveBeenCalled();
});
