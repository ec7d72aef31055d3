import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { photoOf } from "../../testing/form-photos.ts";
import { ownJson } from "../../testing/own-answers.ts";
import { prepareChangedCatch, prepareNewCatch } from "./values/catch-payload.ts";
import { catchOf } from "./values/catch-testing.ts";
import { newCatchValues, valuesOf } from "./values/catch-values.ts";

const BASE = catchOf({ species: "Walleye" });
const SAVED = { ...BASE, species: "Pike", version: 2 };
const USER = "0199f2a0-0000-7000-8000-0000000000aa";

const change = () => prepareChangedCatch(BASE, { ...valuesOf(BASE), species: "Pike" });

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("addEventListener", () => {});
  const nothing = { getItem: () => null };
  vi.stubGlobal("localStorage", nothing);
  vi.stubGlobal("sessionStorage", nothing);
});
afterEach(() => vi.unstubAllGlobals());

/** A form over one's own list of catches, and what becomes of both, step by step. */
async function openForm() {
  const { saveCatch } = await import("./save-catch.ts");
  const { ownLogbook } = await import("../logbook/logbook.ts");
  const { changeOutbox, listItems } = await import("../../outbox/outbox-store.ts");
  const draft = { id: "draft", userId: USER, keptAt: 0, base: BASE, values: valuesOf(BASE) };
  const { putDraft, listDrafts } = await import("./draft/store/draft-store.ts");
  await putDraft(draft, true);
  await changeOutbox(USER, (items) => ({ put: [], removed: items }));
  const steps: string[] = [];
  const messages: string[] = [];
  const note = async (step: string) => {
    const [items, drafts] = await Promise.all([listItems(USER), listDrafts(USER)]);
    steps.push(`${step}: ${items.map(({ work }) => work.kind).join(", ")}; ${drafts.length} drafts`);
  };
  const form = {
    userId: USER,
    logbook: ownLogbook,
    queryClient: new QueryClient(),
    keeper: {
      draft,
      suspend: () => note("the draft rests"),
      resume: () => note("the draft goes on"),
      end: async () => {},
    },
    showMessage: (sentence: string) => messages.push(sentence),
    announceStored: () => note("said to be kept"),
    close: () => steps.push("closed"),
    goOn: async ({ species, isSent }: { species: string; isSent: boolean }) =>
      void steps.push(isSent ? `${species} saved` : `${species} kept`),
  };
  return {
    steps,
    messages,
    note,
    form,
    save: (prepared = change()) => saveCatch(prepared, form),
    saveCatch,
    listItems,
  };
}

test("what is saved waits on this device and its draft has ended, both at once, before the form says so and closes", async () => {
  const { save, steps, note } = await openForm();
  await save();
  await note("then");
  expect(steps).toEqual([
    "the draft rests: ; 1 drafts",
    "said to be kept: change; 0 drafts",
    "closed",
    "then: change; 0 drafts",
  ]);
});

test("who saves when the session has ended is told that it is kept, and to log in again", async () => {
  const { save, messages } = await openForm();
  await save();
  await expect
    .poll(() => messages)
    .toEqual(["Failed to save catch. You need to log in again. It is saved on this phone until then."]);
});

test("a change waits with the catch it was made from, a new catch under the id it was begun with", async () => {
  const { save, saveCatch, form, listItems } = await openForm();
  await save();
  const values = newCatchValues({ latitude: 47.83, longitude: -92.26 });
  await saveCatch(prepareNewCatch({ id: "new", values, mayAutofillLater: false }), form);
  expect(await listItems(USER)).toMatchObject([
    { subjectId: BASE.id, work: { kind: "change", base: { version: BASE.version } } },
    { subjectId: "new", work: { kind: "create", fields: { id: "new" } } },
  ]);
});

test("fish alike wait on this device with the first, all of them or none", async () => {
  const { saveCatch, form, listItems } = await openForm();
  const values = { ...newCatchValues({ latitude: 47.83, longitude: -92.26 }), species: "Perch", howMany: 3 };
  const prepared = prepareNewCatch({ id: "new", alikeIds: ["b", "c"], values, mayAutofillLater: false });
  const put = vi.spyOn(IDBObjectStore.prototype, "put");
  put.mockImplementation(function putOne(this: IDBObjectStore, ...stored) {
    const [{ subjectId }] = stored;
    if (subjectId === "c") throw new DOMException("No room", "QuotaExceededError");
    return this.add(...stored);
  });
  vi.stubGlobal("fetch", async () => ownJson({}, 400));
  await expect(saveCatch(prepared, form)).rejects.toMatchObject({ status: 400 });
  put.mockRestore();
  expect(await listItems(USER)).toEqual([]);

  await saveCatch(prepared, form);
  const ids = (await listItems(USER)).map(({ subjectId }) => subjectId);
  expect(ids).toEqual(["new", "b", "c"]);
});

test("where the device has no room the server is asked at once, and a refusal leaves the draft as it was", async () => {
  const { save, steps, note } = await openForm();
  const isFull = new DOMException("No room", "QuotaExceededError");
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw isFull;
  });
  vi.stubGlobal("fetch", async () => ownJson({}, 400));
  await expect(save()).rejects.toMatchObject({ status: 400 });
  put.mockRestore();
  await note("then");
  expect(steps).toEqual(["the draft rests: ; 1 drafts", "the draft goes on: ; 1 drafts", "then: ; 1 drafts"]);
  vi.stubGlobal("fetch", async () => ownJson({ catch: SAVED }));
});

test.each([
  [["p"], "No room: keep it in your camera roll"],
  [["p", "q"], "No room for photos 1 and 2: keep them in your camera roll"],
])("without a network the words are kept where the photos %j find no room, which is said", async (...row) => {
  const [ids, message] = row;
  vi.stubGlobal("navigator", { onLine: false, languages: ["en-US"] });
  const { saveCatch, form, messages, listItems } = await openForm();
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function put(this: IDBObjectStore, ...stored) {
    if (this.name === "files") throw new DOMException("No room", "QuotaExceededError");
    return this.add(...stored);
  });
  const photos = ids.map((id) => photoOf({ id, file: new Blob(["pike"], { type: "image/jpeg" }) }));
  const values = { ...newCatchValues({ latitude: 47.83, longitude: -92.26 }), species: "Pike", photos };
  await saveCatch(prepareNewCatch({ id: "new", values, mayAutofillLater: false }), form);
  vi.restoreAllMocks();
  expect(messages).toContain(message);
  expect(await listItems(USER)).toMatchObject([{ work: { kind: "create", fields: { species: "Pike" } } }]);
});
