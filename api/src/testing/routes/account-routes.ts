import { v7 as uuidv7 } from "uuid";

import { forAll, forOwner, forSignedIn, type Refusal, type Route } from "./route.ts";

export const PASSWORD = "a pike in the reeds";
const newEmail = () => ({ email: `${uuidv7()}@example.com`, password: PASSWORD });

const EMAIL = "Email must be an address, like name@example.com";
const LONG_EMAIL = "Email must have at most 254 characters";
const SHORT_PASSWORD = "Password must be at least 6 characters long";
const LONG_PASSWORD = "Password must have at most 128 characters";
const NO_PASSWORD = "Password is required";
const ZONE = "Time zone must be an IANA name, like America/Chicago";
const USERNAME = "Username can only have letters, numbers, dots, dashes and underscores";
const UNITS = "Units must be one of: imperial, metric";
const HOME = "Home water must have a latitude and a longitude";
const NUL_TOKENS = [undefined, "", 5, "x".repeat(300)].map((token): Refusal => [{ token }, "token"]);

/** Registration, sign-in and the user's own account. */
export const accountRoutes: Record<string, Route> = {
  "POST /api/auth/register": forAll(201, {
    body: () => ({ firstName: "Bo", lastName: "Bass", ...newEmail() }),
    refused: [
      [{ firstName: " " }, { firstName: "First name is required" }],
      [{ lastName: undefined }, { lastName: "Last name must be text" }],
      [{ firstName: "A\u0000" }, { firstName: "First name must not contain a NUL character" }],
      [{ lastName: "x".repeat(81) }, { lastName: "Last name must have at most 80 characters" }],
      [{ email: "nobody" }, { email: EMAIL }],
      [{ email: "a@b.example\r\nBcc: c@d.example" }, { email: EMAIL }],
      [{ email: `${"a".repeat(250)}@b.de` }, { email: LONG_EMAIL }],
      [{ password: "12345" }, { password: SHORT_PASSWORD }],
      [{ password: "x".repeat(129) }, { password: LONG_PASSWORD }],
      [{ timeZone: "Mars/Olympus" }, { timeZone: ZONE }],
    ],
  }),
  "POST /api/auth/login": forAll(401, {
    body: () => ({ email: "nobody@example.com", password: PASSWORD }),
    refused: [
      [{ email: undefined }, "email"],
      [{ email: "\u0000" }, "email"],
      [{ password: undefined }, "password"],
      [{ code: 419023 }, "code"],
      [{ code: "x".repeat(41) }, "code"],
    ],
  }),
  "POST /api/auth/refresh": forAll(401, {
    body: () => ({ refreshToken: "none" }),
    refused: [undefined, 5, null, "x".repeat(600)].map((refreshToken) => [{ refreshToken }, "refreshToken"]),
  }),
  "POST /api/auth/forgot-password": forAll(202, {
    body: ({ owner }) => ({ email: owner.email }),
    refused: ["", "nobody", "a@b.c\r\nBcc: x@example.com", `${"a".repeat(255)}@example.com`, 7, null].map(
      (email) => [{ email }, "email"],
    ),
  }),
  "POST /api/auth/reset-password": forAll(400, { body: () => ({ token: "none", password: PASSWORD }) }),
  "POST /api/auth/confirm-email": forAll(400, { body: () => ({ token: "none" }), refused: NUL_TOKENS }),
  "POST /api/auth/logout": forSignedIn(204),
  "GET /api/auth/me": forSignedIn(200),
  "PUT /api/auth/me": forSignedIn(200, {
    body: () => ({ units: "metric" }),
    refused: [
      [{ firstName: " " }, { firstName: "First name is required" }],
      [{ lastName: "x".repeat(81) }, { lastName: "Last name must have at most 80 characters" }],
      [{ username: "" }, { username: "Username is required" }],
      [{ username: "two words" }, { username: USERNAME }],
      [{ username: "a\u0000" }, { username: "Username must not contain a NUL character" }],
      [{ username: "x".repeat(41) }, { username: "Username must have at most 40 characters" }],
      [{ units: "nautical" }, { units: UNITS }],
      [{ units: null }, { units: UNITS }],
      [{ timeZone: "Mars/Olympus" }, { timeZone: ZONE }],
      [{ timeZone: "+02:00" }, { timeZone: ZONE }],
      [{ homeLatitude: 47 }, { homeLatitude: HOME }],
      [{ homeLongitude: 8 }, { homeLatitude: HOME }],
      [{ homeLatitude: null, homeLongitude: 8 }, { homeLatitude: HOME }],
      [{ homeLatitude: 91, homeLongitude: 8 }, { homeLatitude: "Latitude must be between −90 and 90" }],
      [{ homeLatitude: 47, homeLongitude: "8" }, { homeLongitude: "Longitude must be a number" }],
    ],
  }),
  "GET /api/auth/me/totals": forSignedIn(200),
  "GET /api/auth/me/email": forSignedIn(200),
  "PUT /api/auth/me/email": forSignedIn(202, {
    body: newEmail,
    refused: [
      [{ email: "" }, { email: "Email is required" }],
      [{ email: `${"x".repeat(243)}@example.com` }, { email: LONG_EMAIL }],
      [{ email: "ana@example.com\r\nBcc: all@example.com" }, { email: EMAIL }],
      [{ email: "ana\n@example.com" }, { email: EMAIL }],
      [{ email: "ana@example.com, bo@example.com" }, { email: EMAIL }],
      [{ email: "Ana <ana@example.com>" }, { email: EMAIL }],
      [{ email: "ana\u0000@example.com" }, { email: EMAIL }],
      [{ email: 5 }, { email: "Email is required" }],
      [{ password: "" }, { password: NO_PASSWORD }],
    ],
  }),
  "DELETE /api/auth/me/email/pending": forSignedIn(204),
  "PUT /api/auth/me/password": forSignedIn(204, {
    body: () => ({ currentPassword: PASSWORD, password: "another pike" }),
    refused: [
      [{ currentPassword: "" }, { currentPassword: NO_PASSWORD }],
      [{ currentPassword: 5 }, { currentPassword: NO_PASSWORD }],
      [{ password: "short" }, { password: SHORT_PASSWORD }],
      [{ password: "x".repeat(129) }, { password: LONG_PASSWORD }],
      [{ password: null }, { password: NO_PASSWORD }],
    ],
  }),
  "DELETE /api/auth/me": forSignedIn(204, {
    body: () => ({ password: PASSWORD }),
    refused: [undefined, "", null].map((password) => [{ password }, { password: NO_PASSWORD }]),
  }),
  "GET /api/auth/me/reveals/": forSignedIn(200),
  "PUT /api/auth/me/reveals/read": forSignedIn(204),
  "POST /api/auth/me/export": forSignedIn(201),
  "POST /api/auth/me/darwin-core": forSignedIn(201),
  "GET /api/auth/me/darwin-core": forAll(404, { query: "?link=none", refused: [["", "link"]] }),
  "GET /api/auth/me/export": forAll(404, { query: "?link=none", refused: [["", "link"]] }),
  "GET /api/auth/sessions": forSignedIn(200),
  "DELETE /api/auth/sessions": forSignedIn(204),
  "DELETE /api/auth/sessions/{id}": forOwner(204, { id: ({ sessionId }) => sessionId }),
};
