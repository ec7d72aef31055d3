import { PAGE_RULES } from "../../look/axe.ts";
import { catchesOnMap } from "../../setup/fixtures.ts";
import { dialog, opens, press, shows, type } from "../actions.ts";
import { answerJson } from "../answer-json.ts";
import { inOrder, scenesFrom, type Stage } from "../scene.ts";
import { answerAtNow, troublesOf } from "../troubles.ts";

const LAKE = "lat=47.02&lng=-90.95&zoom=8.1";
const isDrawn = ({ page }: Stage) => catchesOnMap(page);
const isAfloat = inOrder(isDrawn, shows("Lost one"));

const MAP = { who: "angler", path: `/map?${LAKE}`, isWindow: true, isDrawn: true } as const;

/** The map, and what opens on it. */
export const MAP_SCENES = [
  ...scenesFrom(MAP, {
    map: isDrawn,
    "map-everything": { path: "/map", prepare: isDrawn },
    "map-first-day": { who: "newcomer", path: "/map", prepare: isDrawn },
    "map-chosen": {
      path: ({ catchIds }) => `/map?${LAKE}&catchId=${catchIds[0]}`,
      prepare: isDrawn,
    },
    "map-gone": {
      path: `/map?${LAKE}&catchId=0199f2a0-0000-7000-8000-000000000001`,
      prepare: shows("Not in your log"),
    },
    "map-nothing-here": {
      path: "/map?lat=56.68&lng=-4.34&zoom=8",
      prepare: inOrder(openList, shows("Nothing here yet")),
    },
    "map-layers": { prepare: inOrder(isDrawn, press("Layers")), hidden: PAGE_RULES },
    "map-heat": { path: `/map?${LAKE}&layers=heat`, prepare: inOrder(isDrawn, openLegend) },
    "map-rates": {
      path: "/map?lat=46.85&lng=-90.95&zoom=11&layers=rate,waters,trips",
      prepare: inOrder(answerRates, isDrawn, openLegend),
    },
    "map-coast": {
      path: "/map?lat=59.0&lng=5.8&zoom=8.5",
      prepare: inOrder(isDrawn, focusMap),
    },
    "map-own": {
      who: "tripper",
      path: `/map?${LAKE}&layers=waters,trips`,
      prepare: isDrawn,
    },
    "map-measure": inOrder(isDrawn, press("Measure a distance"), measure),
    "map-list": inOrder(isDrawn, openList, opens("article")),
    "map-spot": {
      path: "/map?lat=46.7&lng=-91.1&zoom=12",
      prepare: inOrder(isDrawn, pressSpace, dialog(/at this spot$/)),
    },
    "map-coordinates": {
      prepare: inOrder(
        isDrawn,
        press("Type coordinates"),
        type("Latitude and longitude", "nowhere"),
        press("Go there"),
        shows(/^Type latitude and longitude, like/),
      ),
      hidden: PAGE_RULES,
    },
    "map-legend": {
      prepare: inOrder(isDrawn, press("Species on the map")),
      hidden: PAGE_RULES,
      on: "phone",
    },
  }),
  ...scenesFrom(
    { ...MAP, who: "afloat", path: `/map?${LAKE}`, before: answerAtNow },
    {
      "map-afloat": isAfloat,
      "map-afloat-chosen": {
        path: ({ catchIds }) => `/map?${LAKE}&catchId=${catchIds[0]}`,
        prepare: isAfloat,
      },
      "map-afloat-layers": { prepare: inOrder(isAfloat, press("Layers")), hidden: PAGE_RULES },
      "map-afloat-rates": {
        path: `/map?${LAKE}&layers=rate,waters,trips`,
        prepare: inOrder(answerRates, isAfloat),
      },
      "map-afloat-list": inOrder(isAfloat, openList, opens("article")),
    },
  ),
  ...troublesOf("map", MAP),
];

async function openList({ page, isPhone }: Stage): Promise<void> {
  if (isPhone) await page.getByRole("button", { name: /in view$/ }).click();
}

async function focusMap({ page }: Stage): Promise<void> {
  await page.keyboard.press("Tab");
  await page.locator("canvas.maplibregl-canvas").focus();
}

/** Opens the legend, which is collapsed on a phone. */
async function openLegend({ page, isPhone }: Stage): Promise<void> {
  if (isPhone) await page.getByRole("button", { name: /^(Catches|Fish per hour)$/ }).click();
}

/** Measures along three points from the middle to the northeast. */
async function measure({ page }: Stage): Promise<void> {
  const map = page.locator("canvas.maplibregl-canvas");
  for (const key of ["ArrowUp", "ArrowRight", "Enter"]) {
    await map.press("Enter");
    await map.press(key);
  }
}

async function pressSpace({ page }: Stage): Promise<void> {
  await page.locator("canvas.maplibregl-canvas").focus();
  await page.keyboard.press("Space");
}

const MIDDLE = { latitude: 46.85, longitude: -90.95 };
/**
 * The distance from the middle of a cell to its corners, in degrees of latitude. Cells of resolution 7 have this size.
 */
const REACH = 0.0127;
const CORNERS = 6;
const OWN_RATE = 0.42;
/** Rates by column and row: one of each color, and `null` for cells with too few hours. */
const RATES = [
  [null, 0.12, 0.24, null],
  [0.31, 0.45, 0.62, null],
  [null, 0.38, 1.1, 0.2],
  [null, null, 0.55, 0.4],
];

/** Answers with the rates of somebody who fished all over a bay. */
async function answerRates({ context }: Stage): Promise<void> {
  const cells = RATES.flatMap((column, x) => column.map((rate, y) => cellOf({ x, y, rate })));
  const json = { own_rate: OWN_RATE, cells, hours_without_place: 6.5 };
  await context.route("**/api/insights/rate-map?*", (route) => answerJson(route, json));
}

function cellOf({ x, y, rate }: { x: number; y: number; rate: number | null }) {
  const shrink = Math.cos((MIDDLE.latitude * Math.PI) / 180);
  const east = (x - 1.5) * 1.5 * REACH;
  const north = (y - 1.5 + (x % 2) / 2) * Math.sqrt(3) * REACH;
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner): [number, number] => {
    const angle = (corner * 2 * Math.PI) / CORNERS;
    return [
      MIDDLE.longitude + (east + REACH * Math.cos(angle)) / shrink,
      MIDDLE.latitude + north + REACH * Math.sin(angle),
    ];
  });
  return {
    id: `${x} ${y}`,
    ring,
    rate,
    outings: rate === null ? 2 : 9,
    hours: rate === null ? 5 : 31,
    fish: 4,
  };
}
