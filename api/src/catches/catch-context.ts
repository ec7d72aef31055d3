import type { SessionContext } from "../auth/sessions.ts";
import type { PhotoContext } from "../photos/photos.ts";
import type { CountPhotos } from "../photos/upload-limit.ts";

/** What the routes of catches need of the house. */
export interface CatchContext {
  sessions: SessionContext;
  photos: PhotoContext;
  countPhotos: CountPhotos;
}
