/** In pixels; shown 112 wide, on screens of two and three pixels for one. */
export const THUMBNAIL_SIDE = 280;
