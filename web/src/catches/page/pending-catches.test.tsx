import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import type { OutboxItem } from "../../outbox/outbox-item.ts";
import { changeOutbox } from "../../outbox/outbox-store.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { answersOfLog } from "../../testing/log.ts";
import { type Answers, goOffline, noAnswer } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { catchOf } from "../editor/values/catch-testing.ts";
import { changed, deleted, itemOf, newCatch } from "../outbox/catch-item-testing.ts";

const JPEG = { bytes: new ArrayBuffer(8), type: "image/jpeg" };
const OFFLINE: Answers = { "GET /*": noAnswer, "GET /catches": noAnswer, "GET /catches/*/*": noAnswer };

/** Keeps them on this device as what is not sent before the angler decides. */
async function keep(userId: string, items: OutboxItem[]): Promise<void> {
  const asking = items.map((item): OutboxItem => ({ ...item, userId, state: "asks" }));
  const photoIds = items.flatMap(({ work }) => work.photoId ?? []);
  await changeOutbox(userId, () => ({ put: asking, removed: [] }), {
    files: new Map(photoIds.map((id) => [id, JPEG])),
  });
}

async function openWith(path: string, items: OutboxItem[], answers: Answers) {
  const user = anglerOf();
  await keep(user.id, items);
  return openPage(path, { user, answers });
}

const cards = () => screen.findAllByRole("article");
const namesOf = (found: HTMLElement[]) => found.map((card) => within(card).getByRole("heading").textContent);
const KNOWN = catchOf({ id: "known", species: "Walleye", date: "2026-11-19T12:00:00Z" });

test("what waits is in the list where it will be, with its mark, and is counted; what is deleted is gone", async () => {
  const deletedCatch = catchOf({ id: "gone", species: "Perch" });
  await openWith("/catches", [newCatch("new"), deleted("gone")], answersOfLog(KNOWN, deletedCatch));

  await waitFor(async () => expect(namesOf(await cards())).toEqual(["Pike", "Walleye"]));
  const [waiting, stored] = await cards();
  expect(waiting).toHaveTextContent("On this phone");
  expect(stored).not.toHaveTextContent("On this phone");
  expect(screen.getByText("2", { selector: "[role=status] *" })).toBeVisible();
});

test("a filter shows of what waits only what matches", async () => {
  await openWith("/catches?species=Musky", [newCatch("new"), newCatch("musky", { species: "Musky" })], {
    ...answersOfLog(),
  });
  await waitFor(async () => expect(namesOf(await cards())).toEqual(["Musky"]));
});

test("without a network and with nothing loaded, what waits is shown all the same", async () => {
  goOffline();
  await openWith("/catches", [newCatch("new")], OFFLINE);

  expect(await screen.findByText("Your catches could not be loaded")).toBeVisible();
  expect(namesOf(await cards())).toEqual(["Pike"]);
});

test("a line of the table has the mark, too", async () => {
  await openWith("/catches?view=table", [newCatch("new")], answersOfLog(KNOWN));
  const line = await screen.findByRole("row", { name: /Pike/ });
  expect(line).toHaveTextContent("On this phone");
  expect(screen.getByRole("row", { name: /Walleye/ })).not.toHaveTextContent("On this phone");
});

test("the opened catch has the mark, and a change that is kept while it is open", async () => {
  const user = anglerOf();
  const { person } = openPage("/catches", { user, answers: answersOfLog(KNOWN) });
  await person.click(await screen.findByRole("button", { name: "Walleye" }));
  const view = await screen.findByRole("dialog");
  expect(view).not.toHaveTextContent("By the reeds");

  await keep(user.id, [changed(KNOWN, { notes: "By the reeds" })]);
  await waitFor(() => expect(view).toHaveTextContent("By the reeds"));
  expect(within(view).getByText("On this phone")).toBeVisible();
});

test("the dashboard counts and lists what waits", async () => {
  await openWith("/dashboard", [newCatch("new", { weight: 9 })], {
    ...answersOfLog(KNOWN),
    "GET /weather": noAnswer,
    "GET /weather/*": noAnswer,
  });
  const total = (await screen.findByText("Total Catches")).parentElement;
  await waitFor(() => expect(total).toHaveTextContent("Total Catches2"));
  expect(namesOf(await cards())).toEqual(["Pike", "Walleye"]);
});

test("of many that wait as many are shown as a page has, then the next", async () => {
  const items = Array.from({ length: 30 }, (_, index) => newCatch(`new-${index}`, {}, index / 100));
  const { person } = await openWith("/catches", items, answersOfLog(KNOWN));
  await waitFor(async () => expect(await cards()).toHaveLength(24));
  await person.click(await screen.findByRole("button", { name: "Load more" }));
  await waitFor(async () => expect(namesOf(await cards()).at(-1)).toBe("Walleye"));
  expect(await cards()).toHaveLength(31);
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
});

test("photos that wait are drawn from their bytes, whose addresses are given back when they are no longer shown", async () => {
  const opened = vi.fn<(file: Blob) => string>(() => "blob:creel/1");
  const closed = vi.fn<(url: string) => void>();
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: opened, revokeObjectURL: closed }));
  const photo = itemOf("new", { kind: "photo", photoId: "a", name: "a.jpg", photoOrder: ["a"] });
  const { person } = await openWith("/catches", [newCatch("new"), photo], answersOfLog());
  const [card] = await cards();

  await waitFor(() => expect(card?.querySelector("img[src^='blob:']")).not.toBeNull());
  expect(opened.mock.calls[0]?.[0]).toMatchObject({ type: "image/jpeg", size: 8 });
  expect(closed).not.toHaveBeenCalled();
  await person.click(screen.getByRole("radio", { name: "Table" }));
  await waitFor(() => expect(closed).toHaveBeenCalledWith("blob:creel/1"));
});
