/** An SVG path of a pin in a box of 36 by 44 px; its tip is at 18, 43. */
export const PIN_SHAPE = "M18 43C11 35.5 3 28 3 18a15 15 0 0 1 30 0c0 10-8 17.5-15 25Z";
