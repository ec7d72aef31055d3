/** The layer of the tiles of clusters and single points. */
export const CLUSTER_LAYER = "points";
