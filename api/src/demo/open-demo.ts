import type { Tokens } from "@creel/domain/accounts/sign-in";
import { DEMO_MS, type NewDemo } from "@creel/domain/demo/demo";
import { SAMPLE_SPOTS } from "@creel/domain/samples/sample-waters";
import { SOURCE_LOCALE, unitsOfLanguage } from "@creel/texts/locales";
import { v7 as uuidv7 } from "uuid";

import { type Origin, type SessionContext, startSession } from "../accounts/sessions/sessions.ts";
import { insertUser } from "../accounts/users/users.repository.ts";
import { addSampleLogAsOwn } from "../catches/samples/sample-log.ts";
import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import { AppError } from "../errors/errors.ts";
import { deleteGuest, type Ending } from "./end-demos.ts";
import { countGuests, waitForOtherDemos } from "./guests.repository.ts";

interface Opening {
  sessions: SessionContext;
  storage: Ending["storage"];
  log: Ending["log"];
  /** How many guests there may be at a time. */
  mostGuests: number;
}

interface Visitor extends NewDemo {
  language: string | null;
  origin: Origin;
}

/**
 * Makes a throw-away account with the sample log as its own, and signs in to it. The account and its only session end
 * after `DEMO_MS`.
 * @throws AppError demos_full, unavailable
 */
export async function openDemo(
  opening: Opening,
  { origin, ...visitor }: Visitor,
): Promise<Tokens & { user: UserRow }> {
  const { sessions, storage, log } = opening;
  const { db } = sessions;
  const guest = await insertGuest(db, opening.mostGuests, visitor);
  try {
    await addSampleLogAsOwn({ db, storage, log }, guest);
    return { ...(await startSession(sessions, guest, origin)), user: guest };
  } catch (error) {
    await deleteGuest({ db, storage, log }, guest.id);
    throw error;
  }
}

async function insertGuest(
  db: Database,
  mostGuests: number,
  { language, timeZone }: Omit<Visitor, "origin">,
): Promise<UserRow> {
  return db.transaction().execute(async (transaction) => {
    await waitForOtherDemos(transaction);
    const now = new Date();
    const { guests, firstEnd } = await countGuests(transaction, now);
    if (guests >= mostGuests) throw new AppError("demos_full", { retryAfter: secondsUntil(firstEnd, now) });
    const id = uuidv7();
    const made = await insertUser(transaction, {
      id,
      // No mail is sent to this domain: it does not exist (RFC 2606).
      email: `guest-${id}@demo.invalid`,
      username: `guest-${id.slice(-NAME_LETTERS)}`,
      firstName: "Guest",
      lastName: "",
      passwordHash: null,
      language,
      units: unitsOfLanguage(language ?? SOURCE_LOCALE),
      ...(timeZone && { timeZone }),
      // So that the weather has a place.
      homeLatitude: SAMPLE_SPOTS.mudFlat.latitude,
      homeLongitude: SAMPLE_SPOTS.mudFlat.longitude,
      demoUntil: new Date(now.getTime() + DEMO_MS),
    });
    if (typeof made === "string") throw new Error(`A guest has the ${made} of another account`);
    return made;
  });
}

/** The last letters of an id of version 7 are random. */
const NAME_LETTERS = 12;

function secondsUntil(end: Date | null, now: Date): number {
  return end === null ? 1 : Math.max(1, (end.getTime() - now.getTime()) / 1000);
}
