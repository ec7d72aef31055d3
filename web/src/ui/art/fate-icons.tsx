import { createLucideIcon } from "lucide-react";

/** A creel with its lid open. */
export const KeptIcon = createLucideIcon("creel-kept", [
  ["path", { key: "basket", d: "M3.5 11h17l-1.4 7.8a2 2 0 0 1-2 1.7H6.9a2 2 0 0 1-2-1.7Z" }],
  ["path", { key: "lid", d: "M6 11c0-4 2.7-6.5 6-6.5s6 2.5 6 6.5" }],
  ["path", { key: "weave", d: "M9.3 14v3.4M14.7 14v3.4" }],
]);

/** A fish above water. */
export const ReleasedIcon = createLucideIcon("creel-released", [
  [
    "path",
    {
      key: "body",
      d: "M3.5 9c1.9-3 4.5-4.3 7.2-4.3 2.3 0 3.9 1.2 5.1 3L18.5 5.8v6.4l-2.7-1.9c-1.2 1.8-2.8 3-5.1 3C8 13.3 5.4 12 3.5 9Z",
    },
  ],
  ["path", { key: "eye", d: "M7.3 8.3h.01" }],
  [
    "path",
    {
      key: "water",
      d: "M2 18.5c1.4 0 1.9 1.2 3.3 1.2s2-1.2 3.4-1.2 1.9 1.2 3.3 1.2 2-1.2 3.4-1.2 1.9 1.2 3.3 1.2 1.9-1.2 3.3-1.2",
    },
  ],
]);

/** A fish above water with a cross. */
export const ReleasedHurtIcon = createLucideIcon("creel-released-hurt", [
  [
    "path",
    {
      key: "body",
      d: "M2.5 12.5c1.6-2.6 3.9-3.8 6.2-3.8 2 0 3.4 1 4.5 2.6l2.3-1.6v5.6l-2.3-1.6c-1.1 1.5-2.5 2.6-4.5 2.6-2.3 0-4.6-1.2-6.2-3.8Z",
    },
  ],
  ["path", { key: "eye", d: "M5.8 12h.01" }],
  ["path", { key: "cross", d: "M18.8 3.5v6M15.8 6.5h6" }],
  [
    "path",
    {
      key: "water",
      d: "M2 20c1.4 0 1.9 1 3.3 1s2-1 3.4-1 1.9 1 3.3 1 2-1 3.4-1 1.9 1 3.3 1 1.9-1 3.3-1",
    },
  ],
]);
