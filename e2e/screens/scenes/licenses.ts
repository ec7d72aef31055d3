import { dialog, press, shows } from "../actions.ts";
import { sampleAddress } from "../sample-photos.ts";
import { inOrder, scenesFrom } from "../scene.ts";
import { answer } from "../troubles.ts";

const SINCE = { created_at: "2026-05-01T12:00:00.000Z", updated_at: "2026-05-01T12:00:00.000Z" };
const LICENSE = { version: 1, valid_from: null, water_ids: [], photo: null, note: null, ...SINCE };
const PHOTO = {
  id: "card",
  url: sampleAddress("perch"),
  thumbnailUrl: sampleAddress("perch"),
  width: 1600,
  height: 1200,
  placeholder: "",
};

const LICENSES = [
  {
    ...LICENSE,
    id: "1",
    name: "Resident angling, Minnesota",
    number: "4471 0926 118",
    holder: "Maren Lindqvist",
    valid_from: "2026-03-01",
    valid_to: "2027-02-28",
    photo: PHOTO,
  },
  {
    ...LICENSE,
    id: "2",
    name: "Trout stamp",
    number: "4471 0926 119",
    holder: "Maren Lindqvist",
    valid_to: "2027-02-28",
  },
  {
    ...LICENSE,
    id: "3",
    name: "River Tarn, lower beat",
    number: "Season card 212",
    holder: null,
    valid_to: "2026-11-28",
    note: "The gate code is on the back of the card",
  },
  {
    ...LICENSE,
    id: "4",
    name: "Resident angling, 2025",
    number: "3920 4410 020",
    holder: "Maren Lindqvist",
    valid_to: "2026-02-28",
  },
];

const ON = { license_ends: true, limits_again: false };
const some = inOrder(
  answer("licences", { status: 200, json: { licenses: LICENSES } }),
  answer("licences/reminders", { status: 200, json: { reminders: ON } }),
);
const PAGE = { who: "angler", path: "/profile/limits", before: some } as const;
const TARN_ENDS = "River Tarn, lower beat ends on Nov 28";

/** Fishing licenses on their page, on the dashboard and full screen. */
export const LICENSE_SCENES = [
  ...scenesFrom(PAGE, { licenses: shows(TARN_ENDS) }),
  ...scenesFrom(
    { ...PAGE, isWindow: true },
    {
      "license-shown": inOrder(
        press("Show Resident angling, Minnesota"),
        dialog("Resident angling, Minnesota"),
        shows("4471 0926 118"),
      ),
      "license-new": inOrder(press("Add a license"), dialog("Add a license")),
      "license-renewed": inOrder(press("Renewed: River Tarn, lower beat"), dialog("Renewed license")),
    },
  ),
  ...scenesFrom(
    { who: "angler", path: "/you", isWindow: true, before: some, on: "phone" },
    { "licenses-open": inOrder(press(/^Show my licenses/), dialog("Licenses")) },
  ),
  ...scenesFrom(
    { who: "angler", path: "/dashboard", before: some },
    { "dashboard-license-ends": shows(`${TARN_ENDS}. In 9 days.`) },
  ),
];
