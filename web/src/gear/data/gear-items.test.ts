import type { Gear } from "@creel/domain/gear/gear";
import { expect, test } from "vitest";

import { makeCatchItem } from "../../catches/outbox/catch-item.ts";
import { catchItems } from "../../catches/outbox/catch-items.ts";
import { foldRecord } from "../../outbox/fold-record.ts";
import { nextToSend } from "../../outbox/item-type.ts";
import { lureOf, variantOf } from "../../testing/gear.ts";
import { type GearItem, gearItems, makeGearItem, withPendingGear } from "./gear-items.ts";

const OWNER = { userId: "angler", gearId: "jig" };
const CREATION = makeGearItem(OWNER, { kind: "create", fields: { id: "jig", kind: "lure", name: "Jig" } });
const change = (base: Gear | null, fields: object) => makeGearItem(OWNER, { kind: "change", base, fields });
const types = [catchItems, gearItems];
const now = Date.now();

test("the tackle box has what was made, changed and deleted without a network", () => {
  const spoon = lureOf({ id: "spoon", name: "Spoon" });
  const jig = lureOf({ id: "jig", variants: [variantOf({ id: "red", color: "red", fish: 7 })] });
  const red = { id: "red", color: "dark red" };
  const silver = { id: "silver", color: "silver" };

  expect(withPendingGear([spoon], [CREATION]).map(({ name }) => name)).toEqual(["Jig", "Spoon"]);
  const [changed] = withPendingGear([jig], [change(jig, { name: "Big jig", variants: [red, silver] })]);
  expect(changed).toMatchObject({
    name: "Big jig",
    variants: [
      { id: "red", color: "dark red", fish: 7 },
      { id: "silver", color: "silver", fish: 0 },
    ],
  });
  const photo = makeGearItem(OWNER, { kind: "photo", photoId: "new" });
  expect(withPendingGear([jig], [photo])[0]?.photo?.url).toBe("device:new");
  expect(withPendingGear([jig, spoon], [makeGearItem(OWNER, { kind: "delete", base: jig })])).toEqual([
    spoon,
  ]);
});

test("a change goes into the lure that waits, and follows one that is on its way", () => {
  const made = change(lureOf({ id: "jig" }), { name: "Small jig" });

  expect(foldRecord([CREATION], made).put).toMatchObject([
    { id: CREATION.id, work: { kind: "create", fields: { id: "jig", name: "Small jig" } } },
  ]);
  const sending: GearItem = { ...CREATION, state: "sending", tries: 1 };
  expect(foldRecord([sending], made).put).toMatchObject([{ id: made.id, work: { base: null } }]);
});

test("a catch waits until the lure and the rod that it names are on the server", () => {
  const place = { species: "Pike", date: "2026-11-20T12:00:00Z", latitude: 47, longitude: -92 };
  for (const name of ["lure_id", "rod_id"]) {
    const fields = { id: "pike", ...place, [name]: "jig" };
    const caught = makeCatchItem({ userId: "angler", catchId: "pike" }, { kind: "create", fields });
    const early = { ...caught, id: "00000000-0000-7000-8000-000000000000" };

    expect(nextToSend([early, CREATION], { types, now })).toBe(CREATION);
    // A refused item does not block the others.
    expect(nextToSend([early, { ...CREATION, state: "asks" }], { types, now })).toBe(early);
  }
});

test("of two versions each has its part, also where a fish was caught in between", () => {
  const base = lureOf({ id: "jig", version: 1, variants: [variantOf({ id: "red", color: "red" })] });
  const stored = {
    ...base,
    version: 2,
    note: "Theirs",
    variants: [variantOf({ id: "red", color: "red", fish: 1 })],
  };
  const problem = { code: "stale_version", message: "", at: 0, status: 412, stored };
  const refused = (fields: object): GearItem => ({ ...change(base, fields), state: "asks", problem });

  const variants = [{ id: "red", color: "dark red" }];
  expect(gearItems.merge(refused({ variants }))).toMatchObject({ state: "waiting", work: { base: stored } });
  expect(gearItems.merge(refused({ note: "Mine" }))).toBeNull();
});
