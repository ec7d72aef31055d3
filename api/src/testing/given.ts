import type { Role } from "@creel/domain/accounts/user";
import type { NewCatch } from "@creel/domain/catches/new-catch";
import { newCatchSchema } from "@creel/domain/catches/new-catch";
import { v7 as uuidv7 } from "uuid";

import { hashPassword } from "../accounts/password/passwords.ts";
import { type SessionContext, startSession } from "../accounts/sessions/sessions.ts";
import { insertUser } from "../accounts/users/users.repository.ts";
import { logCatch } from "../catches/write/write-catch.ts";
import type { UserRow } from "../database/schema.ts";

/** Somebody with an account, signed in. */
export type SignedInUser = UserRow & { accessToken: string; refreshToken: string };

interface UserTraits {
  email?: string;
  firstName?: string;
  lastName?: string;
  username?: string;
  /** Only hashed, which takes time, when a test signs in with it. */
  password?: string;
  role?: Role;
  timeZone?: string;
}

let count = 0;

/** Builders of what a test needs to be there. */
export function makeGiven(sessions: SessionContext) {
  const { db } = sessions;

  async function user(traits: UserTraits = {}): Promise<SignedInUser> {
    count += 1;
    const { password, ...rest } = traits;
    const row = await insertUser(db, {
      id: uuidv7(),
      email: `angler${count}@example.com`,
      username: `angler${count}`,
      firstName: "Ana",
      lastName: "Angler",
      passwordHash: password === undefined ? "none" : await hashPassword(password),
      ...rest,
    });
    if (typeof row === "string") throw new Error(`There is somebody with that ${row} already`);
    const tokens = await startSession(sessions, row, { device: "a test", ip: "127.0.0.1" });
    return { ...row, ...tokens };
  }

  return {
    user,
    admin: () => user({ role: "admin" }),
    /** A catch that is logged, not sent: the same rules, no request. */
    async loggedCatch(owner: UserRow, traits: Partial<NewCatch> = {}) {
      const { row } = await logCatch(db, owner, {
        sent: newCatchSchema.parse({ ...aCatch(), ...traits }),
        photos: [],
      });
      return row;
    },
  };
}

/** A catch as a client sends it, with only what is required. */
export function aCatch() {
  return {
    species: "Walleye",
    date: "2026-11-20T12:42:00.000Z",
    time_zone: "America/Chicago",
    latitude: 47.831174,
    longitude: -92.264829,
  };
}
