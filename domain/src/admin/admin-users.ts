import * as z from "zod/mini";

import { profileNamesSchema } from "../accounts/profile.ts";
import { emailSchema, newPasswordSchema } from "../accounts/register.ts";
import { ACCOUNT_STATUSES, ROLES, userSchema } from "../accounts/user.ts";
import { type FieldName, fieldError } from "../errors/field-error.ts";
import { numberedPageAnswer, numberedPageFields } from "../paging/paging.ts";
import { hasNoNul } from "../text/text.ts";
import { revealReasonSchema } from "./new-reveal.ts";

const roleSchema = z.enum(ROLES, fieldError({ code: "one_of", field: "role", choices: ROLES }));
const accountStatusSchema = z.enum(
  ACCOUNT_STATUSES,
  fieldError({ code: "one_of", field: "status", choices: ACCOUNT_STATUSES }),
);
const SEARCH_LIMIT = 100;

export const adminSearchSchema = z
  .string()
  .check(z.trim(), z.maxLength(SEARCH_LIMIT), z.refine(hasNoNul, fieldError({ code: "search_nul" })));

export function queryFlag(field: FieldName) {
  return z.pipe(
    z.enum(["true", "false"], fieldError({ code: "not_boolean", field })),
    z.transform((word) => word === "true"),
  );
}

const USER_SORTS = ["joined", "-joined", "name", "-name", "email", "-email"] as const;
export type AdminUserSort = (typeof USER_SORTS)[number];

const userFilters = {
  search: z.optional(adminSearchSchema),
  role: z.optional(roleSchema),
  account_status: z.optional(accountStatusSchema),
  free_premium_access: z.optional(queryFlag("free_premium_access")),
  sort: z._default(
    z.enum(USER_SORTS, fieldError({ code: "one_of", field: "sort", choices: USER_SORTS })),
    "-joined",
  ),
};

export const adminUserFiltersSchema = z.object(userFilters);
export type AdminUserFilters = z.infer<typeof adminUserFiltersSchema>;

export const adminUserListQuerySchema = z.object({ ...userFilters, ...numberedPageFields });
export type AdminUserListQuery = z.infer<typeof adminUserListQuerySchema>;

const adminUserSchema = z.object({
  ...userSchema.shape,
  catches: z.int(),
  photos: z.int(),
  trips: z.int(),
  sessions: z.int(),
  lastSeenAt: z.nullable(z.string()),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const adminUserAnswerSchema = z.object({ user: adminUserSchema });
export const adminUserListSchema = z.object({ users: z.array(adminUserSchema), ...numberedPageAnswer });

/** Without a password, the new user gets an email with a link to choose one. */
export const newAdminUserSchema = z.object({
  firstName: profileNamesSchema.shape.firstName,
  lastName: profileNamesSchema.shape.lastName,
  email: emailSchema,
  role: z._default(roleSchema, "angler"),
  password: z.optional(newPasswordSchema),
});
export type NewAdminUser = z.infer<typeof newAdminUserSchema>;
export type NewAdminUserInput = z.input<typeof newAdminUserSchema>;

export const adminUserChangesSchema = z.object({
  ...z.partial(profileNamesSchema).shape,
  email: z.optional(emailSchema),
  /** Required with a new email, because an admin could use it to sign in as the user. */
  reason: z.optional(revealReasonSchema),
});
export type AdminUserChanges = z.infer<typeof adminUserChangesSchema>;

export const roleChangeSchema = z.object({ role: roleSchema });
export const statusChangeSchema = z.object({ account_status: accountStatusSchema });
export const freeAccessChangeSchema = z.object({
  free_premium_access: z.boolean(fieldError({ code: "not_boolean", field: "free_premium_access" })),
});

/** Requires a reason with a password, because the admin could use it to sign in as the user. */
export const adminPasswordChangeSchema = z
  .object({
    password: z.optional(newPasswordSchema),
    reason: z.optional(revealReasonSchema),
    /** Also turns off codes by app and removes the passkeys, for someone who lost their phone. */
    second_step_off: z.optional(z.boolean(fieldError({ code: "not_boolean", field: "second_step_off" }))),
  })
  .check(
    z.refine(({ password, reason }) => password === undefined || reason !== undefined, {
      error: fieldError({ code: "required", field: "reason" }),
      path: ["reason"],
    }),
  );
export type AdminPasswordChange = z.infer<typeof adminPasswordChangeSchema>;
