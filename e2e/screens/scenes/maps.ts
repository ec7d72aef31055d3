import { dialog, pick, press, shows } from "../actions.ts";
import { haveSavedAreas, type SavedArea } from "../saved-areas.ts";
import { inOrder, scenesFrom, type Stage } from "../scene.ts";

const MAPS = { who: "angler", path: "/profile/maps" } as const;
const ROOMY = { free: 3_200_000_000, isPersistent: true };

const VERMILION: SavedArea = {
  name: "Lake Vermilion",
  bounds: [-92.72, 47.78, -92.16, 47.98],
  megabytes: 58,
  savedOn: "2026-11-18",
};
const BURNTSIDE: SavedArea = {
  name: "Burntside and Shagawa",
  bounds: [-92.1, 47.86, -91.7, 48.02],
  megabytes: 38,
  savedOn: "2026-10-02",
};
const PELICAN: SavedArea = {
  name: "Pelican Lake",
  bounds: [-93.0, 47.98, -92.8, 48.08],
  megabytes: 19,
  // The app renews an area by itself after a month, so this date is more recent.
  savedOn: "2026-10-28",
  isOld: true,
};
const NORTH_SHORE: SavedArea = {
  name: "North Shore, Two Harbors",
  bounds: [-91.8, 46.95, -91.4, 47.2],
  megabytes: 52,
  saving: { obstacle: null, percent: 60 },
};

/** The map areas on a device, in each state of being saved. */
export const MAPS_SCENES = [
  ...scenesFrom(MAPS, {
    "profile-maps": { prepare: shows("World map, low detail") },
    "profile-maps-saved": {
      before: have([VERMILION, BURNTSIDE, PELICAN, NORTH_SHORE], {
        ...ROOMY,
        connection: "wifi",
        answered: 30,
      }),
      prepare: inOrder(shows("Newer map available"), shows("a minute left")),
    },
    "profile-maps-stopped": {
      before: have(
        [
          { ...NORTH_SHORE, name: "Basswood" },
          { ...VERMILION, isOld: true, saving: { obstacle: "paused", percent: 20 } },
          { ...NORTH_SHORE, saving: { obstacle: "refused", percent: 35 } },
          { ...NORTH_SHORE, name: "All of the Boundary Waters", saving: { obstacle: "size", percent: 0 } },
        ],
        { ...ROOMY, isPersistent: false, connection: "cellular" },
      ),
      prepare: inOrder(shows(/^Waiting for Wi-Fi/), shows(/^Paused/)),
    },
    "profile-maps-no-room": {
      before: have([{ ...NORTH_SHORE, saving: { obstacle: "room", percent: 0 } }, BURNTSIDE], {
        free: 20_000_000,
        isPersistent: false,
      }),
      prepare: shows("Not enough space"),
    },
    "profile-maps-delete": {
      isWindow: true,
      before: have([VERMILION], ROOMY),
      prepare: inOrder(press("More about Lake Vermilion"), pick("Delete"), dialog()),
    },
    "profile-maps-new": {
      path: "/profile/maps/new?lat=47.9&lng=-92.3&zoom=11",
      isDrawn: true,
      before: have([], ROOMY),
      prepare: shows(/^Save [\d.]+ MB$/),
    },
  }),
];

type OnDevice = Omit<Parameters<typeof haveSavedAreas>[1], "areas">;

function have(areas: readonly SavedArea[], device: OnDevice) {
  return ({ context }: Stage) => haveSavedAreas(context, { areas, ...device });
}
