import { createLucideIcon } from "lucide-react";

/** Custom icons in the style of Lucide. This fish swims left. */
export const Fish = createLucideIcon("creel-fish", [
  [
    "path",
    {
      key: "body",
      d: "M2.5 12c2.5-4.3 6-6.2 9.7-6.2 3 0 5.2 1.8 6.8 4.4L22 7.5v9l-3-2.7c-1.6 2.6-3.8 4.4-6.8 4.4-3.7 0-7.2-1.9-9.7-6.2Z",
    },
  ],
  ["path", { key: "head", d: "M7.5 10.8h.01M11 9.2c1 1.8 1 3.8 0 5.6" }],
]);

/** A hook with eye, shank, bend and barb. */
export const Hook = createLucideIcon("creel-hook", [
  ["circle", { key: "eye", cx: 14, cy: 4, r: 2 }],
  ["path", { key: "bend", d: "M14 6v9.5a4.5 4.5 0 0 1-9 0V13l3 3" }],
]);

/** A fish that was not caught. */
export const NoFish = createLucideIcon("creel-no-fish", [
  [
    "path",
    {
      key: "body",
      d: "M2.5 12c2.5-4.3 6-6.2 9.7-6.2 3 0 5.2 1.8 6.8 4.4L22 7.5v9l-3-2.7c-1.6 2.6-3.8 4.4-6.8 4.4-3.7 0-7.2-1.9-9.7-6.2Z",
    },
  ],
  ["path", { key: "stroke", d: "m4 3 16 18" }],
]);
