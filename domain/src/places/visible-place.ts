import { type Cell, cellOf, type CellSize } from "./cell.ts";
import type { Coordinates } from "./coordinates.ts";

/** The part of a place that a viewer may see. Draw a cell as a square, never as a point. */
export type VisiblePlace = { kind: "exact"; point: Coordinates } | ({ kind: "cell" } & Cell) | null;

/** Lets an admin see the exact place of an angler's record until a certain time. */
export interface Reveal {
  userId: string;
  subjectId: string;
  until: Date;
}

export interface UserViewer {
  id: string;
  role: "angler" | "admin";
  /** The language of the account, for names that mean another fish elsewhere. */
  language?: string | null;
  /** The reveals of this admin. */
  reveals?: readonly Reveal[];
  /** True for a program whose token may not read places: the angler's own places are squares, too. */
  seesSquares?: boolean;
}

/**
 * Anyone who has a share link. Its cell is fixed when the link is made, so that moving a place across a border reveals
 * nothing.
 */
export interface LinkViewer {
  role: "link";
  shows: "nothing" | "exact" | Cell;
}

export interface Placed {
  userId: string;
  latitude: number | null;
  longitude: number | null;
  /** The id of the record at the place, if it can be revealed. */
  id?: string;
  /** The place that determines the displayed square, from the first record of a spot; defaults to the place itself. */
  squareLatitude?: number | null;
  squareLongitude?: number | null;
}

const ADMIN_CELL_SIZE: CellSize = 0.05;
/** The square of an own place, as a token sees it that may not read places. */
const TOKEN_CELL_SIZE: CellSize = 0.1;

/**
 * Returns what a viewer may see of a place. All places must pass through here before they leave the server. A spot
 * belongs to its angler; others see at most a square.
 */
export function visiblePlace(
  viewer: UserViewer | LinkViewer,
  placed: Placed,
  now: Date = new Date(),
): VisiblePlace {
  const { latitude, longitude } = placed;
  if (latitude === null || longitude === null) return null;
  const point = { latitude, longitude };
  const shown = viewer.role === "link" ? viewer.shows : shownToUser(viewer, { ...placed, ...point }, now);
  if (shown === "nothing") return null;
  return shown === "exact" ? { kind: "exact", point } : { kind: "cell", ...shown };
}

function shownToUser(viewer: UserViewer, placed: Placed & Coordinates, now: Date): LinkViewer["shows"] {
  if (seesExactly(viewer, placed, now)) return "exact";
  if (viewer.seesSquares) {
    return viewer.id === placed.userId ? cellOf(squarePlaceOf(placed), TOKEN_CELL_SIZE) : "nothing";
  }
  return viewer.role === "admin" ? cellOf(squarePlaceOf(placed), ADMIN_CELL_SIZE) : "nothing";
}

function squarePlaceOf({ latitude, longitude, ...placed }: Placed & Coordinates): Coordinates {
  const { squareLatitude = null, squareLongitude = null } = placed;
  if (squareLatitude === null || squareLongitude === null) return { latitude, longitude };
  return { latitude: squareLatitude, longitude: squareLongitude };
}

/** True if the viewer may also see data derived from the place, such as weather and time zone. */
export function seesExactly(
  viewer: UserViewer,
  placed: Pick<Placed, "userId" | "id">,
  now: Date = new Date(),
): boolean {
  if (seesAsOwner(viewer, placed)) return true;
  const { role, reveals = [], seesSquares = false } = viewer;
  return (
    !seesSquares && role === "admin" && reveals.some((reveal) => isOf(reveal, placed) && now < reveal.until)
  );
}

/** True if the record is the viewer's own, with all that its angler wrote: names of waters, notes, custom fields. */
export function seesAsOwner(
  { id, seesSquares = false }: Pick<UserViewer, "id" | "seesSquares">,
  { userId }: Pick<Placed, "userId">,
): boolean {
  return !seesSquares && id === userId;
}

function isOf(reveal: Reveal, { userId, id }: Pick<Placed, "userId" | "id">): boolean {
  return reveal.userId === userId && reveal.subjectId === id;
}

/** Returns `null` if the viewer may see at most a square. */
export function exactPoint(place: VisiblePlace): Coordinates | null {
  return place?.kind === "exact" ? place.point : null;
}
