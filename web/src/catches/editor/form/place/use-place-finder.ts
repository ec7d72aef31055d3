import { useEffect, useState } from "react";
import { useController } from "react-hook-form";

import type { ShownMap } from "../../../../map/view/shown-map.ts";
import { watchPosition } from "../../../../places/watch-position.ts";
import { useStore } from "../../../../store/use-store.ts";
import type { DraftKeeper } from "../../draft/draft-keeper.ts";
import type { CatchControl } from "../controls/form-controls.tsx";
import { PlaceFinder, type PlaceState } from "./place-finder.ts";

export interface DevicePlace extends PlaceState {
  finder: PlaceFinder;
}

export interface PlaceWish {
  /** Asks the device at once. */
  isLocating: boolean;
  map: ShownMap | null;
}

const NONE: PlaceWish = { isLocating: false, map: null };

interface FinderOptions {
  control: CatchControl;
  keeper: DraftKeeper;
  wish: PlaceWish | undefined;
}

export function usePlaceFinder({ control, keeper, wish = NONE }: FinderOptions): DevicePlace {
  const { field } = useController({ control, name: "coordinates" });
  const [finder] = useState(
    () =>
      new PlaceFinder({
        isWanted: wish.isLocating,
        map: wish.map,
        watch: watchPosition,
        put: (coordinates) => {
          // A place alone makes no draft of a new catch.
          if (keeper.draft.base === null) keeper.settle({ coordinates });
          field.onChange(coordinates);
        },
      }),
  );
  const state = useStore(finder.store);

  useEffect(() => {
    finder.start();
    return () => finder.stop();
  }, [finder]);
  useEffect(() => {
    finder.update(field.value);
  }, [finder, field.value]);
  return { ...state, finder };
}
