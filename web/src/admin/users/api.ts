import type { AccountStatus, Role } from "@creel/domain/accounts/user";
import {
  type AdminPasswordChange,
  type AdminUser,
  adminUserAnswerSchema,
  type AdminUserChanges,
  adminUserListSchema,
  type NewAdminUserInput,
} from "@creel/domain/admin/admin-users";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../../http/send.ts";
import { ADMIN_KEY } from "../admin-key.ts";

/** `query` is that of GET /admin/users. */
export const userPageQuery = (query: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, "users", query],
    queryFn: ({ signal }) => send({ path: `/admin/users?${query}`, signal }, adminUserListSchema),
    placeholderData: keepPreviousData,
  });

/** Its key is not below ADMIN_KEY: an action may delete the user, who is not to be refetched then. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ["admin-user", id],
    queryFn: async ({ signal }) => {
      const { user } = await send({ path: `/admin/users/${id}`, signal }, adminUserAnswerSchema);
      return user;
    },
  });

export async function createUser(body: NewAdminUserInput): Promise<AdminUser> {
  const { user } = await send({ method: "POST", path: "/admin/users", body }, adminUserAnswerSchema);
  return user;
}

export function editUser(id: string, body: AdminUserChanges): Promise<AdminUser> {
  return put(id, "", body);
}

export function setRole(id: string, role: Role): Promise<AdminUser> {
  return put(id, "/role", { role });
}

export function setStatus(id: string, status: AccountStatus): Promise<AdminUser> {
  return put(id, "/status", { account_status: status });
}

export function setFreeAccess(id: string, hasAccess: boolean): Promise<AdminUser> {
  return put(id, "/free-access", { free_premium_access: hasAccess });
}

export function renewPassword(id: string, body: AdminPasswordChange): Promise<AdminUser> {
  return put(id, "/password", body);
}

export function deleteUser(id: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/admin/users/${id}` });
}

async function put(id: string, what: string, body: object): Promise<AdminUser> {
  const path = `/admin/users/${id}${what}`;
  const { user } = await send({ method: "PUT", path, body }, adminUserAnswerSchema);
  return user;
}
