import { createStore } from "../store/create-store.ts";
import { mediaStore } from "../store/media-store.ts";
import { useStore } from "../store/use-store.ts";
import { THEME_KEY } from "./storage-keys.ts";

/** `system` follows the device. public/theme.js reads the choice before the first paint. */
export type Theme = "system" | "light" | "dark";

const chosenTheme = createStore(readTheme());
const systemDark = mediaStore("(prefers-color-scheme: dark)");

export function setTheme(theme: Theme): void {
  if (theme === "system") {
    localStorage.removeItem(THEME_KEY);
    delete document.documentElement.dataset["theme"];
  } else {
    localStorage.setItem(THEME_KEY, theme);
    document.documentElement.dataset["theme"] = theme;
  }
  chosenTheme.set(theme);
}

export function useTheme(): { chosen: Theme; theme: "light" | "dark" } {
  const chosen = useStore(chosenTheme);
  const system = useStore(systemDark) ? "dark" : "light";
  return { chosen, theme: chosen === "system" ? system : chosen };
}

function readTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}
