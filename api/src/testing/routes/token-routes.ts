import { DAY_MS } from "@creel/domain/dates/units-of-time";

import { PASSWORD } from "./account-routes.ts";
import { forOwner, forSignedIn, type Route, type Scene } from "./route.ts";

const theToken = { id: ({ tokenId }: Scene) => tokenId };

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const aToken = () => ({
  name: "Kitchen screen",
  scopes: ["read:now"],
  expiresAt: inDays(365),
  password: PASSWORD,
});

const ONE_OF = "What it may do must be one of: read:now, read:log, write:catches, read:places";
const NONE = "What it may do is required";
const INSTANT = "End must be a date and time, like 2026-11-20T12:42:00Z";
const END = "A token must end after now, and within two years";

/** Tokens of programs, and what programs ask for. */
export const tokenRoutes: Record<string, Route> = {
  "GET /api/auth/tokens": forSignedIn(200),
  "POST /api/auth/tokens": forSignedIn(201, {
    body: aToken,
    refused: [
      [{ name: " " }, { name: "Name is required" }],
      [{ name: "x".repeat(81) }, { name: "Name must have at most 80 characters" }],
      [{ scopes: undefined }, { scopes: NONE }],
      [{ scopes: [] }, { scopes: NONE }],
      [{ scopes: ["admin"] }, { "scopes.0": ONE_OF }],
      [{ expiresAt: "2027-11-20" }, { expiresAt: INSTANT }],
      [{ expiresAt: inDays(-1) }, { expiresAt: END }],
      [{ expiresAt: inDays(734) }, { expiresAt: END }],
      [{ password: "" }, { password: "Password is required" }],
    ],
  }),
  "DELETE /api/auth/tokens/{id}": forOwner(204, theToken),

  "GET /api/v1/now": forSignedIn(200, { refused: [["?water=Tarn", "water"]] }),
  // Nobody has a home water or a running trip.
  "POST /api/v1/tap": forSignedIn(409, {
    refused: [
      [{ id: "1" }, "id"],
      [{ species: " " }, "species"],
      [{ species: "Other" }, "species"],
    ],
  }),
};
