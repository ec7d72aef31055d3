import type { Finding } from "@creel/domain/doctor/finding";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { Seen } from "../../testing/layout.ts";
import { answersOfLog } from "../../testing/log.ts";
import { type Answers, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { waterOf } from "../../testing/waters.ts";

const LAKE = waterOf({
  outline: {
    type: "Polygon",
    coordinates: [
      [
        [-92.4, 47.8],
        [-92.31, 47.8],
        [-92.31, 47.9],
        [-92.4, 47.8],
      ],
    ],
  },
});
const PIKE = catchOf({
  species: "Pike",
  latitude: 47.85,
  longitude: -92.3,
  water: { id: LAKE.id, name: LAKE.name },
});

const SQUARE = [
  [-100, 40],
  [-90, 40],
  [-90, 50],
  [-100, 50],
  [-100, 40],
];
const BUILT_IN_MAP: Answers = {
  "GET .+/lakes.json": { features: [] },
  "GET .+/land-squares.json": () => Response.json(["-100_40"]),
  "GET /basemap/land/-100_40.json": () => Response.json([[SQUARE]]),
};

/** Makes everything on the page count as visible. */
beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", Seen);
});

function openDoctor(check: Finding["check"], answers: Answers) {
  const finding: Finding = {
    key: `${check}:${PIKE.id}`,
    check,
    catch_ids: [PIKE.id],
    trip_id: null,
    measure: 700,
    time_zone: null,
    mends: [],
  };
  return openPage("/catches/doctor", {
    answers: {
      ...answersOfLog(PIKE),
      ...answers,
      "GET /doctor": { looked: 1, total: 1, findings: [finding], catches: [PIKE], trips: [], imported: [] },
      "GET /doctor/dismissals": { dismissals: [], catches: [], trips: [] },
      "GET /waters/*": { water: LAKE },
    },
  });
}

/** Returns the tag name around the initials: `text` in the SVG of a map pin, an HTML tag in a species mark. */
const initials = () => screen.getByText("Pi").tagName.toLowerCase();

test.each(["off_water", "on_land", "turned_place", "no_place"] as const)(
  "where it lies is drawn with the pin of the species, for what looks odd of a place: %s",
  async (check) => {
    openDoctor(check, BUILT_IN_MAP);
    await screen.findByRole("region", { name: "Places" });
    await waitFor(() => expect(initials()).toBe("text"));
  },
);

test("a place off its water is drawn beside that water, any other alone", async () => {
  const { network } = openDoctor("off_water", BUILT_IN_MAP);
  await waitFor(() => expect(initials()).toBe("text"));
  expect(network.asked("GET /waters/")).toEqual([`GET /waters/${LAKE.id}`]);
});

test("where the built-in map is not on the device, the mark of the species stays", async () => {
  const { network } = openDoctor("on_land", {
    ...BUILT_IN_MAP,
    "GET .+/lakes.json": refusal(404, "not_found", "No"),
  });
  await waitFor(() => expect(network.asked("GET /basemap/land")).toHaveLength(1));
  expect(initials()).toBe("span");
});

test("what looks odd of anything else is no map", async () => {
  const { network } = openDoctor("length", {});
  expect(await screen.findByRole("region", { name: "Numbers" })).toBeVisible();
  expect(initials()).toBe("span");
  expect(network.asked("GET /basemap")).toEqual([]);
});
