import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { lureOf, rodOf, variantOf } from "../testing/gear.ts";
import { noAnswer } from "../testing/network.ts";
import { openPage } from "../testing/open-page.ts";
import { jpegOf, photoOfCatch } from "../testing/photos.ts";

const BEST = { catchId: "a", species: "Walleye", weight: 8.1 };
const FIRE = variantOf({
  color: "firetiger",
  weight: "¼ oz",
  fish: 58,
  last_at: "2024-11-20T12:00:00.000Z",
  best: BEST,
});
const PURPLE = variantOf({ color: "purple" });
const JIG = lureOf({ name: "Firetiger jig", fish: 58, variants: [FIRE, PURPLE] });
const SAME = lureOf({ name: "Jig (fire tiger)", fish: 3, state: "lost" });
const ROD = rodOf({ fish: 121, fields: [{ name: "Line", value: "8 lb braid" }] });
const answers = { "GET /gear": { gear: [JIG, SAME, ROD] } };

function lines() {
  return within(screen.getByRole("main"))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

test("lures stand with each variant, the most fish first, beside the rods", async () => {
  openPage("/tackle-box", { answers });
  expect(await screen.findByText("2 lures, 1 rod. Only you see them.")).toBeVisible();
  expect(lines()).toEqual([
    expect.stringMatching(/^Firetiger jig, firetiger¼ oz.*Best: Walleye.*8\.1lb58fish.*2024/),
    expect.stringMatching(/^Jig \(fire tiger\)Lost.*3fish/),
    expect.stringMatching(/^Firetiger jig, purple.*not yet/),
    expect.stringMatching(/^Medium spinning8 lb braid121fish/),
  ]);
});

test.each([
  ["Firetiger jig, firetiger", `variant_id=${FIRE.id}`],
  ["Jig (fire tiger)", `lure_id=${SAME.id}`],
  ["Medium spinning", `rod_id=${ROD.id}`],
])("%s leads to its catches", async (name, filter) => {
  const { person } = openPage("/tackle-box", { answers });
  await person.click(await screen.findByRole("button", { name: `More about ${name}` }));
  const item = await screen.findByRole("menuitem", { name: "Its catches" });
  expect(item).toHaveAttribute("href", `/catches?${filter}`);
});

test("two names that look like one lure are put together, which can be undone", async () => {
  const merge = { id: SAME.id, name: SAME.name, undo_until: "2026-12-07T12:00:00.000Z" };
  const path = `/gear/${SAME.id}/merge`;
  const { person, network } = openPage("/tackle-box", {
    answers: {
      ...answers,
      [`POST ${path}`]: { gear: { ...JIG, merges: [merge] } },
      [`DELETE ${path}`]: { gear: SAME },
    },
  });
  expect(
    await screen.findByText("“Jig (fire tiger)” and “Firetiger jig” look like the same lure."),
  ).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Merge them" }));
  await person.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Merge" }));
  expect(await screen.findByText("Jig (fire tiger) merged into Firetiger jig")).toBeVisible();
  expect(network.sent(`POST ${path}`)).toEqual([{ into: JIG.id }]);
  await person.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Jig (fire tiger) is back in your tackle box")).toBeVisible();
});

test("a lure is merged into another one by its menu, and parted from it until a day", async () => {
  const merge = { id: SAME.id, name: SAME.name, undo_until: "2026-12-07T12:00:00.000Z" };
  const merged = { ...JIG, fish: 61, merges: [merge] };
  const path = `/gear/${SAME.id}/merge`;
  const { person, network } = openPage("/tackle-box", {
    answers: { ...answers, [`POST ${path}`]: { gear: merged }, [`DELETE ${path}`]: { gear: SAME } },
  });
  await person.click(await screen.findByRole("button", { name: `More about ${SAME.name}` }));
  await person.click(await screen.findByRole("menuitem", { name: "Merge into another" }));
  const dialog = within(await screen.findByRole("dialog", { name: `Merge ${SAME.name}` }));
  await person.type(dialog.getByRole("combobox", { name: "Into" }), "Firetiger");
  await person.click(await screen.findByRole("option", { name: JIG.name }));
  network.answer({ "GET /gear": { gear: [merged, ROD] } });
  await person.click(dialog.getByRole("button", { name: "Merge" }));
  expect(
    await screen.findByText(`${SAME.name} was merged into ${JIG.name}. You can undo this until December 7.`),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: `More about ${SAME.name}` })).toBeNull();
  network.answer(answers);
  await person.click(screen.getByRole("button", { name: `Undo merging ${SAME.name}` }));
  expect(await screen.findByRole("button", { name: `More about ${SAME.name}` })).toBeVisible();
  expect(network.asked("DELETE")).toEqual([`DELETE ${path}`]);
});

