import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { lureOf, rodOf, variantOf } from "../../../testing/gear.ts";
import { answersOfLog } from "../../../testing/log.ts";
import { openLogForm } from "../../../testing/render-catch-form.tsx";
import { catchOf } from "../values/catch-testing.ts";

const FIRE = variantOf({ color: "firetiger", weight: "¼ oz", fish: 2, last_at: "2026-05-01T12:00:00.000Z" });
const PURPLE = variantOf({ color: "purple", fish: 1, last_at: "2026-04-01T12:00:00.000Z" });
const JIG = lureOf({ name: "Own jig", lure_type: "Jig", variants: [FIRE, PURPLE] });
const SPOON = lureOf({ name: "Red spoon", fish: 1, last_at: "2026-03-01T12:00:00.000Z" });
const ROD = rodOf({ name: "Musky rod", last_at: "2026-03-01T12:00:00.000Z" });
const LAST = catchOf({ lure_type: "Jig", lure_id: JIG.id, variant_id: PURPLE.id });
const answers = { ...answersOfLog(LAST), "GET /gear": { gear: [JIG, SPOON, ROD] } };
const POST = "POST /catches";

async function save({ choose, press }: Pick<Awaited<ReturnType<typeof openLogForm>>, "choose" | "press">) {
  await choose("Pike");
  await press("Save Catch");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

test("the last three variants are offered, the one of the last catch first, and go with the rod and the lure type", async () => {
  const { form, person, network, ...way } = await openLogForm({ answers });
  const last = await within(form).findByRole("group", { name: "From your last catches" });
  await within(last).findByRole("button", { name: "Red spoon" });
  expect(
    within(last)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Own jig, purple", "Own jig, firetiger, ¼ oz", "Red spoon"]);
  await person.click(within(last).getByRole("button", { name: "Own jig, firetiger, ¼ oz" }));
  await person.click(within(form).getByRole("button", { name: "Musky rod" }));
  await save(way);
  expect(network.sent(POST)).toMatchObject([
    { lure_type: "Jig", lure_id: JIG.id, variant_id: FIRE.id, rod_id: ROD.id },
  ]);
});

test("a lure of the box is found by typing, and says its name as the lure type where it has no other", async () => {
  const { form, person, network, ...way } = await openLogForm({ answers });
  const lure = within(form).getByRole("combobox", { name: "Lure Type" });
  await person.type(lure, "red sp");
  await person.click(await screen.findByRole("option", { name: /Red spoon/ }));
  expect(lure).toHaveValue("Red spoon");
  await save(way);
  expect(network.sent(POST)).toMatchObject([{ lure_type: "Red spoon", lure_id: SPOON.id }]);
});

test("nothing is sent of gear that nobody chose", async () => {
  const { network, ...way } = await openLogForm({ answers });
  await save(way);
  expect(network.sent(POST)[0]).not.toHaveProperty("lure_id");
  expect(network.sent(POST)[0]).not.toHaveProperty("rod_id");
});
