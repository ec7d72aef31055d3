import type { License } from "@creel/domain/licenses/license";
import { NO_REMINDERS } from "@creel/domain/licenses/reminders";
import { screen, waitFor, within } from "@testing-library/react";
import { v7 as uuidv7 } from "uuid";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { answersOfLog } from "../testing/log.ts";
import { type Answers, goOffline, noAnswer, refusedFields } from "../testing/network.ts";
import { openPage } from "../testing/open-page.ts";
import { jpegOf, photoOfCatch } from "../testing/photos.ts";
import { show } from "../testing/show.tsx";
import { answersOfWaters, waterOf } from "../testing/waters.ts";
import { BeforeOneEnds } from "./before-one-ends.tsx";
import { licenseOf } from "./data/license-testing.ts";
import { EndingBanner } from "./ending-banner.tsx";
import { LicensesButton } from "./show/licenses-opener.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T18:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const ANGLING = licenseOf({
  name: "Resident angling, Minnesota",
  number: "4471 0926 118",
  holder: "Maren Lindqvist",
  valid_from: "2026-03-01",
  valid_to: "2027-02-28",
});
const TARN = licenseOf({ name: "River Tarn, lower beat", number: "212", valid_to: "2026-11-30" });
const OLD = licenseOf({ name: "Resident angling, 2025", valid_to: "2026-02-28" });

/** The page of limits and licenses. */
function showSection(licenses: License[], answers: Answers = {}) {
  const others = { ...answersOfLog(), "GET /limits": { limits: [] } };
  return openPage("/profile/limits", { answers: { ...others, "GET /licences": { licenses }, ...answers } });
}

async function lines() {
  const list = await screen.findByRole("list", { name: "Licenses" });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

test("each license says until when it is valid, and the one that ends soon is marked", async () => {
  showSection([ANGLING, TARN, OLD]);
  expect(await lines()).toEqual([
    expect.stringMatching(
      /^Resident angling, Minnesota4471 0926 118until Feb 28, 2027until Feb 28, 2027ValidShow$/,
    ),
    expect.stringMatching(/^River Tarn, lower beat212until Nov 30until Nov 30, in 9 daysEnds in 9 daysShow$/),
    expect.stringMatching(/^Resident angling, 2025ended Feb 28ended Feb 28EndedShow$/),
  ]);
});

test("the water of a license stands in italics within its name", async () => {
  showSection(
    [{ ...TARN, water_ids: ["tarn"] }],
    answersOfWaters(waterOf({ id: "tarn", name: "River Tarn" })),
  );
  expect((await screen.findByText("River Tarn")).tagName).toBe("I");
});

test("a license opens with its photo, its figures large, and its days", async () => {
  const { person } = showSection([{ ...ANGLING, photo: photoOfCatch("card") }]);
  await person.click(await screen.findByRole("button", { name: "Show Resident angling, Minnesota" }));
  const sheet = within(await screen.findByRole("dialog", { name: ANGLING.name }));
  expect(await sheet.findByRole("img", { name: `Photo of ${ANGLING.name}` })).toHaveAttribute(
    "src",
    "/api/photos/card-small.jpg",
  );
  expect(sheet.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "4471 0926 118",
    "Maren Lindqvist",
    "Mar 1, 2026 – Feb 28, 2027",
  ]);
  expect(sheet.queryByText(/No signal/)).toBeNull();
});

test("the photo turns by a quarter with each tap, and the sheet turns white", async () => {
  const { person } = showSection([{ ...ANGLING, photo: photoOfCatch("card") }]);
  await person.click(await screen.findByRole("button", { name: /^Show/ }));
  const sheet = within(await screen.findByRole("dialog"));
  const photo = await sheet.findByRole("img", { name: /^Photo of/ });
  await person.click(sheet.getByRole("button", { name: "Turn" }));
  await person.click(sheet.getByRole("button", { name: "Turn" }));
  await person.click(sheet.getByRole("button", { name: "Turn" }));
  expect(photo.closest<HTMLElement>("[style*=rotate]")?.style.rotate).toBe("270deg");
  await person.click(sheet.getByRole("button", { name: "Brighter" }));
  expect(sheet.getByRole("button", { name: "Normal" })).toHaveAttribute("aria-pressed", "true");
});

test("without a signal the license says as of when it is", async () => {
  const { person } = showSection([ANGLING]);
  await screen.findByText("4471 0926 118");
  goOffline();
  await person.click(screen.getByRole("button", { name: /^Show/ }));
  expect(await screen.findByText(/This is on your phone, as of Nov 21\./)).toBeVisible();
});

async function chooseDay(
  dialog: HTMLElement,
  name: string,
  typed: string,
  person: ReturnType<typeof show>["person"],
) {
  const group = within(dialog).getByRole("group", { name: new RegExp(`^${name}`) });
  await person.click(within(group).getAllByRole("spinbutton")[0] ?? group);
  await person.keyboard(typed);
}

