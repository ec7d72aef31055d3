import { v7 as uuidv7 } from "uuid";
import { expect } from "vitest";

import { PASSWORD } from "./account-routes.ts";
import { theCatch } from "./catch-routes.ts";
import { forAdmins, forAll, type Refusal, type Route, type Scene } from "./route.ts";

const theOwner = { id: ({ owner }: Scene) => owner.id };

const DAY = "Must be an ISO date, like 2026-11-20";
const EMAIL = "Email must be an address, like name@example.com";
const LIMIT = "Limit must be between 1 and 100";
const PAGE = "Page must be between 1 and 1,000";
const REASON = "Reason must have at least 10 characters";
const ROLE = "Role must be one of: angler, admin";
const SEARCH = "Search must have at least 3 characters";
const SHORT_PASSWORD = "Password must be at least 6 characters long";
const STATUS = "Status must be one of: new, read, done";
const SUBJECTS = "general, support, feature, bug, feedback, partnership, other";
const USERNAME = "Username can only have letters, numbers, dots, dashes and underscores";
const IDS = "catchIds must have between 1 and 1,000 ids";

/** Filters that would reveal where somebody fishes. */
const PLACES = ["near=47.83,-92.26", "bbox=-92.3,47.8,-92.2,47.9", "radius=1"];
const placeFilters = (start: string) =>
  PLACES.map((query): Refusal => [`${start}${query}`, query.split("=")[0] ?? ""]);

