import * as z from "zod/mini";

import { numberedPageAnswer, numberedPageFields } from "../paging/paging.ts";

/** Everything an admin can do that leaves a trace. Stable: entries are kept by these words. */
export const AUDIT_ACTIONS = [
  "user.create",
  "user.edit",
  "user.delete",
  "user.role",
  "user.status",
  "user.password",
  "user.free_access",
  "catch.edit",
  "catch.delete",
  "catch.bulk_delete",
  "message.status",
  "export.users",
  "export.catches",
  "export.audit",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const changeSchema = z.object({
  /** By its name in the API. */
  field: z.string(),
  /** Absent where the value itself is nobody else's business: a place, notes, photos. */
  before: z.optional(valueSchema),
  after: z.optional(valueSchema),
});
export type AuditChange = z.infer<typeof changeSchema>;

/** What was done, as far as it may be remembered: no password, no token, no place, no notes. */
const auditDetailsSchema = z.object({
  changes: z.optional(z.array(changeSchema)),
  /** The catch it was done to: what and on which day. */
  species: z.optional(z.string()),
  caughtOn: z.optional(z.string()),
  /** How many went with it. */
  catches: z.optional(z.int()),
  photos: z.optional(z.int()),
  /** How many sign-ins it ended. */
  sessions: z.optional(z.int()),
  /** Whether the user was mailed a link to choose a password. */
  isLinkMailed: z.optional(z.boolean()),
  /** What a message is about. */
  subject: z.optional(z.string()),
  /** Where an entry without an admin comes from: the admin command, or ADMIN_EMAIL at the start. */
  via: z.optional(z.enum(["console", "environment"])),
});
export type AuditDetails = z.infer<typeof auditDetailsSchema>;

const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Who did it, by the name of that day; `id` is `null` once the account is gone. `null`: the server itself. */
  admin: z.nullable(z.object({ id: z.nullable(z.string()), name: z.string() })),
  /** From which address; `null` for the server itself. */
  ip: z.nullable(z.string()),
  action: z.enum(AUDIT_ACTIONS),
  /** To whom; `name` is `null` when they deleted their account. `null`: to nobody in particular. */
  user: z.nullable(z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()) })),
  details: auditDetailsSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const dayMessage = "Must be an ISO date, like 2026-11-20";
const adminMessage = "Admin must be a UUID or server";
const auditFilters = {
  /** The id of an admin, or `server` for what was done without one. */
  admin: z.optional(z.union([z.uuid(adminMessage), z.literal("server")], adminMessage)),
  action: z.optional(z.enum(AUDIT_ACTIONS, `Action must be one of: ${AUDIT_ACTIONS.join(", ")}`)),
  userId: z.optional(z.uuid("User id must be a UUID")),
  /** From the start of this day to the end of that one, on the clock of the admin who asks. */
  from: z.optional(z.iso.date(dayMessage)),
  to: z.optional(z.iso.date(dayMessage)),
};

export const auditFiltersSchema = z.object(auditFilters);
export type AuditFilters = z.infer<typeof auditFiltersSchema>;

/** GET /admin/audit: the newest first. */
export const auditQuerySchema = z.object({ ...auditFilters, ...numberedPageFields });
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export const auditListSchema = z.object({ entries: z.array(auditEntrySchema), ...numberedPageAnswer });
