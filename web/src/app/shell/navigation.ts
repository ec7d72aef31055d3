import { House, Info, LayoutDashboard, type LucideIcon, Map, NotebookText } from "lucide-react";

interface Destination {
  path: string;
  word: string;
  icon: LucideIcon;
  isFor: "strangers" | "anglers" | "everybody";
}

/** The words of the header, in their order. Home is the page for strangers: who is signed in has a dashboard instead. */
const DESTINATIONS: readonly Destination[] = [
  { path: "/", word: "Home", icon: House, isFor: "strangers" },
  { path: "/dashboard", word: "Dashboard", icon: LayoutDashboard, isFor: "anglers" },
  { path: "/map", word: "Map", icon: Map, isFor: "anglers" },
  { path: "/catches", word: "My Catches", icon: NotebookText, isFor: "anglers" },
  { path: "/about", word: "About", icon: Info, isFor: "everybody" },
];

export function destinationsOf(user: object | null): readonly Destination[] {
  const others = user ? "strangers" : "anglers";
  return DESTINATIONS.filter(({ isFor }) => isFor !== others);
}
