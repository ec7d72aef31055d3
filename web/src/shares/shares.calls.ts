import type { Coordinates } from "@creel/domain/places/coordinates";
import {
  madeShareSchema,
  type NewShareFields,
  type Share,
  sharesSchema,
  squareAnswerSchema,
} from "@creel/domain/shares/share";

import { send, sendForNothing } from "../http/send.ts";

// All throw ApiError and NetworkError.

export async function readShares(signal: AbortSignal): Promise<Share[]> {
  const { shares } = await send({ path: "/shares", signal }, sharesSchema);
  return shares;
}

/** A place of the square in which a link would show a catch or a trip. */
export async function readSquarePlace(id: string, signal: AbortSignal): Promise<Coordinates> {
  return (await send({ path: `/shares/squares/${id}`, signal }, squareAnswerSchema)).place;
}

export interface MadeShare {
  share: Share;
  /** The whole address. */
  url: string;
}

export async function makeShare(wanted: NewShareFields): Promise<MadeShare> {
  const { share, url } = await send({ method: "POST", path: "/shares", body: wanted }, madeShareSchema);
  return { share, url: new URL(url, location.origin).href };
}

export function revokeShare(id: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/shares/${id}` });
}

export function revokeAllShares(): Promise<void> {
  return sendForNothing({ method: "DELETE", path: "/shares" });
}
