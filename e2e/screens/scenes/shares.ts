import { DAY_MS } from "@creel/domain/dates/units-of-time";

import { confirm, dialog, press, shows } from "../actions.ts";
import { NOW } from "../fixed-clock.ts";
import { sampleAddress } from "../sample-photos.ts";
import { TRIP_ID } from "../sample-trips.ts";
import { inOrder, scenesFrom, type Stage } from "../scene.ts";
import { answer, BROKEN } from "../troubles.ts";

const SHARE = {
  id: "0198a5c0-0000-7000-8000-0000000000aa",
  subject: "catch",
  subject_id: "0198a5c0-0000-7000-8000-000000000001",
  year: null,
  precision: "none",
  show_time: false,
  show_notes: false,
  show_water: false,
  show_name: false,
  created_at: "2026-11-20T12:00:00.000Z",
  expires_at: "2035-12-20T12:00:00.000Z",
  revoked_at: null,
  seen_count: 14,
  about: { species: "Walleye", weight: 6.2, day: "2026-11-20", thumbnail: null, water: "Lake Vermilion" },
};
const LONG = "Lake whitefish and cisco, both of the deep basin";
const SHARES = [
  { ...SHARE, about: { ...SHARE.about, thumbnail: sampleAddress("walleye") } },
  {
    ...SHARE,
    id: "b",
    subject: "trip",
    precision: "0.05",
    expires_at: new Date(NOW + DAY_MS).toISOString(),
    seen_count: 1,
    about: { ...SHARE.about, species: null, weight: null },
  },
  {
    ...SHARE,
    id: "c",
    subject: "year",
    subject_id: null,
    year: "2025",
    seen_count: 0,
    about: { species: null, weight: null, day: "2025-01-01", thumbnail: null, water: null },
  },
  { ...SHARE, id: "d", precision: "exact", expires_at: null, about: { ...SHARE.about, species: LONG } },
  { ...SHARE, id: "e", show_water: true, revoked_at: "2026-11-22T12:00:00.000Z" },
];
const made = answer("shares", {
  status: 201,
  json: { share: SHARE, url: "https://creel.example.com/s/wX9f4kTqwX9f4kTqwX9f4k" },
});
const listed = answer("shares", { status: 200, json: { shares: SHARES } });

const choose =
  (level: RegExp) =>
  ({ page }: Stage) =>
    page.getByRole("radio", { name: level }).check({ force: true });

const sharesCatch = inOrder(press("Walleye"), confirm("Share"), dialog("Share this catch"));
const sharesTrip = inOrder(press("Share"), dialog("Share this trip"));
const sharesYear = inOrder(press("Share"), dialog("Share this year"));

/** The index of the angler's catch that has nothing but a species and a place. */
const BARE = 6;
/** The index of the catch with the longest names. */
const LONGEST = 5;
const newest = ({ catchIds }: Stage) => ({ subject: "catch", subject_id: catchIds[0] });
const TRIP = { subject: "trip", subject_id: TRIP_ID };

/** Links to a catch or a year: how to create one, and the list of them. */
export const SHARE_SCENES = [
  ...scenesFrom(
    { who: "angler", path: "/catches", isTall: true },
    {
      "share-catch": sharesCatch,
      "share-area": inOrder(sharesCatch, choose(/An area of about/)),
      "share-exact": inOrder(sharesCatch, choose(/exact spot/)),
      "share-made": {
        before: made,
        prepare: inOrder(sharesCatch, confirm("Create link"), shows("Your link")),
      },
    },
  ),
  ...scenesFrom(
    { who: "angler", path: "/shared-links" },
    {
      "live-links": { before: listed, prepare: shows(/^Lake whitefish and cisco/) },
      "live-links-failed": {
        before: answer("shares", BROKEN),
        prepare: shows(/^Your links could not be loaded/),
      },
    },
  ),
  ...scenesFrom({ who: "featured", path: "/catches/years/2026", isTall: true }, { "share-year": sharesYear }),
  ...scenesFrom(
    { who: "tripper", path: `/catches/trips/${TRIP_ID}`, isTall: true },
    {
      "share-trip": sharesTrip,
      "share-water": inOrder(sharesTrip, choose(/water’s name/)),
      "share-refused": {
        before: answer("shares", BROKEN),
        prepare: inOrder(sharesTrip, confirm("Create link"), shows("The link could not be created.")),
      },
    },
  ),
  ...scenesFrom(
    { who: "angler", path: "/catches" },
    {
      "shared-catch": openShared((stage) => ({ ...newest(stage), show_name: true, show_notes: true })),
      "shared-catch-area": openShared((stage) => ({ ...newest(stage), precision: "0.05", show_time: true })),
      "shared-catch-spot": openShared((stage) => ({ ...newest(stage), precision: "exact" })),
      "shared-catch-bare": openShared(({ catchIds }) => ({
        subject: "catch",
        subject_id: catchIds[BARE],
        days: null,
      })),
      "shared-catch-long": openShared(({ catchIds }) => ({
        subject: "catch",
        subject_id: catchIds[LONGEST],
        show_notes: true,
        precision: "0.01",
      })),
      "shared-picture": pictureOf((stage) => ({ ...newest(stage), show_name: true })),
      "shared-picture-bare": pictureOf(({ catchIds }) => ({ subject: "catch", subject_id: catchIds[BARE] })),
      "shared-picture-long": pictureOf(({ catchIds }) => ({
        subject: "catch",
        subject_id: catchIds[LONGEST],
        show_name: true,
      })),
      "shared-over": ({ page }) => page.goto("/s/AAAAAAAAAAAAAAAAAAAAAA"),
    },
  ),
  ...scenesFrom(
    { who: "tripper", path: "/catches" },
    {
      "shared-trip": openShared(() => ({ ...TRIP, show_name: true, show_time: true, show_water: true })),
      "shared-trip-area": openShared(() => ({ ...TRIP, precision: "0.2" })),
      "shared-year": openShared(() => ({ subject: "year", year: "2026", show_name: true })),
      "shared-picture-trip": pictureOf(() => TRIP),
    },
  ),
];

/** Opens the picture file itself, around which the browser builds a page of its own. */
function pictureOf(wanted: (stage: Stage) => object) {
  const hidden = ["html-has-lang", "image-alt", "landmark-one-main", "page-has-heading-one", "region"];
  return { prepare: openShared(wanted, "/picture.jpg"), hidden };
}

/** Creates a link and opens it as a stranger would. */
function openShared(wanted: (stage: Stage) => object, part = "") {
  return async (stage: Stage): Promise<void> => {
    const { page, context, token } = stage;
    const response = await context.request.post("/api/shares", {
      headers: { authorization: `Bearer ${token}` },
      data: wanted(stage),
    });
    const { url }: { url: string } = await response.json();
    await page.goto(new URL(url, page.url()).pathname + part);
  };
}
