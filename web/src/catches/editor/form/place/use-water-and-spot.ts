import type { Spot, WaterSummary } from "@creel/domain/waters/water";
import { spotAt, waterAt } from "@creel/domain/waters/water-at";
import { useController, useFormState } from "react-hook-form";

import { useWater } from "../../../../waters/data/use-waters.ts";
import type { CatchPlace, CatchValues } from "../../values/catch-values.ts";
import type { CatchControl } from "../controls/form-controls.tsx";

/** Of the catch in a form: what was chosen, else what its place is on. */
export function useWaterAndSpot(control: CatchControl, place: CatchPlace, waters: readonly WaterSummary[]) {
  const water = useController({ control, name: "waterId" }).field;
  const spot = useController({ control, name: "spotId" }).field;
  const isMoved = useIsMoved(control, place);
  const waterId = isMoved("waterId", water.value) ? undefined : water.value;
  const spotId = isMoved("spotId", spot.value) ? undefined : spot.value;
  const shownWater = waterOf(waterId, place, waters);
  const { water: whole } = useWater(shownWater?.id ?? "");
  const spots = shownWater && whole?.id === shownWater.id ? whole.spots : [];
  return {
    water: shownWater,
    spot: spotOf(spotId, place, spots),
    spots,
    isFound: waterId === undefined && spotId === undefined,
    chooseWater: (id: string | null) => {
      water.onChange(id);
      // One of the water before.
      spot.onChange(undefined);
    },
    chooseSpot: (id: string | null) => spot.onChange(id),
  };
}

function waterOf(
  waterId: CatchValues["waterId"],
  place: CatchPlace,
  waters: readonly WaterSummary[],
): Pick<WaterSummary, "id" | "name"> | null {
  if (waterId === undefined) return waterAt(place, waters.map(withOutline));
  return waters.find(({ id }) => id === waterId) ?? null;
}

function spotOf(spotId: CatchValues["spotId"], place: CatchPlace, spots: readonly Spot[]): Spot | null {
  if (spotId === undefined) return spotAt(place, spots);
  return spots.find(({ id }) => id === spotId) ?? null;
}

/** What was stored belongs to the place where the catch was; nobody chose it for another one. */
function useIsMoved(control: CatchControl, place: CatchPlace) {
  const { defaultValues } = useFormState({ control });
  const was = defaultValues?.coordinates;
  const isElsewhere = was?.latitude !== place.latitude || was?.longitude !== place.longitude;
  return (name: "waterId" | "spotId", value: CatchValues["waterId"]) =>
    isElsewhere && defaultValues?.[name] !== undefined && defaultValues[name] === value;
}

function withOutline(water: WaterSummary) {
  return { ...water, outline: water.small_outline };
}
