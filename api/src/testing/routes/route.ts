/**
 * Who asks. `owner` is the angler whose catch, message or session is spoken of; `demoted` was an admin a second ago.
 */
export const REQUESTERS = ["anonymous", "angler", "owner", "admin", "suspended", "demoted"] as const;
export type Requester = (typeof REQUESTERS)[number];

/** What there is to ask for. */
export interface Scene {
  /** An angler with a catch and a session. */
  owner: { id: string; email: string };
  catchId: string;
  /** It has ended and has an event. */
  tripId: string;
  eventId: string;
  /** Each has a spot of its own; the second is `otherWaterId`. */
  waterId: string;
  otherWaterId: string;
  spotId: string;
  gearId: string;
  fieldId: string;
  otherGearId: string;
  /** It is open. */
  questionId: string;
  /** It is open. */
  trialId: string;
  /** A link to the catch. */
  shareId: string;
  /** It is staged. */
  importId: string;
  sessionId: string;
  messageId: string;
}

/** A request that is right in itself, what each requester gets for it, and what is wrong with it. */
export interface Route {
  expected: Record<Requester, number>;
  /** What stands in the place of {id}. */
  id?: (scene: Scene) => string;
  query?: string;
  body?: (scene: Scene) => object;
  refused?: readonly Refusal[];
}

/**
 * Another query, or other values in the body, of one who may ask; and the field that is named, or of each field what is
 * said.
 */
export type Refusal = readonly [wrong: string | object, fields: string | Record<string, unknown>];

type Asked = Omit<Route, "expected">;

/** Everybody gets the same. */
export function forAll(status: number, asked: Asked = {}): Route {
  return { expected: expect({}, status), ...asked };
}

/** Everybody who is signed in gets something of their own. */
export function forSignedIn(status: number, asked: Asked = {}): Route {
  return { expected: expect({ anonymous: 401, suspended: 403 }, status), ...asked };
}

/** Only the owner; to others it is not there. */
export function forOwner(status: number, asked: Asked): Route {
  return { expected: expect({ anonymous: 401, suspended: 403, owner: status }, 404), ...asked };
}

/** Only admins. */
export function forAdmins(status: number, asked: Asked = {}): Route {
  return { expected: expect({ anonymous: 401, admin: status }, 403), ...asked };
}

function expect(special: Partial<Record<Requester, number>>, otherwise: number): Record<Requester, number> {
  const others = { anonymous: otherwise, angler: otherwise, owner: otherwise };
  return { ...others, admin: otherwise, suspended: otherwise, demoted: otherwise, ...special };
}
