import * as z from "zod/mini";

import { profileNamesSchema } from "../accounts/profile.ts";
import { emailSchema, newPasswordSchema } from "../accounts/register.ts";
import { ACCOUNT_STATUSES, ROLES, userSchema } from "../accounts/user.ts";
import { numberedPageAnswer, numberedPageFields } from "../paging/paging.ts";
import { hasNoNul } from "../text/text.ts";

const roleSchema = z.enum(ROLES, `Role must be one of: ${ROLES.join(", ")}`);
const accountStatusSchema = z.enum(ACCOUNT_STATUSES, `Status must be one of: ${ACCOUNT_STATUSES.join(", ")}`);
const SEARCH_LIMIT = 100;

export const adminSearchSchema = z
  .string()
  .check(z.trim(), z.maxLength(SEARCH_LIMIT), z.refine(hasNoNul, "Must not contain a NUL character"));

export function queryFlag(label: string) {
  return z.pipe(
    z.enum(["true", "false"], `${label} must be true or false`),
    z.transform((word) => word === "true"),
  );
}

const USER_SORTS = ["joined", "-joined", "name", "-name", "email", "-email"] as const;
export type AdminUserSort = (typeof USER_SORTS)[number];

const userFilters = {
  search: z.optional(adminSearchSchema),
  role: z.optional(roleSchema),
  account_status: z.optional(accountStatusSchema),
  free_premium_access: z.optional(queryFlag("Free premium access")),
  sort: z._default(z.enum(USER_SORTS, `Sort must be one of: ${USER_SORTS.join(", ")}`), "-joined"),
};

export const adminUserFiltersSchema = z.object(userFilters);
export type AdminUserFilters = z.infer<typeof adminUserFiltersSchema>;

export const adminUserListQuerySchema = z.object({ ...userFilters, ...numberedPageFields });
export type AdminUserListQuery = z.infer<typeof adminUserListQuerySchema>;

const adminUserSchema = z.object({
  ...userSchema.shape,
  catches: z.int(),
  photos: z.int(),
  sessions: z.int(),
  lastSeenAt: z.nullable(z.string()),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const adminUserAnswerSchema = z.object({ user: adminUserSchema });
export const adminUserListSchema = z.object({ users: z.array(adminUserSchema), ...numberedPageAnswer });

/** Without a password the new user is mailed a link to choose one. */
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
});
export type AdminUserChanges = z.infer<typeof adminUserChangesSchema>;

export const roleChangeSchema = z.object({ role: roleSchema });
export const statusChangeSchema = z.object({ account_status: accountStatusSchema });
export const freeAccessChangeSchema = z.object({
  free_premium_access: z.boolean("Free premium access must be true or false"),
});

export const adminPasswordChangeSchema = z.object({ password: z.optional(newPasswordSchema) });
export type AdminPasswordChange = z.infer<typeof adminPasswordChangeSchema>;
