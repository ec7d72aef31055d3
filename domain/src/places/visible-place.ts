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
  /** The reveals of this admin. */
  reveals?: readonly Reveal[];
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
  return viewer.role === "admin" ? cellOf(squarePlaceOf(placed), ADMIN_CELL_SIZE) : "nothing";
}

function squarePlaceOf({ latitude, longitude, ...placed }: Placed & Coordinates): Coordinates {
  const { squareLatitude = null, squareLongitude = null } = placed;
  if (squareLatitude === null || squareLongitude === null) return { latitude, longitude };
  return { latitude: squareLatitude, longitude: squareLongitude };
}

/** True if the viewer may also see data derived from the place, such as weather and time zone. */
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

/** Returns `null` if the viewer may see at most a square. */
export function exactPoint(place: VisiblePlace): Coordinates | null {
  return place?.kind === "exact" ? place.point : null;
}
