import { forOwner, forSignedIn, type Route, type Scene } from "./route.ts";

const theLicense = { id: ({ licenseId }: Scene) => licenseId };

export const aLicense = () => ({ name: "Resident angling", valid_to: "2027-02-28" });

/** Fishing licenses, and what reminds of them. */
export const licenseRoutes: Record<string, Route> = {
  "GET /api/licences/": forSignedIn(200),
  "POST /api/licences/": forSignedIn(201, {
    body: aLicense,
    refused: [
      [{ name: " " }, "name"],
      [{ number: "x".repeat(81) }, "number"],
      [{ holder: 7 }, "holder"],
      [{ valid_from: "2026-13-01" }, "valid_from"],
      [{ valid_from: "2027-03-01" }, "valid_to"],
      [{ water_ids: ["Tarn"] }, "water_ids.0"],
      [{ note: "x".repeat(1001) }, "note"],
    ],
  }),
  "GET /api/licences/{id}": forOwner(200, theLicense),
  "PUT /api/licences/{id}": forOwner(200, { ...theLicense, body: () => ({ number: "4471 0926 118" }) }),
  "DELETE /api/licences/{id}": forOwner(204, theLicense),
  "PUT /api/licences/{id}/photo": forOwner(415, { ...theLicense, body: () => ({}) }),
  "DELETE /api/licences/{id}/photo": forOwner(200, theLicense),

  "GET /api/licences/reminders": forSignedIn(200),
  "PUT /api/licences/reminders": forSignedIn(200, {
    body: () => ({ license_ends: true }),
    refused: [
      [{ license_ends: "yes" }, "license_ends"],
      [{ limits_again: 1 }, "limits_again"],
    ],
  }),
};
