import { PRINT_KEY } from "../../device/storage-keys.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { memberOf, parseJson } from "../../store/parse-json.ts";
import { storedText } from "../../store/stored-text.ts";
import { useStore } from "../../store/use-store.ts";
import type { Paper } from "../../ui/print/paper.ts";

/** `water` shows the names and outlines of waters, `exact` also where each fish was caught. */
export const PLACES = ["none", "water", "exact"] as const;
export type Places = (typeof PLACES)[number];

export interface PrintOptions {
  paper: Paper;
  places: Places;
  photos: boolean;
  notes: boolean;
}

/** The countries whose usual paper is Letter; all others use A4. */
const LETTER_COUNTRIES = new Set(["US", "CA", "MX", "CL", "CO", "CR", "GT", "PA", "PH", "PR", "SV", "VE"]);

function usualPaper(): Paper {
  const { region = "" } = new Intl.Locale(dateLocale).maximize();
  return LETTER_COUNTRIES.has(region) ? "letter" : "a4";
}

const stored = storedText(PRINT_KEY);

/** Returns the choices for printouts, which this device remembers until the angler signs out. */
export function usePrintOptions(): [PrintOptions, (change: Partial<PrintOptions>) => void] {
  const options = readOptions(useStore(stored));
  return [options, (change) => stored.set(JSON.stringify({ ...options, ...change }))];
}

/** A choice that is missing or unknown has its default. */
export function readOptions(text: string | null): PrintOptions {
  const chosen = parseJson(text);
  const paper = memberOf(chosen, "paper");
  return {
    paper: paper === "letter" || paper === "a4" ? paper : usualPaper(),
    // No place is printed unless the angler chose so.
    places: PLACES.find((each) => each === memberOf(chosen, "places")) ?? "none",
    photos: memberOf(chosen, "photos") !== false,
    notes: memberOf(chosen, "notes") !== false,
  };
}

/** Returns the choice, or the one that shows least if a sheet does not offer it. */
export function placesAmong(offered: readonly Places[], chosen: Places): Places {
  return offered.includes(chosen) ? chosen : (PLACES.find((each) => offered.includes(each)) ?? "none");
}
