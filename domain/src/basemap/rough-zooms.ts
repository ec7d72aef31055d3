// Zooms of the map, in which the world is 512 px wide at 0, from which on its data is drawn larger than it is known.

/** In meters: so well lakes and coasts of 1:50 million are known. */
export const ROUGH_LAKE_M = 2000;

/** Lakes and coasts of 1:50 million are known to about 2 km, which are 10 px from there on. */
export const ROUGH_FROM_ZOOM = 8;

/** Coasts of 1:10 million are known to about 0.5 km. */
export const ROUGH_COAST_ZOOM = 10;