test("a lure is put in with its colors; what is empty is not sent, and a name is needed", async () => {
  const { person, network } = openPage("/tackle-box", {
    answers: { "GET /gear": { gear: [] }, "POST /gear": { gear: lureOf() } },
  });
  await screen.findByText("Your tackle box is empty");
  await person.click(screen.getByRole("button", { name: "Lure" }));
  const dialog = within(await screen.findByRole("dialog"));
  await person.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Name is required")).toBeVisible();
  await person.type(dialog.getByRole("textbox", { name: "Name" }), "Jig");
  await person.type(dialog.getByRole("textbox", { name: "Color" }), " firetiger ");
  await person.click(dialog.getByRole("button", { name: "Add a color or size" }));
  await person.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent("POST /gear")).toMatchObject([
    { kind: "lure", name: "Jig", brand: null, variants: [{ color: "firetiger", size: null }], fields: [] },
  ]);
});

test("a rod that is changed keeps what else belongs to it", async () => {
  const put = `PUT /gear/${ROD.id}`;
  const { person, network } = openPage("/tackle-box", { answers: { ...answers, [put]: { gear: ROD } } });
  await person.click(await screen.findByRole("button", { name: "More about Medium spinning" }));
  await person.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog"));
  await person.click(dialog.getByRole("button", { name: /Status/ }));
  await person.click(await screen.findByRole("option", { name: "Gone" }));
  await person.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent(put)).toMatchObject([
    { state: "gone", fields: [{ name: "Line", value: "8 lb braid" }] },
  ]);
});

async function editLure(name: string, lures: object[], more: object = {}) {
  const opened = openPage("/tackle-box", { answers: { "GET /gear": { gear: lures }, ...more } });
  await opened.person.click(await screen.findByRole("button", { name: `More about ${name}` }));
  await opened.person.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const dialog = await screen.findByRole("dialog");
  const save = async () => {
    await opened.person.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  return { ...opened, dialog, save };
}

test("a lure is given a photo, which stands in the list in place of the drawing", async () => {
  const spoon = lureOf({ name: "Spoon" });
  const put = `PUT /gear/${spoon.id}/photo`;
  const withPhoto = { ...spoon, photo: photoOfCatch("spoon") };
  const { dialog, person, network, save } = await editLure("Spoon", [spoon], {
    [`PUT /gear/${spoon.id}`]: { gear: spoon },
    [put]: { gear: withPhoto },
  });
  const input = dialog.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("No file can be chosen");
  await person.upload(input, new File(["text"], "notes.jpg", { type: "image/jpeg" }));
  expect(await within(dialog).findByText(/notes\.jpg isn’t a photo/)).toBeVisible();
  await person.upload(input, jpegOf("spoon.jpg"));
  expect(await within(dialog).findByRole("button", { name: "Change photo" })).toBeVisible();
  network.answer({ "GET /gear": { gear: [withPhoto] } });
  await save();
  await waitFor(() => expect(network.sent(put)).toMatchObject([{ size: 1000 }]));
  await waitFor(() =>
    expect(screen.getByRole("main").querySelector('img[src="/api/photos/spoon-small.jpg"]')).not.toBeNull(),
  );
});

test("the photo of a lure is taken away", async () => {
  const spoon = lureOf({ name: "Spoon", photo: photoOfCatch("spoon") });
  const deletion = `DELETE /gear/${spoon.id}/photo`;
  const { dialog, person, network, save } = await editLure("Spoon", [spoon], {
    [`PUT /gear/${spoon.id}`]: { gear: spoon },
    [deletion]: { gear: { ...spoon, photo: null } },
  });
  await person.click(within(dialog).getByRole("button", { name: "Remove photo" }));
  await save();
  expect(network.asked(deletion)).toHaveLength(1);
});

test("where the box cannot be loaded it says so, and tries again", async () => {
  openPage("/tackle-box", { answers: { "GET /gear": noAnswer } });
  expect(await screen.findByText("Your tackle box could not be loaded")).toBeVisible();
});

test("without a network a lure is added with its photo on this phone", async () => {
  const { person, network } = openPage("/tackle-box", { answers: { "GET /gear": { gear: [] } } });
  await person.click(await screen.findByRole("button", { name: "Lure" }));
  network.answer({ "POST /gear": noAnswer, "GET /health": noAnswer, "PUT /gear/*": noAnswer });
  const dialog = await screen.findByRole("dialog");
  await person.type(within(dialog).getByRole("textbox", { name: "Name" }), "Own spoon");
  const input = dialog.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("No file can be chosen");
  await person.upload(input, jpegOf("spoon.jpg"));
  await within(dialog).findByRole("button", { name: "Change photo" });
  await person.click(within(dialog).getByRole("button", { name: "Save" }));

  expect(await screen.findByText("Saved on this phone")).toBeVisible();
  await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/^Own spoon.*On this phone/)]));
});
