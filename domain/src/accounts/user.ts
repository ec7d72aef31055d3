import * as z from "zod/mini";

export const ROLES = ["angler", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const ACCOUNT_STATUSES = ["active", "suspended"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const UNIT_SYSTEMS = ["imperial", "metric"] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

export const userSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  account_status: z.enum(ACCOUNT_STATUSES),
  free_premium_access: z.boolean(),
  /** False if a provider's sign-in made the account. Absent in sessions that older versions stored. */
  has_password: z._default(z.boolean(), true),
  units: z.enum(UNIT_SYSTEMS),
  /** An IANA time zone name; "this month" means the month in this zone. */
  timeZone: z.string(),
  /** A BCP 47 tag; `null` uses the browser's language. Absent in sessions that older versions stored. */
  language: z._default(z.nullable(z.string()), null),
  homeLatitude: z.nullable(z.number()),
  homeLongitude: z.nullable(z.number()),
  createdAt: z.string(),
  /** When the account of a demo's visitor ends, as an ISO date and time. Absent for every other account. */
  demo_until: z.optional(z.string()),
});
export type User = z.infer<typeof userSchema>;

export const userAnswerSchema = z.object({ user: userSchema });

type Named = Pick<User, "firstName" | "lastName" | "username">;

/** Returns `null` if the user has neither name. */
export function greetingName({ firstName, username }: Pick<Named, "firstName" | "username">): string | null {
  return firstName || username || null;
}

export function fullName({ firstName, lastName, username }: Named): string {
  return `${firstName} ${lastName}`.trim() || username;
}

export function initials(user: Named): string {
  const letters = [user.firstName, user.lastName].map(firstLetter).join("");
  return letters || firstLetter(user.username) || "?";
}

function firstLetter(name: string): string {
  const [letter = ""] = name.trim();
  return letter.toUpperCase();
}
