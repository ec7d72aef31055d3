import type { SessionContext } from "../accounts/sessions/sessions.ts";
import type { CountPerHour } from "../limits/hourly-limit.ts";
import type { PhotoContext } from "../photos/photos.ts";

export interface LicenseContext {
  sessions: SessionContext;
  photos: PhotoContext;
  countPhotos: CountPerHour;
}
