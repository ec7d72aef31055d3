import { useSyncExternalStore } from "react";

import { THEME_KEY } from "./storage-keys.ts";

/** `system` follows the device. public/theme.js reads what was chosen before the first paint. */
export type Theme = "system" | "light" | "dark";

const query = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

export function setTheme(theme: Theme): void {
  if (theme === "system") {
    localStorage.removeItem(THEME_KEY);
    delete document.documentElement.dataset["theme"];
  } else {
    localStorage.setItem(THEME_KEY, theme);
    document.documentElement.dataset["theme"] = theme;
  }
  for (const listener of listeners) listener();
}

/** What was chosen, and what it comes to. */
export function useTheme(): { chosen: Theme; theme: "light" | "dark" } {
  const chosen = useSyncExternalStore(subscribe, readTheme);
  const isSystemDark = useSyncExternalStore(subscribe, () => query.matches);
  const system = isSystemDark ? "dark" : "light";
  return { chosen, theme: chosen === "system" ? system : chosen };
}

function readTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  query.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener("change", listener);
  };
}
