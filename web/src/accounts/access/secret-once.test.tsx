import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { SecretOnce } from "./secret-once.tsx";

const TOKEN = "creel_7Hq2mX0vTn4s9Rb8LpYd3KwZc6Ug1EfJ5NaQ";
const CODES = ["4KTR-92MP", "H7QD-L3XA"];

function showSecret(secrets: readonly string[], isPrintable = false) {
  const onDone = vi.fn<() => void>();
  const shown = show(
    <SecretOnce
      title="Your token for Kitchen"
      secrets={secrets}
      facts={[{ term: "May", value: "Read what is now" }]}
      isPrintable={isPrintable}
      onDone={onDone}
    >
      Lost it? Make another.
    </SecretOnce>,
  );
  return { ...shown, onDone };
}

const dialog = async () => within(await screen.findByRole("dialog", { name: "Your token for Kitchen" }));

test("a secret stands there in full, with what it may, and is copied", async () => {
  const { person } = showSecret([TOKEN]);
  const secret = await dialog();
  expect(secret.getByText(TOKEN)).toBeVisible();
  expect(secret.getByText("Read what is now")).toBeVisible();
  await person.click(secret.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(TOKEN);
  expect(await secret.findByRole("button", { name: "Copied" })).toBeVisible();
});

test("a browser without a clipboard says so, and the secret stays", async () => {
  const { person } = showSecret([TOKEN]);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No", "NotAllowedError"));
  const secret = await dialog();
  await person.click(secret.getByRole("button", { name: "Copy" }));
  expect(await secret.findByText(/Select the text and copy it yourself/)).toBeVisible();
  expect(secret.getByText(TOKEN)).toBeVisible();
});

test("it goes by its last button, and anything else asks once more", async () => {
  const { person, onDone } = showSecret([TOKEN]);
  const close = (await dialog()).getByRole("button", { name: "Close" });
  await person.click(close);
  const question = within(await screen.findByRole("alertdialog", { name: "Close without saving it?" }));
  await person.click(question.getByRole("button", { name: "Go back" }));
  // The focus comes back a frame after the question is gone, and Escape acts where the focus is.
  await waitFor(() => expect(close).toHaveFocus());
  expect(onDone).not.toHaveBeenCalled();
  await person.keyboard("{Escape}");
  await person.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Close" }));
  expect(onDone).toHaveBeenCalledOnce();
});

test("a saved secret is gone without a question", async () => {
  const { person, onDone } = showSecret([TOKEN]);
  await person.click((await dialog()).getByRole("button", { name: "I saved it" }));
  expect(onDone).toHaveBeenCalledOnce();
});

test("several secrets are a list, copied line by line and printed", async () => {
  const { person, onDone } = showSecret(CODES, true);
  const printed = vi.spyOn(globalThis, "print").mockImplementation(() => {});
  const secret = await dialog();
  expect(secret.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(CODES);
  await person.click(secret.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(CODES.join("\n"));
  await person.click(secret.getByRole("button", { name: "Print" }));
  expect(printed).toHaveBeenCalledOnce();
  await person.click(secret.getByRole("button", { name: "I saved them" }));
  expect(onDone).toHaveBeenCalledOnce();
});
