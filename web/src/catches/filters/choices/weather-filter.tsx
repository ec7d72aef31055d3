import { WEATHER_CONDITIONS } from "@creel/domain/conditions/conditions";
import { t } from "@lingui/core/macro";
import { CloudSunRain } from "lucide-react";

import { ChoiceList } from "../../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../../ui/filters/filter-chip.tsx";
import { summarizeChoices } from "../model/describe-filters.ts";
import type { FilterPropsOf } from "../model/filter-props.ts";

const CHOICES = WEATHER_CONDITIONS.map((label) => ({ id: label, label }));

export function WeatherFilter({ filters, change }: FilterPropsOf<"weather">) {
  const chosen = filters.weather ?? [];
  const handleChange = (ids: string[]) => {
    const weather = WEATHER_CONDITIONS.filter((label) => ids.includes(label));
    change({ weather: weather.length === 0 ? undefined : weather });
  };
  return (
    <FilterChip
      name="Weather"
      icon={CloudSunRain}
      text={chosen.length === 0 ? t`Any weather` : summarizeChoices(chosen)}
      onClear={chosen.length === 0 ? undefined : () => change({ weather: undefined })}
    >
      <ChoiceList label={t`Weather`} mode="many" choices={CHOICES} chosen={chosen} onChange={handleChange} />
    </FilterChip>
  );
}