test("a license is added with its days and a photo; a name is needed, and days in order", async () => {
  const made = licenseOf({ name: "River Tarn" });
  const { person, network } = showSection([], {
    "POST /licences": { license: made },
    "PUT /licences/*/photo": { license: made },
  });
  await person.click(await screen.findByRole("button", { name: "Add a license" }));
  const dialog = await screen.findByRole("dialog", { name: "Add a license" });
  const form = within(dialog);
  expect(form.getByRole("textbox", { name: "Name on it" })).toHaveValue("Maren Dahl");
  await chooseDay(dialog, "Valid from", "03022026", person);
  await chooseDay(dialog, "Valid to", "03012026", person);
  await person.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Name is required")).toBeVisible();
  expect(form.getByText("The last day must not be before the first")).toBeVisible();

  await person.type(form.getByRole("textbox", { name: "Name" }), "River Tarn");
  await chooseDay(dialog, "Valid to", "11302026", person);
  const input = dialog.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("No file can be chosen");
  await person.upload(input, jpegOf("card.jpg"));
  await form.findByRole("button", { name: "Change photo" });
  await person.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent("POST /licences")).toMatchObject([
    { name: "River Tarn", number: null, valid_from: "2026-03-02", valid_to: "2026-11-30", water_ids: [] },
  ]);
  await waitFor(() => expect(network.sent("PUT /licences/*/photo")).toMatchObject([{ size: 1000 }]));
});

test("waters are chosen from the log, and can be left out again", async () => {
  const [tarn, lake] = [
    waterOf({ id: uuidv7(), name: "River Tarn" }),
    waterOf({ id: uuidv7(), name: "Lake Vermilion" }),
  ] as const;
  const { person, network } = showSection([{ ...TARN, water_ids: [tarn.id] }], {
    ...answersOfWaters(tarn, lake),
    [`PUT /licences/${TARN.id}`]: { license: TARN },
  });
  await person.click(await screen.findByRole("button", { name: /^Show/ }));
  await person.click(await screen.findByRole("button", { name: "Edit license" }));
  const form = within(await screen.findByRole("dialog", { name: "Edit license" }));
  await person.click(form.getByRole("combobox", { name: /^Waters/ }));
  await person.click(await screen.findByRole("option", { name: "Lake Vermilion" }));
  await person.click(form.getByRole("button", { name: "Remove River Tarn" }));
  await person.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent(`PUT /licences/${TARN.id}`)).toMatchObject([{ water_ids: [lake.id] }]);
});

