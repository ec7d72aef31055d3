import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import { storedSession } from "../../http/stored-session.ts";
import { listItems } from "../../outbox/outbox-store.ts";
import { answersOfLog } from "../../testing/log.ts";
import { show } from "../../testing/show.tsx";
import { catchOf } from "../editor/values/catch-testing.ts";
import { ownLogbook } from "../logbook/logbook.ts";
import { CatchDialogs, useCatchDialogs } from "./catch-dialogs.tsx";
import { DeleteSelected } from "./delete-selected.tsx";

const PIKE = catchOf({ id: "0199f2a0-0000-7000-8000-00000000000a", species: "Pike" });
const PERCH = catchOf({ id: "0199f2a0-0000-7000-8000-00000000000b", species: "Perch" });

function Openers() {
  const { onDelete } = useCatchDialogs();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => onDelete(PIKE)}>
        One
      </button>
      <button type="button" onClick={() => setIsAsked(true)}>
        Both
      </button>
      {isAsked && <DeleteSelected catches={[PIKE, PERCH]} onEnd={() => setIsAsked(false)} />}
    </>
  );
}

const OPENERS = { "Delete Catch": "One", "Delete 2 catches": "Both" };

/** Presses what deletes, and confirms it. */
async function remove(title: keyof typeof OPENERS) {
  const shown = show(
    <CatchDialogs logbook={ownLogbook}>
      <Openers />
    </CatchDialogs>,
    { answers: answersOfLog(PIKE, PERCH) },
  );
  const { person } = shown;
  await person.click(await screen.findByRole("button", { name: OPENERS[title] }));
  const question = within(await screen.findByRole("alertdialog", { name: title }));
  await person.click(question.getByRole("button", { name: title }));
  return { ...shown, userId: storedSession()?.user.id ?? "" };
}

const held = async (userId: string) =>
  (await listItems(userId)).map((item) => [item.subjectId, item.work.kind, item.nextAt > Date.now()]);

test("a deletion is kept on the device and not sent, and Undo takes it back", async () => {
  const { person, network, userId } = await remove("Delete Catch");
  const toast = await screen.findByRole("alertdialog", { name: "Pike deleted" });
  expect(await held(userId)).toEqual([[PIKE.id, "delete", true]]);

  await person.click(within(toast).getByRole("button", { name: "Undo" }));

  await waitFor(async () => expect(await listItems(userId)).toEqual([]));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(network.asked("DELETE")).toEqual([]);
});

test("several catches are deleted by one question, and taken back by one Undo", async () => {
  const { person, userId } = await remove("Delete 2 catches");
  const toast = await screen.findByRole("alertdialog", { name: "2 catches deleted" });
  expect(await held(userId)).toEqual([
    [PIKE.id, "delete", true],
    [PERCH.id, "delete", true],
  ]);

  await person.click(within(toast).getByRole("button", { name: "Undo" }));

  await waitFor(async () => expect(await listItems(userId)).toEqual([]));
});

test("the Undo is reached by the keyboard, and who dismisses it lets the deletion go", async () => {
  const { person, userId } = await remove("Delete Catch");
  const toast = await screen.findByRole("alertdialog", { name: "Pike deleted" });

  await person.keyboard("{F6}");
  await waitFor(() => expect(toast.closest("[role=region]")).toHaveFocus());
  await person.tab();
  await person.tab();
  await waitFor(() => expect(within(toast).getByRole("button", { name: "Undo" })).toHaveFocus());
  await person.tab();
  await person.keyboard("{Enter}");

  await waitFor(async () => expect(await held(userId)).toEqual([[PIKE.id, "delete", false]]));
});

test.each(["Delete Catch", "Delete 2 catches"] as const)(
  "%s, on a device that cannot store it, deletes nothing and shows no failure",
  async (title) => {
    const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
    const stored = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("No room", "QuotaExceededError");
    });
    const { userId } = await remove(title);

    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(logged).toHaveBeenCalledOnce();
    stored.mockRestore();
    expect(await listItems(userId)).toEqual([]);
  },
);
