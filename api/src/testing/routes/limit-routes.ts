import { v7 as uuidv7 } from "uuid";

import { forOwner, forSignedIn, type Route, type Scene } from "./route.ts";

const theLimit = { id: ({ limitId }: Scene) => limitId };

export const aLimit = () => ({ species: "Walleye", bag_day: 6, read_on: "2026-05-03" });

/** Limits that an angler wrote down. */
export const limitRoutes: Record<string, Route> = {
  "GET /api/limits/": forSignedIn(200),
  "GET /api/limits/fish": forSignedIn(200),
  "POST /api/limits/": forSignedIn(201, {
    body: aLimit,
    refused: [
      [{ species: " " }, "species"],
      [{ water_id: "Lake Vermilion" }, "water_id"],
      [{ region: "x".repeat(121) }, "region"],
      [{ water_id: uuidv7(), region: "Minnesota" }, "region"],
      [{ min_length: -1 }, "min_length"],
      [{ min_length: 20, max_length: 15 }, "max_length"],
      [{ slot_from: 20 }, "slot_to"],
      [{ slot_from: 26, slot_to: 20 }, "slot_to"],
      [{ one_over: "20 in" }, "one_over"],
      [{ bag_day: 1.5 }, "bag_day"],
      [{ bag_year: 1000 }, "bag_year"],
      [{ closed_from: "02-30", closed_to: "05-12" }, "closed_from"],
      [{ closed_to: "05-12" }, "closed_from"],
      [{ note: "x".repeat(1001) }, "note"],
      [{ source: "x".repeat(501) }, "source"],
      [{ read_on: "May 3" }, "read_on"],
    ],
  }),
  "GET /api/limits/{id}": forOwner(200, theLimit),
  "PUT /api/limits/{id}": forOwner(200, { ...theLimit, body: () => ({ bag_day: 4 }) }),
  "DELETE /api/limits/{id}": forOwner(204, theLimit),
};
