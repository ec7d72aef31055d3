import type { Coordinates } from "@creel/domain/places/coordinates";
import {
  madeShareSchema,
  type NewShareFields,
  type Share,
  sharesSchema,
  squareAnswerSchema,
} from "@creel/domain/shares/share";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../http/send.ts";

// All throw ApiError and NetworkError.

async function readShares(signal: AbortSignal): Promise<Share[]> {
  const { shares } = await send({ path: "/shares", signal }, sharesSchema);
  return shares;
}

/** A place of the square in which a link would show a catch or a trip. */
async function readSquarePlace(id: string, signal: AbortSignal): Promise<Coordinates> {
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

/** Asked for anew each time: what others opened since is in it. */
export const sharesQuery = queryOptions({
  queryKey: ["shares"],
  queryFn: ({ signal }) => readShares(signal),
});

/** In whose square a catch or a trip is shown, which is said once and stays. */
export function squarePlaceQuery(id: string) {
  return queryOptions({
    queryKey: [...sharesQuery.queryKey, "square", id],
    queryFn: ({ signal }) => readSquarePlace(id, signal),
  });
}
