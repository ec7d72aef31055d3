import type { Catch } from "@creel/domain/catches/catch";
import { namedSource } from "@creel/domain/weather/source-name";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import {
  ChevronDown,
  ChevronUp,
  CloudSun,
  Gauge,
  type LucideIcon,
  Moon,
  Thermometer,
  Wind,
} from "lucide-react";
import { useState } from "react";

import { logFailure } from "../../http/log-failure.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { choiceName } from "../labels/choice-names.ts";
import { removeAutofilled } from "../logbook/api.ts";
import { formatPressure, formatWind } from "../logbook/format-conditions.ts";
import { Fact } from "./fact.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./catch-conditions.module.css";

interface CatchConditionsProps {
  caught: Catch;
  /** As in `AutofilledNote`. */
  onTakenOut: ((caught: Catch) => void) | null;
}

/** Weather, water and wind are always visible, the rest behind Show More. */
export function CatchConditions({ caught, onTakenOut }: CatchConditionsProps) {
  const units = useUnits();
  const [isOpen, setIsOpen] = useState(false);
  const first = noted(mainConditions(caught, units));
  const more = noted(moreConditions(caught, units));
  const shown = isOpen ? [...first, ...more] : first;

  return (
    <section>
      <h3>{t`Conditions`}</h3>
      <dl>
        {shown.map(({ icon, name, text }) => (
          <Fact key={name} icon={<Icon of={icon} isSmall />} name={name}>
            {text}
          </Fact>
        ))}
      </dl>
      {first.length + more.length === 0 && <p className={utilities.hint}>{t`Nothing noted.`}</p>}
      {more.length > 0 && (
        <Button
          look="quiet"
          className={styles.more}
          aria-expanded={isOpen}
          onPress={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t`Show Less` : t`Show More`}
          <Icon of={isOpen ? ChevronUp : ChevronDown} isSmall />
        </Button>
      )}
      <AutofilledNote caught={caught} onTakenOut={onTakenOut} />
    </section>
  );
}

interface Condition {
  icon: LucideIcon;
  name: string;
  text: string | null;
}

function noted(conditions: Condition[]): Condition[] {
  return conditions.filter(({ text }) => text !== null);
}

function mainConditions(caught: Catch, units: Units): Condition[] {
  const water = caught.water_temperature;
  const wind = caught.wind_speed === null ? null : formatWind(caught, units);
  return [
    { icon: CloudSun, name: t`Weather`, text: choiceName("weather_conditions", caught.weather_conditions) },
    {
      icon: Thermometer,
      name: t`Water temperature`,
      text: water === null ? null : units.format("water_temperature", water),
    },
    { icon: Wind, name: t`Wind`, text: wind },
  ];
}

/** A wind direction without a speed has its own label, and so has a trend without a pressure. */
function moreConditions(caught: Catch, units: Units): Condition[] {
  const air = caught.air_temperature;
  const loneDirection = caught.wind_speed === null ? caught.wind_direction : null;
  const hasPressure = caught.barometric_pressure !== null;
  return [
    {
      icon: Thermometer,
      name: t`Air temperature`,
      text: air === null ? null : units.format("air_temperature", air),
    },
    { icon: Wind, name: t`Wind direction`, text: choiceName("wind_direction", loneDirection) },
    { icon: Gauge, name: t`Barometric pressure`, text: hasPressure ? formatPressure(caught, units) : null },
    {
      icon: Gauge,
      name: t`Pressure trend`,
      text: hasPressure ? null : choiceName("pressure_trend", caught.pressure_trend),
    },
    { icon: Moon, name: t`Lunar phase`, text: choiceName("lunar_phase", caught.lunar_phase) },
  ];
}

interface AutofilledNoteProps {
  caught: Catch;
  /** Gets the catch without the autofilled conditions; `null` where they cannot be removed. */
  onTakenOut: ((caught: Catch) => void) | null;
}

function AutofilledNote({ caught, onTakenOut }: AutofilledNoteProps) {
  const undo = useMutation({
    mutationFn: () => removeAutofilled(caught),
    onSuccess: (stored) => onTakenOut?.(stored),
    onError: (error) => {
      logFailure("What was filled in could not be removed", error);
    },
  });
  const { conditions_filled: autofilled } = caught;
  return (
    <div role="status">
      {autofilled && (
        <div className={styles.autofilledNote}>
          <p>
            {autofilled.source === null ? (
              t`Lunar phase filled in later`
            ) : (
              <Trans>
                Weather filled in later from <SourceLink source={autofilled.source} />
              </Trans>
            )}
          </p>
          {onTakenOut && (
            <Button look="quiet" isPending={undo.isPending} onPress={() => undo.mutate()}>
              <Trans>
                Remove<span className={utilities.visuallyHidden}> filled-in values</span>
              </Trans>
            </Button>
          )}
        </div>
      )}
      {undo.isError && (
        <p className={utilities.hint}>{t`The weather could not be removed. Try again in a moment.`}</p>
      )}
      {!autofilled && undo.isSuccess && (
        <p className={utilities.hint}>{t`Removed. It won’t be filled in again.`}</p>
      )}
    </div>
  );
}

function SourceLink({ source }: { source: string }) {
  const { name, url } = namedSource(source);
  if (url === null) return name;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}
