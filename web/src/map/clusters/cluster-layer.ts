/** The layer of the tiles of clusters and single points. */
export const CLUSTER_LAYER = "points";

/**
 * px: points so near to each other are one. In heat they are one to the eye, too, and a hundred thousand are a few
 * thousand to draw. Rates have cells of their own.
 */
export const CLUSTER_RADIUS_PX = { pins: 44, heat: 6, rate: null } as const;
