import type { User } from "@creel/domain/accounts/user";
import { v7 as uuidv7 } from "uuid";

const ANGLER: Omit<User, "id"> = {
  firstName: "Maren",
  lastName: "Dahl",
  username: "maren",
  email: "maren@example.org",
  role: "angler",
  account_status: "active",
  free_premium_access: false,
  has_password: true,
  units: "imperial",
  timeZone: "America/Chicago",
  language: null,
  homeLatitude: null,
  homeLongitude: null,
  createdAt: "2026-01-01T00:00:00.000Z",
};

/** Returns a new angler for each test, so that data left on this device by the last one is not theirs. */
export function anglerOf(known: Partial<User> = {}): User {
  return { id: uuidv7(), ...ANGLER, ...known };
}
