import type { CountPerHour } from "../auth/hourly-limit.ts";
import type { SessionContext } from "../auth/sessions.ts";
import type { PhotoContext } from "../photos/photos.ts";

/** What the routes of catches need of the house. */
export interface CatchContext {
  sessions: SessionContext;
  photos: PhotoContext;
  countPhotos: CountPerHour;
}
