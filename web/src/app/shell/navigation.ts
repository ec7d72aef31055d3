import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { House, Info, LayoutDashboard, type LucideIcon, Map, NotebookText } from "lucide-react";

interface Destination {
  path: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  isFor: "anglers" | "everybody";
}

/** Sorted as in the header. */
const DESTINATIONS: readonly Destination[] = [
  { path: "/", label: msg`Home`, icon: House, isFor: "everybody" },
  { path: "/dashboard", label: msg`Dashboard`, icon: LayoutDashboard, isFor: "anglers" },
  { path: "/map", label: msg`Map`, icon: Map, isFor: "anglers" },
  { path: "/catches", label: msg`My Catches`, icon: NotebookText, isFor: "anglers" },
  { path: "/about", label: msg`About`, icon: Info, isFor: "everybody" },
];

export function destinationsOf(user: object | null): readonly Destination[] {
  return user ? DESTINATIONS : DESTINATIONS.filter(({ isFor }) => isFor === "everybody");
}
