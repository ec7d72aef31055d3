import { WEATHER_CONDITIONS, type WeatherCondition } from "@creel/domain/conditions/conditions";
import { t } from "@lingui/core/macro";
import { CloudSunRain } from "lucide-react";

import { ChoiceList } from "../../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../../ui/filters/filter-chip.tsx";
import { choiceName } from "../../labels/choice-names.ts";
import { summarizeChoices } from "../model/describe-filters.ts";
import type { FilterPropsOf } from "../model/filters.ts";

function nameOf(weather: WeatherCondition): string {
  return choiceName("weather_conditions", weather);
}

export function WeatherFilter({ filters, change }: FilterPropsOf<"weather">) {
  const chosen = filters.weather ?? [];
  const choices = WEATHER_CONDITIONS.map((id) => ({ id, label: nameOf(id) }));
  const handleChange = (ids: string[]) => {
    const weather = WEATHER_CONDITIONS.filter((id) => ids.includes(id));
    change({ weather: weather.length === 0 ? undefined : weather });
  };
  return (
    <FilterChip
      name={t`Weather`}
      icon={CloudSunRain}
      text={chosen.length === 0 ? t`Any weather` : summarizeChoices(chosen.map(nameOf))}
      onClear={chosen.length === 0 ? undefined : () => change({ weather: undefined })}
    >
      <ChoiceList label={t`Weather`} mode="many" choices={choices} chosen={chosen} onChange={handleChange} />
    </FilterChip>
  );
}