test("a license is deleted after a question", async () => {
  const { person, network } = showSection([TARN], {
    [`DELETE /licences/${TARN.id}`]: () => new Response(null, { status: 204 }),
  });
  await person.click(await screen.findByRole("button", { name: /^Show/ }));
  await person.click(await screen.findByRole("button", { name: "Edit license" }));
  await person.click(await screen.findByRole("button", { name: "Delete" }));
  network.answer({ "GET /licences": { licenses: [] } });
  await person.click(await screen.findByRole("button", { name: "Delete license" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull());
  await waitFor(() => expect(network.asked("DELETE")).toEqual([`DELETE /licences/${TARN.id}`]));
});

test("without a network a license is added on this phone", async () => {
  const { person } = showSection([]);
  await person.click(await screen.findByRole("button", { name: "Add a license" }));
  goOffline();
  const form = within(await screen.findByRole("dialog"));
  await person.type(form.getByRole("textbox", { name: "Name" }), "Day card");
  await person.click(form.getByRole("button", { name: "Save" }));
  await waitFor(async () =>
    expect(await lines()).toEqual([expect.stringMatching(/^Day card.*On this phone.*Show$/)]),
  );
});

test("where the server refuses a license, the dialog says why", async () => {
  const { person } = showSection([], {
    "POST /licences": refusedFields(400, "invalid_input", { name: "At most 100 values" }),
  });
  await person.click(await screen.findByRole("button", { name: "Add a license" }));
  const form = within(await screen.findByRole("dialog"));
  await person.type(form.getByRole("textbox", { name: "Name" }), "One more");
  await person.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByRole("alert")).toBeVisible();
});

test("licenses that cannot be loaded say so", async () => {
  showSection([], { "GET /licences": noAnswer });
  expect(
    await screen.findByText("Your licenses could not be loaded. Check your connection and try again."),
  ).toBeVisible();
});

function showEnding(licenses: License[], answers: Answers = {}) {
  return show(<BeforeOneEnds />, {
    answers: { "GET /licences": { licenses }, "GET /waters": { waters: [], unnamed: [] }, ...answers },
  });
}

test("the switches are off at first, and a turn of one is stored", async () => {
  const { person, network } = showEnding([], {
    "PUT /licences/reminders": { reminders: { license_ends: true, limits_again: false } },
  });
  const tell = await screen.findByRole("switch", { name: "Tell me before a license ends" });
  expect(tell).not.toBeChecked();
  await person.click(tell);
  await waitFor(() => expect(tell).toBeChecked());
  expect(network.sent("PUT /licences/reminders")).toEqual([{ license_ends: true }]);
  expect(screen.getByRole("switch", { name: "Ask me to read my limits again" })).not.toBeChecked();
});

test("a switch that could not be stored is off again", async () => {
  const { person } = showEnding([], { "PUT /licences/reminders": noAnswer });
  const tell = await screen.findByRole("switch", { name: "Tell me before a license ends" });
  await person.click(tell);
  expect(await screen.findByRole("alert")).toBeVisible();
  await waitFor(() => expect(tell).not.toBeChecked());
});

test("a license that ends within 30 days stands below, and is renewed with the next period", async () => {
  const card = { ...TARN, valid_from: "2025-12-01", holder: "Nils" };
  const { person } = showEnding([ANGLING, card, OLD]);
  const box = within(await screen.findByRole("region", { name: "River Tarn, lower beat ends soon" }));
  expect(box.getByText("River Tarn, lower beat ends on Nov 30")).toBeVisible();
  expect(box.getByText("In 9 days. After that the phone shows it as ended.")).toBeVisible();
  expect(screen.getAllByRole("region", { name: /ends soon/ })).toHaveLength(1);

  await person.click(box.getByRole("button", { name: /^Renewed/ }));
  const form = within(await screen.findByRole("dialog", { name: "Renewed license" }));
  expect(form.getByRole("textbox", { name: "Name" })).toHaveValue("River Tarn, lower beat");
  expect(form.getByRole("textbox", { name: "Name on it" })).toHaveValue("Nils");
  expect(form.getByRole("textbox", { name: "Number" })).toHaveValue("");
  const texts = (name: string) => form.getByRole("group", { name: new RegExp(`^${name}`) }).textContent;
  expect(texts("Valid from")).toContain("12/01/2026");
  expect(texts("Valid to")).toContain("11/30/2027");
});

test("a license that was renewed is no longer announced", async () => {
  const next = licenseOf({ name: TARN.name, valid_from: "2026-12-01", valid_to: "2027-11-30" });
  showEnding([next, TARN]);
  await screen.findByRole("switch", { name: "Tell me before a license ends" });
  await waitFor(() => expect(screen.queryByRole("region", { name: /ends soon/ })).toBeNull());
});

function showBanner(reminders: object) {
  return show(<EndingBanner />, {
    answers: {
      "GET /licences": { licenses: [TARN] },
      "GET /licences/reminders": { reminders: { ...NO_REMINDERS, ...reminders } },
    },
  });
}

test("the dashboard warns where the angler turned it on, until it is dismissed, and again 7 days before", async () => {
  const { person } = showBanner({ license_ends: true });
  expect(await screen.findByText("River Tarn, lower beat ends on Nov 30. In 9 days.")).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText(/ends on Nov 30/)).toBeNull();

  vi.setSystemTime(new Date("2026-11-23T18:00:00Z"));
  showBanner({ license_ends: true });
  expect(await screen.findByText("River Tarn, lower beat ends on Nov 30. In 7 days.")).toBeVisible();
});

test("the dashboard says nothing where the angler did not turn it on", async () => {
  const { network } = showBanner({});
  await waitFor(() => expect(network.asked("GET /licences/reminders")).toHaveLength(1));
  expect(screen.queryByText(/ends on Nov 30/)).toBeNull();
});

test("one tap opens all licenses that have not ended, and a second one of them", async () => {
  const { person } = show(<LicensesButton />, {
    answers: { "GET /licences": { licenses: [ANGLING, TARN, OLD] } },
  });
  await person.click(await screen.findByRole("button", { name: "Licenses" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Licenses" }));
  expect(sheet.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Resident angling, Minnesotauntil Feb 28, 2027Valid",
    "River Tarn, lower beatuntil Nov 30Ends in 9 days",
  ]);
  await person.click(sheet.getByRole("button", { name: /River Tarn/ }));
  const shown = within(await screen.findByRole("dialog", { name: TARN.name }));
  await person.click(shown.getByRole("button", { name: "Close" }));
  expect(await screen.findByRole("dialog", { name: "Licenses" })).toBeVisible();
});

test("an angler without a license has no button for them", async () => {
  const { network } = show(<LicensesButton />, { answers: { "GET /licences": { licenses: [OLD] } } });
  await waitFor(() => expect(network.asked("GET /licences")).toHaveLength(1));
  expect(screen.queryByRole("button", { name: "Licenses" })).toBeNull();
});
