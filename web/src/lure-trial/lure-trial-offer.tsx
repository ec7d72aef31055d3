import { judgeTrial } from "@creel/domain/lure-trial/judge-trial";
import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";
import { TRIAL_HOURS } from "@creel/domain/lure-trial/trial-looks";
import { plural, t } from "@lingui/core/macro";
import { Shuffle } from "lucide-react";

import { Icon } from "../ui/art/icon.tsx";
import { LinkButton } from "../ui/controls/button.tsx";
import { useTrials } from "./api.ts";
import { titleOf } from "./trial-lure-names.ts";
import { useUsualFishing } from "./usual-fishing.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./lure-trial-offer.module.css";

export const TRIALS_PATH = "/catches/insights/trials";

interface LureTrialOfferProps {
  /** Two lures that the log cannot rank, as codes from `lureCodeOf`. */
  lures: readonly [string, string] | undefined;
}

/**
 * Offers a trial below the lure rates, because a log cannot tell which lure is better. Links to the running or latest
 * trial if there is one.
 */
export function LureTrialOffer({ lures }: LureTrialOfferProps) {
  const { data } = useTrials();
  const usual = useUsualFishing();
  if (!data) return null;
  const [latest] = data.trials;
  const open = data.trials.find(({ stopped_at: stoppedAt }) => stoppedAt === null);
  const trips = usual && Math.ceil(TRIAL_HOURS.usual / usual.hoursPerTrip);
  return (
    <section className={styles.root} aria-label={t`Lure trial`}>
      <div className={styles.what}>
        <Icon of={Shuffle} />
        <div>
          <h3>{open ? titleOf(open) : t`Is one lure better?`}</h3>
          <p className={utilities.muted}>{open ? describeProgress(open) : describePurpose()}</p>
        </div>
      </div>
      {open ? (
        <LinkButton isWide to={`${TRIALS_PATH}/${open.id}`}>{t`Open the trial`}</LinkButton>
      ) : (
        <LinkButton isWide to={setUpPath(lures)}>{t`Set up a trial`}</LinkButton>
      )}
      {!open && latest && (
        <LinkButton look="quiet" to={`${TRIALS_PATH}/${latest.id}`}>
          {t`Last trial: ${titleOf(latest)}`}
        </LinkButton>
      )}
      {!open && trips !== null && (
        <p className={utilities.hint}>
          {t`${plural(trips, { one: "Takes about # trip.", other: "Takes about # trips." })} You can stop any time.`}
        </p>
      )}
    </section>
  );
}

function describePurpose(): string {
  return t`Your log can’t tell, because you fish each lure at different times. A trial can. Creel picks which of two lures you fish, half an hour at a time.`;
}

function describeProgress({ hours, half_hours: halfHours }: LureTrial): string {
  const answer = judgeTrial(hours, halfHours);
  if (answer.isOver) return t`Your lure trial is over. See the result.`;
  return t`${answer.hours} of ${hours} hours. Continue in water mode on your next trip.`;
}

function setUpPath(lures: readonly [string, string] | undefined): string {
  if (!lures) return `${TRIALS_PATH}/new`;
  const [first, second] = lures;
  return `${TRIALS_PATH}/new?${new URLSearchParams({ first, second }).toString()}`;
}
