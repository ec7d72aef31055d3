import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { numberedPageAnswer, numberedPageFields } from "../paging/paging.ts";

/** Never rename these; audit entries store them. */
export const AUDIT_ACTIONS = [
  "user.create",
  "user.edit",
  "user.delete",
  "user.role",
  "user.status",
  "user.password",
  "user.second_step",
  "user.free_access",
  "catch.edit",
  "catch.delete",
  "catch.bulk_delete",
  "catch.reveal",
  "sign_in.proxy_refused",
  "message.status",
  "export.users",
  "export.catches",
  "export.audit",
  "machine.run",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const changeSchema = z.object({
  field: z.string(),
  before: z.optional(valueSchema),
  after: z.optional(valueSchema),
});
export type AuditChange = z.infer<typeof changeSchema>;

/** Never holds a password, a token, a position or notes. For such values it records only that they changed. */
const auditDetailsSchema = z.object({
  changes: z.optional(z.array(changeSchema)),
  species: z.optional(z.string()),
  caughtOn: z.optional(z.string()),
  catches: z.optional(z.int()),
  photos: z.optional(z.int()),
  trips: z.optional(z.int()),
  sessions: z.optional(z.int()),
  isLinkMailed: z.optional(z.boolean()),
  /** Whether codes by app and passkeys were removed, too. */
  isSecondStepOff: z.optional(z.boolean()),
  subject: z.optional(z.string()),
  reason: z.optional(z.string()),
  /**
   * `console` is the admin command; `environment` is ADMIN_EMAIL at startup; `provider` is the claim of a sign-in
   * provider; `proxy` is the header of a proxy.
   */
  via: z.optional(z.enum(["console", "environment", "provider", "proxy"])),
});
export type AuditDetails = z.infer<typeof auditDetailsSchema>;

const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  /** `null` for the server itself; `id` is `null` if the admin's account is gone. */
  admin: z.nullable(z.object({ id: z.nullable(z.string()), name: z.string() })),
  ip: z.nullable(z.string()),
  action: z.enum(AUDIT_ACTIONS),
  /** `null` if no user is affected; `name` is `null` if the user deleted their account. */
  user: z.nullable(z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()) })),
  details: auditDetailsSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const dayMessage = fieldError({ code: "day" });
const adminMessage = fieldError({ code: "admin_filter" });
const auditFilters = {
  admin: z.optional(z.union([z.uuid(adminMessage), z.literal("server")], adminMessage)),
  action: z.optional(
    z.enum(AUDIT_ACTIONS, fieldError({ code: "one_of", field: "action", choices: AUDIT_ACTIONS })),
  ),
  userId: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "userId" }))),
  /** Both days are inclusive, in the time zone of the admin who asks. */
  from: z.optional(z.iso.date(dayMessage)),
  to: z.optional(z.iso.date(dayMessage)),
};

export const auditFiltersSchema = z.object(auditFilters);
export type AuditFilters = z.infer<typeof auditFiltersSchema>;

export const auditQuerySchema = z.object({ ...auditFilters, ...numberedPageFields });
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export const auditListSchema = z.object({ entries: z.array(auditEntrySchema), ...numberedPageAnswer });
