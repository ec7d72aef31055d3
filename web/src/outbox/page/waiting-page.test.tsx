import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { anglerOf } from "../../session/angler-testing.ts";
import { goOffline } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { type WaitingItem, addWaiting, withoutAnswers } from "../../testing/outbox.ts";
import { sendRequests } from "../outbox-news.ts";
import { listItems } from "../outbox-store.ts";
import { noteSendingProgress } from "../sending/sending-progress.ts";

// At noon, because a time of another day is written with its day.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 23, 12) }));

/** Opens the page without a network, so that the items keep waiting. */
async function openWaiting(...items: WaitingItem[]) {
  const user = anglerOf();
  goOffline();
  for (const each of items) await addWaiting(user, each);
  const opened = openPage("/catches/waiting", { user, answers: withoutAnswers() });
  await screen.findByRole("heading", { name: "Waiting to upload", level: 1 });
  return { ...opened, user };
}

const row = (name: string) => screen.findByRole("listitem", { name });
const at = (time: string) => new Date(`${new Date().toDateString()} ${time}`).getTime();

test("a catch that was kept is told with what goes up, and what can be done with it", async () => {
  await openWaiting({}, { work: { kind: "photo", photoId: "p", name: "", photoOrder: ["p"] } });
  const pike = await row("Pike");
  expect(pike).toHaveTextContent("Pike4.0lbToday");
  expect(pike).toHaveTextContent("Saved on this phone");
  await waitFor(() => expect(pike).toHaveTextContent("1 photo, 0.7 MB"));
  expect(within(pike).getByRole("button", { name: "Save a copy of Pike" })).toBeVisible();
  const aside = screen.getByRole("complementary", { name: "On this phone" });
  expect(aside).toHaveTextContent("On this phone1catchTo upload0.7MB");
  expect(aside).toHaveTextContent("No duplicates");
});

test("of a photo that is on its way it is told how much of it is sent", async () => {
  const { user } = await openWaiting({
    work: { kind: "photo", photoId: "q", name: "", photoOrder: ["p", "q"] },
    state: "sending",
  });
  const entry = await row("A catch");
  expect(entry).toHaveTextContent("Uploading");
  const [item] = await listItems(user.id);
  act(() => noteSendingProgress(item?.id ?? "", 0.6));
  await waitFor(() => expect(entry).toHaveTextContent("Catch uploaded. Photo 2 of 2, 0.4 of 0.7 MB"));
  expect(within(entry).getByRole("progressbar", { name: "Uploading A catch" })).toHaveAttribute(
    "aria-valuenow",
    "60",
  );
});

test("one that failed says why, how often it was tried and when it is tried again, and can be sent now", async () => {
  const problem = { code: "unreached", message: "", at: at("00:01"), stored: null };
  const soon = Date.now() + 20 * MINUTE_MS;
  const clock = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit" }).format(soon);
  const { person } = await openWaiting({ state: "later", tries: 3, nextAt: soon, problem });
  const pike = await row("Pike");
  expect(pike).toHaveTextContent("Not sent");
  expect(pike).toHaveTextContent("The server took too long to answer.");
  expect(pike).toHaveTextContent(/Tried 3 times, last at 12:01.AM\. Retrying at .*\. Everything/);
  expect(pike.textContent).toContain(`Retrying at ${clock}.`);
  const before = sendRequests.get();
  await person.click(within(pike).getByRole("button", { name: "Upload now: Pike" }));
  await waitFor(() => expect(sendRequests.get()).toBe(before + 1));
  await waitFor(() => expect(pike).toHaveTextContent("Saved on this phone"));
});

test("one that was refused needs the angler, in the server's words, and has no next try", async () => {
  const problem = {
    code: "invalid_input",
    message: "weight must be at most 200.",
    at: at("00:01"),
    stored: null,
  };
  const { person } = await openWaiting({ state: "asks", tries: 1, problem });
  const pike = await row("Pike");
  expect(pike).toHaveTextContent("Needs you");
  expect(pike).toHaveTextContent("weight must be at most 200.Tried once at 12:01");
  expect(pike).not.toHaveTextContent("Retrying at");
  expect(within(pike).getByRole("button", { name: "Edit Pike" })).toBeVisible();
  await person.click(within(pike).getByRole("button", { name: "Upload now: Pike" }));
  await waitFor(() => expect(pike).toHaveTextContent("Saved on this phone"));
});

const ofPhoto = { photo: "This photo is damaged." };

