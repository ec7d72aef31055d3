import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { listDrafts, putDraft } from "../../catches/editor/draft/store/draft-store.ts";
import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { valuesOf } from "../../catches/editor/values/catch-values.ts";
import { changeOutbox, listItems } from "../../outbox/outbox-store.ts";
import { countWaiting } from "../../outbox/waiting/describe-counts.ts";
import { listWaitingOwners } from "../../outbox/waiting/waiting-owners.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { goOffline } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { addWaiting, withoutAnswers } from "../../testing/outbox.ts";
import { show } from "../../testing/show.tsx";
import { useLeavingForGood } from "./use-sign-out.ts";

function AfterDeletion() {
  const leave = useLeavingForGood();
  return <button onClick={leave}>Deleted</button>;
}

test("with an account what waits for it is deleted", async () => {
  const user = anglerOf();
  await addWaiting(user, { state: "asks" });
  const { person } = show(<AfterDeletion />, { user });
  await person.click(await screen.findByRole("button", { name: "Deleted" }));
  await waitFor(async () => expect(await listItems(user.id)).toEqual([]));
});

test("with an account its drafts are deleted", async () => {
  const user = anglerOf();
  const base = catchOf({ species: "Walleye" });
  await putDraft({ id: "draft", userId: user.id, keptAt: 0, base, values: valuesOf(base) }, true);
  const { person } = show(<AfterDeletion />, { user });
  await person.click(await screen.findByRole("button", { name: "Deleted" }));
  await waitFor(async () => expect(await listDrafts(user.id)).toEqual([]));
});

test("with the first that waits the browser is asked once to keep it, and whose it is is stored beside it", async () => {
  const persist = vi.fn<() => Promise<boolean>>(async () => false);
  const storage = { persist, persisted: async () => false, estimate: async () => ({}) };
  vi.stubGlobal("navigator", Object.assign(navigator, { storage }));
  const user = anglerOf({ firstName: "Solveig" });
  goOffline();
  openPage("/catches", { user, answers: withoutAnswers() });
  expect(persist).not.toHaveBeenCalled();
  await addWaiting({ id: user.id, firstName: "" });
  await waitFor(async () =>
    expect(await listWaitingOwners()).toContainEqual({
      ...countWaiting([]),
      userId: user.id,
      firstName: "Solveig",
      catches: 1,
    }),
  );
  await changeOutbox(user.id, (items) => ({ put: [], removed: items }));
  await waitFor(() => expect(screen.queryByText(/1 catch saved on this phone/)).toBeNull());
  await addWaiting(user, { catchId: "perch" });
  await screen.findByText(/1 catch saved on this phone/);
  expect(persist).toHaveBeenCalledOnce();
});
