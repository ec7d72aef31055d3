import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { answersOfLog } from "../../testing/log.ts";
import { PENDING } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { type WaitingItem, addWaiting } from "../../testing/outbox.ts";
import { fileOfPhoto, listItems } from "../outbox-store.ts";

const ID = "0199f2a0-0000-7000-8000-00000000000a";
const BASE = catchOf({
  id: ID,
  species: "Walleye",
  weight: 3,
  length: 20,
  notes: "Dead slow.",
  date: "2026-07-01T11:00:00.000Z",
  time: "20:00",
  time_zone: "Asia/Tokyo",
  latitude: 47,
  longitude: -92,
});
const STORED = { ...BASE, version: 2, weight: 9, length: 30 };
/** The complete form, in which weight and length were changed. */
const WORK = {
  kind: "change",
  base: BASE,
  fields: { species: "Walleye", weight: 4, length: 21, notes: "Dead slow.", latitude: 47, longitude: -92 },
} as const;

const refused = (status: number, stored: typeof BASE | null = null) => ({
  catchId: ID,
  state: "asks" as const,
  tries: 1,
  problem: { code: "refused", message: "", at: Date.now(), status, stored },
});

/** The state of an item that no longer asks. */
const SENT_AGAIN: unknown = expect.stringMatching(/waiting|sending/);
const isClosed = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

/** The server does not answer, so that the items keep waiting. */
const NO_ANSWER = {
  "POST /catches": () => PENDING,
  "PUT /catches/*": () => PENDING,
  "PUT /catches/*/photos/*": () => PENDING,
};

/** Opens the question that waits. */
async function ask(button: string, ...items: WaitingItem[]) {
  const user = anglerOf();
  for (const each of items) await addWaiting(user, each);
  const opened = openPage("/catches/waiting", { user, answers: { ...answersOfLog(), ...NO_ANSWER } });
  const { person } = opened;
  await person.click(await screen.findByRole("button", { name: button }));
  const question = within(await screen.findByRole("alertdialog"));
  const answer = (name: string) => person.click(question.getByRole("button", { name }));
  return { ...opened, question, answer, list: () => listItems(user.id) };
}

test("a catch that was changed elsewhere is compared field by field, and what is chosen waits over the other version", async () => {
  const { person, question, answer, list } = await ask("Compare Walleye", {
    work: WORK,
    ...refused(412, STORED),
  });
  expect(question.getAllByRole("radiogroup")).toHaveLength(2);
  expect(question.getByRole("radio", { name: /^This device\s*4 lb$/ })).toBeChecked();
  await person.click(question.getByRole("radio", { name: /^Saved elsewhere\s*30 in$/ }));
  await answer("Save my choice");
  await isClosed();

  expect(await list()).toMatchObject([
    { state: SENT_AGAIN, work: { kind: "change", base: STORED, fields: { weight: 4, length: 30 } } },
  ]);
});

test("who takes all of the other version has nothing left to send", async () => {
  const { person, question, answer, list } = await ask("Compare Walleye", {
    work: WORK,
    ...refused(412, STORED),
  });
  for (const theirs of question.getAllByRole("radio", { name: /^Saved elsewhere/ })) {
    await person.click(theirs);
  }
  await answer("Save my choice");
  await isClosed();

  expect(await list()).toEqual([]);
});

test("who cannot decide yet leaves it as it is", async () => {
  const { answer, list } = await ask("Compare Walleye", { work: WORK, ...refused(412, STORED) });
  await answer("Cancel");
  await isClosed();

  expect(await list()).toMatchObject([{ state: "asks", work: WORK }]);
});

const PHOTO = { kind: "photo", photoId: "", name: "a.jpg", photoOrder: [] } as const;

test("a catch that was deleted elsewhere is kept as a new one, at its own time, with its photos", async () => {
  const photoId = "photo of a new catch";
  const { answer, list } = await ask(
    "Decide about Walleye",
    { work: WORK, ...refused(404) },
    { work: { ...PHOTO, photoId }, catchId: ID },
  );
  await answer("Save as new catch");
  await isClosed();

  const items = await list();
  const [create, photo] = items;
  expect(items).toHaveLength(2);
  expect(create).toMatchObject({ state: SENT_AGAIN, work: { kind: "create" } });
  expect(create?.work).toMatchObject({
    fields: {
      id: create && create.subjectId,
      species: "Walleye",
      date: BASE.date,
      time_zone: "Asia/Tokyo",
      weight: 4,
      length: 21,
      notes: "Dead slow.",
      latitude: 47,
    },
  });
  expect(create && create.subjectId).not.toBe(ID);
  expect(photo).toMatchObject({ subjectId: create && create.subjectId, work: { kind: "photo", photoId } });
  expect(await fileOfPhoto(photoId)).toBeInstanceOf(Blob);
});

test("a catch that was deleted elsewhere is let go with everything of it", async () => {
  const photoId = "photo of what is let go";
  const { answer, list } = await ask(
    "Decide about Walleye",
    { work: WORK, ...refused(404) },
    { work: { ...PHOTO, photoId }, catchId: ID },
  );
  await answer("Discard");
  await isClosed();

  expect(await list()).toEqual([]);
  expect(await fileOfPhoto(photoId)).toBeNull();
});
