/**
 * The account that sends a request. `owner` is the angler who has the requested catch, message or session; `demoted`
 * was an admin a second ago.
 */
export const REQUESTERS = ["anonymous", "angler", "owner", "admin", "suspended", "demoted"] as const;
export type Requester = (typeof REQUESTERS)[number];

/** The records that requests refer to. */
export interface Scene {
  /** An angler with a catch and a session. */
  owner: { id: string; email: string };
  catchId: string;
  /** The trip has ended and has an event. */
  tripId: string;
  eventId: string;
  /** Each water has its own spot; the second water is `otherWaterId`. */
  waterId: string;
  otherWaterId: string;
  spotId: string;
  /** A reading of the water. */
  readingId: string;
  gearId: string;
  fieldId: string;
  otherGearId: string;
  /** The question is open. */
  questionId: string;
  /** The trial is open. */
  trialId: string;
  /** A link to the catch. */
  shareId: string;
  /** The import is staged. */
  importId: string;
  licenseId: string;
  limitId: string;
  returnId: string;
  returnTemplateId: string;
  /** A webhook. */
  channelId: string;
  sessionId: string;
  /** Somebody at a provider whom the owner linked. */
  identityId: string;
  tokenId: string;
  passkeyId: string;
  messageId: string;
}

/** A valid request, the status for each requester, and invalid variants of the request. */
export interface Route {
  expected: Record<Requester, number>;
  /** The value for {id} in the path. */
  id?: (scene: Scene) => string;
  query?: string;
  body?: (scene: Scene) => object;
  refused?: readonly Refusal[];
}

/**
 * An invalid query, or invalid values in the body, sent by a permitted requester; and the name of the refused field, or
 * the expected errors per field.
 */
export type Refusal = readonly [wrong: string | object, fields: string | Record<string, unknown>];

type Asked = Omit<Route, "expected">;

/** Everybody gets the same status. */
export function forAll(status: number, asked: Asked = {}): Route {
  return { expected: expect({}, status), ...asked };
}

/** Everybody who is signed in gets their own data. */
export function forSignedIn(status: number, asked: Asked = {}): Route {
  return { expected: expect({ anonymous: 401, suspended: 403 }, status), ...asked };
}

/** Only the owner has access; others get 404. */
export function forOwner(status: number, asked: Asked): Route {
  return { expected: expect({ anonymous: 401, suspended: 403, owner: status }, 404), ...asked };
}

/** Only admins have access. */
export function forAdmins(status: number, asked: Asked = {}): Route {
  return { expected: expect({ anonymous: 401, admin: status }, 403), ...asked };
}

function expect(special: Partial<Record<Requester, number>>, otherwise: number): Record<Requester, number> {
  const others = { anonymous: otherwise, angler: otherwise, owner: otherwise };
  return { ...others, admin: otherwise, suspended: otherwise, demoted: otherwise, ...special };
}
