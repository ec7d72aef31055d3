import { namedSource } from "@creel/domain/weather/source-name";
import type { Weather } from "@creel/domain/weather/weather";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { CloudSun } from "lucide-react";

import { figureLocale } from "../../../../i18n/locale.ts";
import { Icon } from "../../../../ui/art/icon.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { classNames } from "../../../../ui/styles/class-names.ts";
import type { Autofill } from "./use-autofill.ts";

import * as utilities from "../../../../ui/styles/utilities.module.css";
import * as styles from "./autofill-parts.module.css";

export function AutofillButton({ autofill }: { autofill: Autofill }) {
  const { isOffered, isAsking, autofiller } = autofill;
  if (!isOffered) return null;
  return (
    <Button look="quiet" className={styles.button} isPending={isAsking} onPress={() => void autofiller.run()}>
      <Icon of={CloudSun} isSmall />
      {isAsking ? t`Looking up...` : t`Fill in weather`}
    </Button>
  );
}

/** The heading of the conditions, with the button that fills them in. */
export function AutofillHeading({ autofill }: { autofill: Autofill }) {
  return (
    <div className={styles.heading}>
      <h3>{t`Environmental Conditions`}</h3>
      <AutofillButton autofill={autofill} />
    </div>
  );
}

export function AutofillLine({ autofill }: { autofill: Autofill }) {
  const { isOffered, isAsking, from, problem, autofiller } = autofill;
  if (!isOffered) return null;
  const hasMessage = isAsking || from !== null || problem !== null;
  return (
    <div className={classNames(styles.line, hasMessage && styles.open)}>
      <p role="status">
        <Message {...autofill} />
      </p>
      {from && (
        <Button look="quiet" onPress={() => autofiller.clear()}>
          <Trans>
            Remove<span className={utilities.visuallyHidden}> filled-in values</span>
          </Trans>
        </Button>
      )}
    </div>
  );
}

function Message({ isAsking, from, problem, timeZone }: Autofill) {
  if (isAsking && !from) return t`Looking up the weather...`;
  return (
    <>
      {problem && `${problem} `}
      {from && <Source weather={from} timeZone={timeZone} />}
    </>
  );
}

function Source({ weather, timeZone }: { weather: Weather; timeZone: string }) {
  const { source, attribution, current, location } = weather;
  const [credit] = attribution;
  const hour = new Intl.DateTimeFormat(figureLocale, { timeStyle: "short", timeZone });
  const { name } = namedSource(source ?? "");
  const time = hour.format(new Date(current.timestamp));
  const place = <span className={utilities.place}>{location.name}</span>;
  const origin = credit ? (
    <a href={credit.url} target="_blank" rel="noreferrer" title={credit.text}>
      {name}
    </a>
  ) : (
    name
  );
  if (!credit?.license) {
    return (
      <Trans>
        Filled in from {origin} for {time}, {place}
      </Trans>
    );
  }
  const license = (
    <a href={credit.license.url} target="_blank" rel="noreferrer">
      {credit.license.name}
    </a>
  );
  return (
    <Trans>
      Filled in from {origin} ({license}) for {time}, {place}
    </Trans>
  );
}
