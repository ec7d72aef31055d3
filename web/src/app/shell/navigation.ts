import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { House, Info, LayoutDashboard, type LucideIcon, Map, NotebookText } from "lucide-react";

interface Destination {
  path: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  isFor: "strangers" | "anglers" | "everybody";
}

/** In the order of the header. Signed-in users have the dashboard in place of home. */
const DESTINATIONS: readonly Destination[] = [
  { path: "/", label: msg`Home`, icon: House, isFor: "strangers" },
  { path: "/dashboard", label: msg`Dashboard`, icon: LayoutDashboard, isFor: "anglers" },
  { path: "/map", label: msg`Map`, icon: Map, isFor: "anglers" },
  { path: "/catches", label: msg`My Catches`, icon: NotebookText, isFor: "anglers" },
  { path: "/about", label: msg`About`, icon: Info, isFor: "everybody" },
];

export function destinationsOf(user: object | null): readonly Destination[] {
  const others = user ? "strangers" : "anglers";
  return DESTINATIONS.filter(({ isFor }) => isFor !== others);
}
