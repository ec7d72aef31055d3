import type { Role } from "@creel/domain/accounts/user";
import type { Coordinates } from "@creel/domain/places/coordinates";

export interface Viewer {
  id: string;
  role: Role;
}

interface Placed {
  userId: string;
  latitude: number | null;
  longitude: number | null;
}

/**
 * The one way a coordinate leaves the server. The owner and admins get the exact point, everybody else
 * nothing: an angler's spot is theirs.
 */
export function visibleCoordinates(
  viewer: Viewer,
  { userId, latitude, longitude }: Placed,
): Coordinates | null {
  if (viewer.id !== userId && viewer.role !== "admin") return null;
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude };
}
