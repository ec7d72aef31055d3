import type { AdminUser } from "@creel/domain/admin/admin-users";

export const USER_COLUMNS = [
  "first_name",
  "last_name",
  "username",
  "email",
  "role",
  "status",
  "free_premium_access",
  "units",
  "time_zone",
  "language",
  "catches",
  "photos",
  "trips",
  "joined_at_utc",
  "last_seen_at_utc",
  "id",
] as const satisfies (keyof ReturnType<typeof toUserRow>)[];

/** The home is left out, because files are passed on. */
export function toUserRow(user: AdminUser) {
  return {
    first_name: user.firstName,
    last_name: user.lastName,
    username: user.username,
    email: user.email,
    role: user.role,
    status: user.account_status,
    free_premium_access: user.free_premium_access ? "yes" : "no",
    units: user.units,
    time_zone: user.timeZone,
    language: user.language,
    catches: user.catches,
    photos: user.photos,
    trips: user.trips,
    joined_at_utc: user.createdAt,
    last_seen_at_utc: user.lastSeenAt,
    id: user.id,
  };
}
