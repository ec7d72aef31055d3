import { forSignedIn, type Route } from "./route.ts";

/** The calendar that other programs read. */
export const calendarRoutes: Record<string, Route> = {
  "GET /api/auth/me/calendar/": forSignedIn(200),
  "POST /api/auth/me/calendar/": forSignedIn(201),
  // Nobody here has a calendar.
  "PUT /api/auth/me/calendar/": forSignedIn(404, {
    body: () => ({ names: true }),
    refused: [
      [{ trips: "yes" }, { trips: "Calendar must be true or false" }],
      [{ licenses: 1 }, "licenses"],
      [{ returns: 1 }, "returns"],
      [{ good_days: 1 }, "good_days"],
      [{ names: 1 }, "names"],
      [{ tides_water_id: "Bay" }, "tides_water_id"],
    ],
  }),
  "DELETE /api/auth/me/calendar/": forSignedIn(204),
};
