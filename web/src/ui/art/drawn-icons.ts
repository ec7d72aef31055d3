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

/** The staff by which a river's level is read. */
export const GaugeStaff = createLucideIcon("creel-gauge-staff", [
  ["path", { key: "staff", d: "M9 2h6v20H9Z" }],
  ["path", { key: "scale", d: "M9 6h3M9 10h4M9 14h3M9 18h4" }],
  [
    "path",
    {
      key: "water",
      d: "M2 13c1.2 0 1.5 1 2.6 1s1.5-1 2.6-1M17 13c1.2 0 1.5 1 2.6 1s1.4-1 2.4-1",
    },
  ],
]);

/** A river that rises. */
export const RisingWater = createLucideIcon("creel-rising-water", [
  ["path", { key: "arrow", d: "M12 2v8M8 6l4-4 4 4" }],
  [
    "path",
    {
      key: "surface",
      d: "M2 15c.6.5 1.2 1 2.5 1 2.5 0 2.5-2 5-2 2.6 0 2.4 2 5 2 2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1",
    },
  ],
  [
    "path",
    {
      key: "depth",
      d: "M2 21c.6.5 1.2 1 2.5 1 2.5 0 2.5-2 5-2 2.6 0 2.4 2 5 2 2.5 0 2.5-2 5-2 1.3 0 1.9.5 2.5 1",
    },
  ],
]);
