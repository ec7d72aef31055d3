import { DAY_MS } from "@creel/domain/dates/units-of-time";

import { confirm, dialog, press, shows } from "../actions.ts";
import { NOW } from "../fixed-clock.ts";
import { sampleAddress } from "../sample-photos.ts";
import { inOrder, scenesFrom, type Stage } from "../scene.ts";
import { answer } from "../troubles.ts";

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
const sharesYear = inOrder(press("Share"), dialog("Share this year"));

/** Links to a catch or a year: how one is made, and the list of them. */
export const SHARE_SCENES = [
  ...scenesFrom(
    { who: "angler", path: "/catches", isTall: true },
    {
      "share-catch": sharesCatch,
      "share-area": inOrder(sharesCatch, choose(/area of 6 km/)),
      "share-exact": inOrder(sharesCatch, choose(/exact spot/)),
      "share-made": {
        before: made,
        prepare: inOrder(sharesCatch, confirm("Make the link"), shows("Your link")),
      },
    },
  ),
  ...scenesFrom(
    { who: "angler", path: "/profile", before: listed },
    { "live-links": shows(/^Lake whitefish and cisco/) },
  ),
  ...scenesFrom({ who: "featured", path: "/catches/years/2026", isTall: true }, { "share-year": sharesYear }),
];
