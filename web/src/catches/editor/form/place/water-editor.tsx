import type { Coordinates } from "@creel/domain/places/coordinates";
import { milesBetween } from "@creel/domain/places/distance";
import { WATER_LIMITS } from "@creel/domain/waters/new-water";
import type { WaterSummary } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { v7 as uuidv7 } from "uuid";

import { Icon } from "../../../../ui/art/icon.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Notice } from "../../../../ui/feedback/states.tsx";
import { ComboBox } from "../../../../ui/fields/combo-box.tsx";
import { lazyPart } from "../../../../ui/hooks/lazy-part.ts";
import { useUnits } from "../../../../units/use-units.ts";
import { createWater } from "../../../../waters/data/save-water.ts";
import { useWaterChange } from "../../../../waters/data/use-water-change.ts";
import { MapNames } from "../../../../waters/dialogs/map-names.tsx";

import * as styles from "./location-field.module.css";

const NewWater = lazyPart(async () => (await import("../../../../waters/dialogs/new-water.tsx")).NewWater);

interface WaterEditorProps {
  place: Coordinates;
  waters: readonly WaterSummary[];
  value: string | null;
  onChange: (id: string | null) => void;
  /** The control for the spot on the water. */
  children: ReactNode;
}

/** Offers the angler's waters, nearest first, the map's names there, and a new water. */
export function WaterEditor({ place, waters, value, onChange, children }: WaterEditorProps) {
  const { formatDistance } = useUnits();
  const names = useMapNames(place, waters);
  const [isNaming, setIsNaming] = useState(false);
  const [id] = useState(() => uuidv7());
  const { mutate, isPending, problem } = useWaterChange({
    send: async (name: string) => {
      const point = atPoint(place);
      const { outlineOnLoadedMap } = await import("../../../../map/waters/loaded-map.ts");
      const outline = await outlineOnLoadedMap(point);
      return createWater({ id, name, ...point, radius: WATER_LIMITS.radius.default, outline });
    },
    onDone: ({ water }) => onChange(water.id),
    failure: t`The water could not be saved. Please try again.`,
  });
  const near = waters
    .map((water) => ({ ...water, miles: milesBetween(water, place) }))
    .toSorted((one, other) => one.miles - other.miles);

  return (
    <div className={styles.editor}>
      {near.length > 0 && (
        <ComboBox
          label={t`Your waters`}
          options={near.map((water) => ({
            id: water.id,
            name: water.name,
            note: formatDistance(water.miles),
          }))}
          value={value}
          // The text is empty while another name is being typed.
          onChange={(chosen) => chosen !== null && onChange(chosen)}
        />
      )}
      {children}
      {!isPending && <MapNames names={names} onChoose={mutate} />}
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      <div className={styles.ways}>
        <Button onPress={() => setIsNaming(true)}>
          <Icon of={Plus} isSmall />
          {t`Name a water`}
        </Button>
        <Button onPress={() => onChange(null)}>{t`No water`}</Button>
      </div>
      <Suspense>
        {isNaming && (
          <NewWater
            place={place}
            onSaved={(water) => onChange(water.id)}
            onClose={() => setIsNaming(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

function atPoint({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude, longitude };
}

/** Returns names from the page's map, except names that the angler already has. */
function useMapNames(place: Coordinates, waters: readonly WaterSummary[]): string[] {
  const { latitude, longitude } = place;
  const { data: names = [] } = useQuery({
    queryKey: ["waters", "on-map", latitude, longitude],
    queryFn: async () => {
      const { namesOnLoadedMap } = await import("../../../../map/waters/loaded-map.ts");
      return namesOnLoadedMap({ latitude, longitude });
    },
    staleTime: 0,
    gcTime: 0,
  });
  return names.filter((name) => !waters.some((water) => water.name === name));
}
