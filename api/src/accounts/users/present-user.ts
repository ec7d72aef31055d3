import type { User } from "@creel/domain/accounts/user";

import type { UserRow } from "../../database/schema.ts";

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    username: row.username,
    email: row.email,
    role: row.role,
    account_status: row.accountStatus,
    free_premium_access: row.freePremiumAccess,
    has_password: row.passwordHash !== null,
    units: row.units,
    timeZone: row.timeZone,
    language: row.language,
    homeLatitude: row.homeLatitude,
    homeLongitude: row.homeLongitude,
    createdAt: row.createdAt.toISOString(),
    ...(row.demoUntil && { demo_until: row.demoUntil.toISOString() }),
  };
}
