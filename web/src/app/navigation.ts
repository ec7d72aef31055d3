import { House, Info, LayoutDashboard, type LucideIcon, Map, NotebookText } from "lucide-react";

export interface Destination {
  path: string;
  word: string;
  icon: LucideIcon;
  isForSignedIn: boolean;
}

/** The words of the header, in their order. */
export const DESTINATIONS: readonly Destination[] = [
  { path: "/", word: "Home", icon: House, isForSignedIn: false },
  { path: "/dashboard", word: "Dashboard", icon: LayoutDashboard, isForSignedIn: true },
  { path: "/map", word: "Map", icon: Map, isForSignedIn: true },
  { path: "/catches", word: "My Catches", icon: NotebookText, isForSignedIn: true },
  { path: "/about", word: "About", icon: Info, isForSignedIn: false },
];