test.each([
  ["Server error. Please try again later.", { status: 500, message: "Unexpected." }],
  ["File is too large. Please choose a smaller photo.", { status: 413, message: "Too large." }],
  ["Please check that all required fields are filled out correctly.Tried", { status: 400, message: "No." }],
  [
    "Please check that all required fields are filled out correctly. Too deep.",
    { status: 400, message: "Too deep.", fields: { water_depth: "Too deep." } },
  ],
  [ofPhoto.photo, { status: 400, message: ofPhoto.photo, fields: ofPhoto }],
])("a failure is told in the words that the form has for it: %s", async (text, answer) => {
  const problem = { code: "answered", at: at("00:01"), stored: null, ...answer };
  await openWaiting({ state: "asks", tries: 1, problem });
  expect(await row("Pike")).toHaveTextContent(text);
});

test("what was changed elsewhere is not sent again as it is", async () => {
  const problem = { code: "stale_version", message: "", at: at("00:01"), stored: catchOf({ id: "pike" }) };
  await openWaiting({ state: "asks", tries: 1, problem });
  const pike = await row("Pike");
  expect(pike).toHaveTextContent("It was also changed on another device.");
  expect(within(pike).queryByRole("button", { name: /^Upload now/ })).toBeNull();
});

test("a waiting catch is changed in the form", async () => {
  const { person } = await openWaiting({});
  await person.click(within(await row("Pike")).getByRole("button", { name: "Edit Pike" }));
  expect(await screen.findByRole("dialog", { name: "Edit Pike" })).toBeVisible();
});

test("a waiting catch is deleted after the question", async () => {
  const { person } = await openWaiting({});
  await person.click(within(await row("Pike")).getByRole("button", { name: "Delete Pike" }));
  expect(await screen.findByRole("alertdialog", { name: "Delete Catch" })).toBeVisible();
});

test("a photo of a catch that is not on this device can be given up", async () => {
  const { person, user } = await openWaiting({
    work: { kind: "photo", photoId: "r", name: "", photoOrder: ["r"] },
    state: "asks",
    problem: { code: "too_large", message: "The photo is too large.", at: at("00:01"), stored: null },
  });
  const entry = await row("A catch");
  await person.click(within(entry).getByRole("button", { name: "Delete A catch from this phone" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete it from this phone?" }));
  await person.click(question.getByRole("button", { name: "Delete" }));
  expect(await screen.findByRole("heading", { name: "Nothing to upload" })).toBeVisible();
  expect(await listItems(user.id)).toEqual([]);
});

test("each catch is one entry, whatever waits of it, in the order in which they were kept", async () => {
  await openWaiting(
    { catchId: "a", species: "Walleye" },
    { catchId: "b", species: "Perch" },
    { catchId: "a", work: { kind: "change", base: null, fields: { weight: 5 } } },
  );
  await row("Walleye");
  const list = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(list.slice(0, 2)).toEqual(["Walleye", "Perch"]);
  expect(await row("Walleye")).toHaveTextContent("5.0lb");
});

test("a deletion that was not sent is taken back", async () => {
  const { person } = await openWaiting({}, { work: { kind: "delete" } });
  expect(await row("Pike")).toHaveTextContent("Deleted here");
  await person.click(screen.getByRole("button", { name: "Undo the deletion of Pike" }));
  await waitFor(async () => expect(await row("Pike")).toHaveTextContent("Saved on this phone"));
});

test("where nothing waits the page says so, and leads to the catches", async () => {
  await openWaiting();
  expect(await screen.findByRole("heading", { name: "Nothing to upload" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Upload now" })).toBeNull();
});

test.each([
  [true, "Safe from cleanup"],
  [false, "Your browser may clear this when space runs lowUpload soon, or install Creel."],
])("whether the browser keeps what is stored is told: %s", async (...of) => {
  const [isPersistent, text] = of;
  vi.stubGlobal("navigator", Object.assign(navigator, { storage: storageThat(isPersistent) }));
  await openWaiting({});
  await row("Pike");
  await waitFor(() => expect(screen.getByRole("complementary")).toHaveTextContent(text));
});

function storageThat(isPersistent: boolean) {
  return {
    persisted: async () => isPersistent,
    persist: async () => isPersistent,
    estimate: async () => ({}),
  };
}

test("of what waits for another angler nothing is told but how many catches", async () => {
  await addWaiting(anglerOf({ firstName: "Hank" }), { catchId: "a", species: "Musky" });
  await openWaiting();
  expect(
    await screen.findByText(
      /^\d+ catch(es)? from another angler (is|are) waiting to upload on this device\.$/,
    ),
  ).toBeVisible();
  expect(screen.queryByText(/Musky|Hank/)).toBeNull();
});
