import { type Cell, cellOf, type CellSize } from "./cell.ts";
import type { Coordinates } from "./coordinates.ts";

/** What somebody gets of a place. A cell is drawn as a square, never as a point. */
export type VisiblePlace = { kind: "exact"; point: Coordinates } | ({ kind: "cell" } & Cell) | null;

/** An admin has seen the exact place of something of an angler's, until then. */
export interface Reveal {
  userId: string;
  subjectId: string;
  until: Date;
}

export interface UserViewer {
  id: string;
  role: "angler" | "admin";
  /** Those of this admin. */
  reveals?: readonly Reveal[];
}

/** Whoever has a link. Its cell is fixed when it is made: that a place moved over a border tells nothing. */
export interface LinkViewer {
  role: "link";
  shows: "nothing" | "exact" | Cell;
}

export interface Placed {
  userId: string;
  latitude: number | null;
  longitude: number | null;
  /** Of what is there, if it can be revealed. */
  id?: string;
  /** A place of the square in which it is shown, which follows the first of a spot; absent: the place itself. */
  squareLatitude?: number | null;
  squareLongitude?: number | null;
}

const ADMIN_CELL_SIZE: CellSize = 0.05;

/** The one way in which a place leaves the server. A spot is its angler's: others get a square at most. */
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
  return viewer.role === "admin" ? cellOf(squarePlaceOf(placed), ADMIN_CELL_SIZE) : "nothing";
}

function squarePlaceOf({ latitude, longitude, ...placed }: Placed & Coordinates): Coordinates {
  const { squareLatitude = null, squareLongitude = null } = placed;
  if (squareLatitude === null || squareLongitude === null) return { latitude, longitude };
  return { latitude: squareLatitude, longitude: squareLongitude };
}

/** Whether what follows from a place, from its weather to its time zone, is shown as it is. */
export function seesExactly(
  { id, role, reveals = [] }: UserViewer,
  placed: Pick<Placed, "userId" | "id">,
  now: Date = new Date(),
): boolean {
  if (id === placed.userId) return true;
  return role === "admin" && reveals.some((reveal) => isOf(reveal, placed) && now < reveal.until);
}

function isOf(reveal: Reveal, { userId, id }: Pick<Placed, "userId" | "id">): boolean {
  return reveal.userId === userId && reveal.subjectId === id;
}

/** `null` for whoever gets no more than a square. */
export function exactPoint(place: VisiblePlace): Coordinates | null {
  return place?.kind === "exact" ? place.point : null;
}
