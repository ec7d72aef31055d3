import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";
import { looksOf } from "@creel/domain/lure-trial/trial-looks";
import { t } from "@lingui/core/macro";

import { locale } from "../i18n/locale.ts";

import * as styles from "./trial-result.module.css";

const LIST = new Intl.ListFormat(locale);

/** How a trial is reckoned. The order is shown when nothing can be tied on by it any more. */
export function TrialNumbers({ trial, isClosed }: { trial: LureTrial; isClosed: boolean }) {
  const hours = LIST.format(looksOf(trial.hours).map(String));
  const begun = trial.half_hours.length;
  const refused = trial.half_hours.filter(({ kept }) => !kept).length;
  return (
    <dl className={styles.numbers}>
      <dt>{t`Test`}</dt>
      <dd>
        {t`Each hour is two half hours, one with each lure, in an order by chance. If the lures are alike, which one got more is chance, too: all ways in which the order could have fallen are counted. Over all looks it is wrong at most 1 time in 20.`}
      </dd>
      <dt>{t`Looks`}</dt>
      <dd>{t`At ${hours} hours, fixed before the start. Between them nothing changes.`}</dd>
      <dt>{t`Bites`}</dt>
      <dd>{t`Strikes, lost fish and fish of the thirty minutes, for the lure that was drawn, whichever was on.`}</dd>
      <dt>{t`Half hours begun`}</dt>
      <dd>{t`${begun}, of them ${refused} with the other lure. Without its other half one counts in the figures only.`}</dd>
      <dt>{t`Sealed order`}</dt>
      <dd>
        <code>{trial.commitment}</code>
        {isClosed
          ? t`It is the SHA-256 of the seed of the order:`
          : t`It is the SHA-256 of the seed of the order, which is shown at the end.`}
        {isClosed && <code>{trial.seed}</code>}
      </dd>
    </dl>
  );
}
