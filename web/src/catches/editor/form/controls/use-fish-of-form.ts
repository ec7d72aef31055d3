import type { Occasion } from "@creel/domain/catch-limits/limits-for";
import { OTHER_SPECIES } from "@creel/domain/species/species";
import type { WaterSummary } from "@creel/domain/waters/water";
import { waterAt } from "@creel/domain/waters/water-at";
import { useWatch } from "react-hook-form";

import type { FishOfForm } from "../../../../catch-limits/bag/use-bag.ts";
import { useWaters } from "../../../../waters/data/use-waters.ts";
import type { CatchValues } from "../../values/catch-values.ts";
import type { CatchControl } from "./form-controls.tsx";

interface AskedFish {
  occasion: Occasion;
  fish: FishOfForm;
}

const WATCHED = [
  "species",
  "customSpecies",
  "coordinates",
  "waterId",
  "dateOfCatch",
  "fate",
  "quantity",
  "howMany",
  "length",
] as const;

/** Returns the fish in the form as limits and bags see it, and where and when it is caught. */
export function useFishOfForm(control: CatchControl, catchId: string | null): AskedFish {
  const [listed, own, place, chosen, date, fate, quantity, howMany, length] = useWatch({
    control,
    name: WATCHED,
  });
  const { data } = useWaters();
  const species = (listed === OTHER_SPECIES.name ? own : listed) ?? "";
  const day = date?.toString() ?? "";
  const waterId = waterOf(chosen, place, data?.waters ?? []);
  const about = { species, day, water_id: waterId, fate, length };
  return {
    occasion: { species, waterId, regionText: null, day },
    fish: { id: catchId, ...about, quantity: howMany ?? quantity },
  };
}

/** Returns the id of the chosen water, else of the one at the place. */
function waterOf(
  chosen: CatchValues["waterId"],
  place: CatchValues["coordinates"],
  waters: readonly WaterSummary[],
): string | null {
  if (chosen !== undefined || place === null) return chosen ?? null;
  const shapes = waters.map((water) => ({ ...water, outline: water.small_outline }));
  return waterAt(place, shapes)?.id ?? null;
}
