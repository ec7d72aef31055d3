import { House, Info, LayoutDashboard, type LucideIcon, Map, NotebookText } from "lucide-react";

interface Destination {
  path: string;
  label: string;
  icon: LucideIcon;
  isFor: "strangers" | "anglers" | "everybody";
}

/** In the order of the header. Signed-in users have the dashboard in place of home. */
const DESTINATIONS: readonly Destination[] = [
  { path: "/", label: "Home", icon: House, isFor: "strangers" },
  { path: "/dashboard", label: "Dashboard", icon: LayoutDashboard, isFor: "anglers" },
  { path: "/map", label: "Map", icon: Map, isFor: "anglers" },
  { path: "/catches", label: "My Catches", icon: NotebookText, isFor: "anglers" },
  { path: "/about", label: "About", icon: Info, isFor: "everybody" },
];

export function destinationsOf(user: object | null): readonly Destination[] {
  const others = user ? "strangers" : "anglers";
  return DESTINATIONS.filter(({ isFor }) => isFor !== others);
}
