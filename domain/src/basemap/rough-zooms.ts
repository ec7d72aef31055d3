// Zoom levels from which the map draws its data larger than its accuracy. At zoom 0 the world is 512 px wide.

/** The accuracy of lakes and coasts at 1:50 million, in meters. */
export const ROUGH_LAKE_M = 2000;

/** Lakes and coasts at 1:50 million are accurate to about 2 km, which is 10 px from this zoom on. */
export const ROUGH_FROM_ZOOM = 8;

/** Coasts at 1:10 million are accurate to about 0.5 km. */
export const ROUGH_COAST_ZOOM = 10;