export const adminRoutes: Record<string, Route> = {
  "GET /api/admin/stats/": forAdmins(200),
  "GET /api/admin/machine/": forAdmins(200),
  "POST /api/admin/machine/backups": forAdmins(202),
  "POST /api/admin/machine/restore-trials": forAdmins(202),
  "POST /api/admin/machine/jobs/retry": forAdmins(202, {
    body: () => ({ kind: "email" }),
    refused: [[{ kind: "others" }, { kind: expect.stringMatching(/^Kind must be one of: conditions, /) }]],
  }),
  "POST /api/admin/machine/test-mail": forAdmins(200),
  "GET /api/admin/users/": forAdmins(200, {
    refused: [
      ["?page=0", { page: PAGE }],
      ["?page=1001", { page: PAGE }],
      ["?page=1.5", { page: PAGE }],
      ["?limit=0", { limit: LIMIT }],
      ["?limit=101", { limit: LIMIT }],
      ["?role=captain", { role: ROLE }],
      ["?account_status=gone", { account_status: "Status must be one of: active, suspended" }],
      ["?free_premium_access=yes", { free_premium_access: "Free premium access must be true or false" }],
      ["?sort=password_hash", { sort: "Sort must be one of: joined, -joined, name, -name, email, -email" }],
      ["?search=a%00b", { search: "Must not contain a NUL character" }],
    ],
  }),
  "POST /api/admin/users/": forAdmins(201, {
    body: () => ({ firstName: "Cy", lastName: "Carp", email: `${uuidv7()}@example.com`, password: PASSWORD }),
    refused: [
      [{ firstName: "" }, { firstName: "First name is required" }],
      [{ lastName: "x".repeat(81) }, { lastName: "Last name must have at most 80 characters" }],
      [{ email: "nobody" }, { email: EMAIL }],
      [{ role: "captain" }, { role: ROLE }],
      [{ password: "short" }, { password: SHORT_PASSWORD }],
      [{ password: null }, { password: "Password is required" }],
    ],
  }),
  "GET /api/admin/users/{id}": forAdmins(200, theOwner),
  "PUT /api/admin/users/{id}": forAdmins(200, {
    ...theOwner,
    body: () => ({ firstName: "Di" }),
    refused: [
      [{ firstName: " " }, { firstName: "First name is required" }],
      [{ lastName: 5 }, { lastName: "Last name must be text" }],
      [{ username: "a b" }, { username: USERNAME }],
      [{ email: "nobody" }, { email: EMAIL }],
      [{ email: "new@example.com" }, { reason: "Reason is required" }],
      [{ reason: "because" }, { reason: REASON }],
    ],
  }),
  "DELETE /api/admin/users/{id}": forAdmins(204, theOwner),
  "PUT /api/admin/users/{id}/role": forAdmins(200, {
    ...theOwner,
    body: () => ({ role: "admin" }),
    refused: ["captain", undefined].map((role) => [{ role }, { role: ROLE }]),
  }),
  "PUT /api/admin/users/{id}/status": forAdmins(200, {
    ...theOwner,
    body: () => ({ account_status: "suspended" }),
    refused: ["captain", undefined].map((status) => [{ account_status: status }, "account_status"]),
  }),
  "PUT /api/admin/users/{id}/password": forAdmins(200, {
    ...theOwner,
    body: () => ({ password: PASSWORD, reason: "Two anglers share one mailbox" }),
    refused: [
      [{ password: PASSWORD, reason: undefined }, { reason: "Reason is required" }],
      [{ reason: "because" }, { reason: REASON }],
      [{ password: "short" }, { password: SHORT_PASSWORD }],
      [{ password: "x".repeat(129) }, { password: "Password must have at most 128 characters" }],
      [{ password: null }, { password: "Password is required" }],
    ],
  }),
  "PUT /api/admin/users/{id}/free-access": forAdmins(200, {
    ...theOwner,
    body: () => ({ free_premium_access: true }),
    refused: ["captain", undefined].map((access) => [{ free_premium_access: access }, "free_premium_access"]),
  }),
  "GET /api/admin/catches/": forAdmins(200, {
    refused: [
      ...placeFilters("?"),
      ["?search=ab", { search: SEARCH }],
      ["?search=%20a%20", { search: SEARCH }],
      ["?userId=ana", { userId: "User id must be a UUID" }],
      ["?from=yesterday", { from: DAY }],
      // A filter by the hour would reveal to an admin when a fish was caught.
      ["?to=2026-11-20T12:42:00Z", { to: DAY }],
      ["?weather=Lovely", { weather: expect.stringContaining("Weather must be one of:") }],
      ["?hasPhoto=yes", { hasPhoto: "hasPhoto must be true or false" }],
      ["?sort=length", { sort: "Sort must be one of: logged, -logged, date, -date, weight, -weight" }],
      ["?page=0", { page: PAGE }],
      ["?page=1001", { page: PAGE }],
      ["?limit=101", { limit: LIMIT }],
    ],
  }),
  "GET /api/admin/catches/{id}": forAdmins(200, theCatch),
  "PUT /api/admin/catches/{id}": forAdmins(200, {
    ...theCatch,
    body: () => ({ species: "Pike" }),
    refused: [[{ weight: 2, depth: -1 }, { depth: "Depth must be between 0 and 40,000 ft" }]],
  }),
  "POST /api/admin/catches/{id}/reveal": forAdmins(201, {
    ...theCatch,
    body: () => ({ reason: "Two anglers report each other", password: PASSWORD }),
    refused: [
      [{ reason: undefined }, { reason: "Reason must be text" }],
      [{ reason: "   " }, { reason: "Reason is required" }],
      [{ reason: "Because" }, { reason: REASON }],
      [{ reason: "x".repeat(301) }, { reason: "Reason must have at most 300 characters" }],
      [{ password: "" }, { password: "Password is required" }],
    ],
  }),
  "DELETE /api/admin/catches/{id}": forAdmins(204, theCatch),
  "DELETE /api/admin/catches/bulk": forAdmins(200, {
    body: ({ catchId }) => ({ catchIds: [catchId] }),
    refused: [
      [{ catchIds: [] }, { catchIds: IDS }],
      [{ catchIds: undefined }, { catchIds: IDS }],
      [{ catchIds: Array.from({ length: 1001 }, () => uuidv7()) }, { catchIds: IDS }],
      [{ catchIds: [uuidv7(), "7"] }, { "catchIds.1": "Every id must be a UUID" }],
    ],
  }),
  "GET /api/admin/messages/": forAdmins(200, {
    refused: [
      ["?page=0", { page: PAGE }],
      ["?limit=101", { limit: LIMIT }],
      ["?status=open", { status: STATUS }],
      ["?subject=praise", { subject: `Subject must be one of: ${SUBJECTS}` }],
      ["?priority=highest", { priority: "Priority must be one of: low, medium, high, urgent" }],
      ["?search=a%00b", { search: "Must not contain a NUL character" }],
    ],
  }),
  "PUT /api/admin/messages/{id}": forAdmins(200, {
    id: ({ messageId }) => messageId,
    body: () => ({ status: "done" }),
    refused: [undefined, null, "open"].map((status) => [{ status }, { status: STATUS }]),
  }),
  "GET /api/admin/audit/": forAdmins(200, {
    refused: [
      ["?page=0", { page: PAGE }],
      ["?limit=101", { limit: LIMIT }],
      ["?admin=maren", { admin: "Admin must be a UUID or server" }],
      ["?userId=ana", { userId: "User id must be a UUID" }],
      ["?from=2026-02-30", { from: DAY }],
      ["?to=yesterday", { to: DAY }],
      ["?action=user.crown", { action: expect.stringMatching(/^Action must be one of: user\.create, /) }],
    ],
  }),
  "POST /api/admin/exports": forAdmins(201),
  "GET /api/admin/users/export": forAll(404, {
    query: "?link=none",
    refused: [
      ["", "link"],
      ["?link=none&role=king", "role"],
    ],
  }),
  "GET /api/admin/catches/export": forAll(404, {
    query: "?link=none",
    refused: [
      ["", "link"],
      ["?link=none&search=ab", "search"],
      ["?link=none&sort=length", "sort"],
      ...placeFilters("?link=none&"),
    ],
  }),
  "GET /api/admin/audit/export": forAll(404, {
    query: "?link=none",
    refused: [
      ["", "link"],
      ["?link=none&from=today", "from"],
    ],
  }),
};
