import type { Coordinates } from "@creel/domain/places/coordinates";
import { parseCoordinates } from "@creel/domain/places/parse-coordinates";
import { roundTo } from "@creel/domain/units/round-to";
import { t } from "@lingui/core/macro";
import { LocateFixed, Map as MapIcon } from "lucide-react";
import { useState } from "react";

import { lastMapBounds } from "../../../map/view/shown-map.ts";
import { describeUnreadable } from "../../../places/coordinates-unreadable.ts";
import { useCurrentPosition } from "../../../places/use-current-position.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { FilterPanel, FilterForm } from "../../../ui/filters/filter-panel.tsx";
import { useAnnouncedProblem } from "../../../ui/use-announced-error.ts";
import { useUnits } from "../../../units/use-units.ts";
import type { FilterProps } from "../model/filters.ts";
import { radiiIn } from "./search-radii.ts";

const DECIMALS = 5;

interface PlacePanelProps extends FilterProps {
  /** Whether the last view of the map is a choice. */
  hasView: boolean;
  close: () => void;
}

export function PlacePanel({ filters, change, hasView, close }: PlacePanelProps) {
  const { problem, setProblem, fail } = useAnnouncedProblem();
  const view = hasView ? lastMapBounds() : null;
  const { mutate, isPending } = useCurrentPosition(centerOn, fail);

  function centerOn({ latitude, longitude }: Coordinates): void {
    setProblem(undefined);
    change({
      near: { latitude: roundTo(latitude, DECIMALS), longitude: roundTo(longitude, DECIMALS) },
      bbox: undefined,
    });
  }

  return (
    <FilterPanel>
      <Button isPending={isPending} onPress={() => mutate()}>
        <Icon of={LocateFixed} isSmall />
        {isPending ? t`Finding your location...` : t`Around me`}
      </Button>
      {view && (
        <Button
          onPress={() => {
            change({ bbox: view, near: undefined });
            close();
          }}
        >
          <Icon of={MapIcon} isSmall />
          {t`The map’s view`}
        </Button>
      )}
      <TypedPoint
        key={JSON.stringify(filters.near)}
        point={filters.near}
        problem={problem}
        onProblem={fail}
        onPoint={centerOn}
      />
      {filters.near && <RadiusChoice radius={filters.radius} onChange={(radius) => change({ radius })} />}
    </FilterPanel>
  );
}

interface TypedPointProps {
  point: Coordinates | undefined;
  problem: string | undefined;
  onProblem: (sentence: string) => void;
  onPoint: (point: Coordinates) => void;
}

function TypedPoint({ point, problem, onProblem, onPoint }: TypedPointProps) {
  const [text, setText] = useState(point ? `${point.latitude}, ${point.longitude}` : "");
  const submit = () => {
    const typed = parseCoordinates(text);
    if (typed) onPoint(typed);
    else onProblem(describeUnreadable());
  };
  return (
    <FilterForm
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t`Around a point`}
        value={text}
        onChange={setText}
        placeholder="47.8312, -92.2648"
        error={problem}
      />
      <Button type="submit">{t`Show`}</Button>
    </FilterForm>
  );
}

/** 0.00001° are about a meter. */

interface RadiusChoiceProps {
  /** In miles. */
  radius: number;
  onChange: (radius: number) => void;
}

function RadiusChoice({ radius, onChange }: RadiusChoiceProps) {
  const { system, formatDistance } = useUnits();
  const present = formatDistance(radius);
  const radii = new Map(radiiIn(system).map((miles) => [formatDistance(miles), miles]));
  // A radius of an address, or one that is round in other units, is added.
  const all = radii.has(present) ? radii : new Map([[present, radius], ...radii]);
  return (
    <Select
      label={t`Within`}
      isRequired
      options={[...all.keys()]}
      value={present}
      onChange={(chosen) => onChange(all.get(chosen ?? present) ?? radius)}
    />
  );
}
