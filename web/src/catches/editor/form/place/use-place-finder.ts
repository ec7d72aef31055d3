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

/** Which place a new catch begins with. */
export interface PlaceWish {
  /** The device's, at once. */
  isLocating: boolean;
  /** The map on which the form was opened. */
  map: ShownMap | null;
}

const NONE: PlaceWish = { isLocating: false, map: null };

interface FinderOptions {
  control: CatchControl;
  keeper: DraftKeeper;
  wish: PlaceWish | undefined;
}

/** The place from the device as long as the form is open, unless the angler chooses one. */
export function usePlaceFinder({ control, keeper, wish = NONE }: FinderOptions): DevicePlace {
  const { field } = useController({ control, name: "coordinates" });
  const [finder] = useState(
    () =>
      new PlaceFinder({
        isWanted: wish.isLocating,
        map: wish.map,
        watch: watchPosition,
        put: (coordinates) => {
          // Of a new catch, it is nothing that somebody typed: alone it is no draft.
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
