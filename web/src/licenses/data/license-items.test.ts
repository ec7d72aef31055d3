import type { License } from "@creel/domain/licenses/license";
import { expect, test } from "vitest";

import { foldRecord } from "../../outbox/fold-record.ts";
import { nextToSend } from "../../outbox/item-type.ts";
import { makeWaterItem } from "../../waters/outbox/water-item.ts";
import { waterItems } from "../../waters/outbox/water-items.ts";
import { type LicenseItem, licenseItems, makeLicenseItem, withPendingLicenses } from "./license-items.ts";
import { licenseOf } from "./license-testing.ts";

const OWNER = { userId: "angler", licenseId: "tarn" };
const TARN = licenseOf({ id: "tarn", name: "River Tarn", valid_to: "2026-11-30" });
const CREATION = makeLicenseItem(OWNER, {
  kind: "create",
  fields: { id: "tarn", name: "River Tarn", valid_to: "2026-11-30" },
});
const change = (base: License | null, fields: object) =>
  makeLicenseItem(OWNER, { kind: "change", base, fields });
const now = Date.now();

test("a license that waits on the phone is listed with the others, the latest end first", () => {
  const all = [licenseOf({ name: "For life" }), licenseOf({ name: "Old", valid_to: "2026-02-28" })];
  expect(withPendingLicenses(all, [CREATION]).map(({ name }) => name)).toEqual([
    "For life",
    "River Tarn",
    "Old",
  ]);
});

test("a change that waits is shown, and keeps what it does not name", () => {
  expect(withPendingLicenses([TARN], [change(TARN, { number: "212" })])).toMatchObject([
    { name: "River Tarn", number: "212", valid_to: "2026-11-30" },
  ]);
});

test("a photo that waits is shown from this phone, and one that was removed is not", () => {
  const [withPhoto] = withPendingLicenses(
    [TARN],
    [makeLicenseItem(OWNER, { kind: "photo", photoId: "new" })],
  );
  expect(withPhoto?.photo?.url).toBe("device:new");
  const removed = withPendingLicenses(withPhoto ? [withPhoto] : [], [
    makeLicenseItem(OWNER, { kind: "remove photo" }),
  ]);
  expect(removed).toMatchObject([{ photo: null }]);
});

test("a license that was deleted on the phone is gone", () => {
  expect(withPendingLicenses([TARN], [makeLicenseItem(OWNER, { kind: "delete", base: TARN })])).toEqual([]);
});

test("a change goes into the license that waits", () => {
  expect(foldRecord([CREATION], change(TARN, { number: "212" })).put).toMatchObject([
    { id: CREATION.id, work: { kind: "create", fields: { name: "River Tarn", number: "212" } } },
  ]);
});

test("a license waits until its waters are on the server", () => {
  const water = makeWaterItem(
    { userId: "angler", waterId: "lake" },
    { kind: "create", fields: { id: "lake", name: "Lake", latitude: 47, longitude: -92 } },
  );
  const license = makeLicenseItem(OWNER, {
    kind: "create",
    fields: { id: "tarn", name: "River Tarn", water_ids: ["lake"] },
  });
  const early = { ...license, id: "00000000-0000-7000-8000-000000000000" };
  expect(nextToSend([early, water], { types: [waterItems, licenseItems], now })).toBe(water);
});

test("the photo of a new license goes after the license", () => {
  const photo = { ...makeLicenseItem(OWNER, { kind: "photo", photoId: "new" }), id: "0" };
  expect(nextToSend([photo, CREATION], { types: [licenseItems], now })).toBe(CREATION);
});

test("two versions are merged unless both changed the days", () => {
  const stored = { ...TARN, version: 2, note: "Theirs", valid_from: "2026-03-01" };
  const problem = { code: "stale_version", message: "", at: 0, status: 412, stored };
  const refused = (fields: object): LicenseItem => ({ ...change(TARN, fields), state: "asks", problem });
  expect(licenseItems.merge(refused({ number: "212" }))).toMatchObject({ work: { base: stored } });
  expect(licenseItems.merge(refused({ valid_to: "2027-11-30" }))).toBeNull();
});
