import { ownLureCode } from "@creel/domain/insights/lure-code";
import type { LureTrial, NewLureTrial, NewTrialLure } from "@creel/domain/lure-trial/lure-trial";
import { plannedPower } from "@creel/domain/lure-trial/planned-power";
import { TRIAL_HOURS, looksOf } from "@creel/domain/lure-trial/trial-looks";
import { LURES, OTHER_LURE } from "@creel/domain/lures/lures";
import { plural, t } from "@lingui/core/macro";
import { Minus, Plus } from "lucide-react";
import { useMemo, useState, useDeferredValue } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { v7 as uuidv7 } from "uuid";

import type { OwnLure } from "../gear/data/own-lures.ts";
import { useOwnLures } from "../gear/data/use-gear.ts";
import { describeFailure } from "../http/describe-failure.ts";
import { formatDecimals } from "../i18n/numbers.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Button, IconButton, LinkButton } from "../ui/controls/button.tsx";
import { Notice } from "../ui/feedback/states.tsx";
import { Select } from "../ui/fields/select.tsx";
import { useIsOnline } from "../ui/hooks/use-is-online.ts";
import { startTrial, stopTrial, useTrialChange } from "./api.ts";
import { LurePicture } from "./lure-picture.tsx";
import { TRIALS_PATH } from "./lure-trial-offer.tsx";
import { useUsualFishing, type UsualFishing } from "./usual-fishing.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./set-up-trial.module.css";

interface SetUpTrialProps {
  /** Returns the display name of a type of lure. */
  lureName: (type: string) => string;
  /** A finished trial that was never stopped. Starting a new trial stops it. */
  over: LureTrial | null;
}

/** Sets up a trial: two lures, the hours, and the differences that this many hours can detect. */
export function SetUpTrial({ lureName, over }: SetUpTrialProps) {
  const [address] = useSearchParams();
  const own = useOwnLures();
  const offered = useMemo(() => offeredToTry(own, lureName), [own, lureName]);
  const [chosen, setChosen] = useState({ first: address.get("first"), second: address.get("second") });
  const [hours, setHours] = useState(TRIAL_HOURS.usual);
  const usual = useUsualFishing();
  const [firstOwn, secondOwn] = own.length > 1 ? [...offered.keys()] : [];
  const first = chosen.first ?? firstOwn ?? null;
  const second = chosen.second ?? secondOwn ?? null;
  const trips = usual && Math.ceil(hours / usual.hoursPerTrip);
  return (
    <div className={styles.root}>
      <section className={styles.lures} aria-label={t`Two lures`}>
        <ChosenLure
          label={t`One lure`}
          offered={offered}
          value={first}
          not={second}
          onChange={(code) => setChosen({ first: code, second })}
        />
        <ChosenLure
          label={t`The other lure`}
          offered={offered}
          value={second}
          not={first}
          onChange={(code) => setChosen({ first, second: code })}
        />
      </section>
      <Hours hours={hours} onChange={setHours} />
      <p className={utilities.hint}>
        {trips !== null &&
          t`${plural(trips, { one: "About # trip, the way you fish.", other: "About # trips, the way you fish." })}`}{" "}
        {t`Bites count too, not just fish.`}
      </p>
      {usual && <PowerRows hours={hours} usual={usual} />}
      <Start trial={trialOf(offered, { first, second }, hours)} over={over} />
    </div>
  );
}

interface Codes {
  first: string | null;
  second: string | null;
}

/** Returns the trial to start; `null` until both lures are chosen. */
function trialOf(offered: Offered, { first, second }: Codes, hours: number): NewLureTrial | null {
  const [one, other] = [offered.get(first ?? ""), offered.get(second ?? "")];
  return one && other ? { first: one, second: other, hours } : null;
}

interface ChosenLureProps {
  label: string;
  offered: Offered;
  value: string | null;
  /** The other lure of the trial, which cannot be chosen here. */
  not: string | null;
  onChange: (code: string | null) => void;
}

function ChosenLure({ label, offered, value, not, onChange }: ChosenLureProps) {
  const lure = offered.get(value ?? "");
  return (
    <div className={styles.lure}>
      {lure && (
        <LurePicture
          lure={{ name: lure.name, lure_type: lure.lure_type ?? null }}
          className={styles.picture}
        />
      )}
      <Select
        label={label}
        options={[...offered.keys()].filter((code) => code !== not)}
        nameOf={(code) => offered.get(code)?.name ?? code}
        value={lure ? value : null}
        onChange={onChange}
        placeholder={t`Choose one`}
        isRequired
      />
    </div>
  );
}

function Hours({ hours, onChange }: { hours: number; onChange: (hours: number) => void }) {
  const { least, most, step } = TRIAL_HOURS;
  return (
    <div className={styles.hours} role="group" aria-label={t`Hours you’ll give it`}>
      <span aria-hidden>{t`Hours you’ll give it`}</span>
      <div className={styles.stepper}>
        <IconButton label={t`Fewer hours`} isDisabled={hours <= least} onPress={() => onChange(hours - step)}>
          <Icon of={Minus} />
        </IconButton>
        <output>{t`${hours} h`}</output>
        <IconButton label={t`More hours`} isDisabled={hours >= most} onPress={() => onChange(hours + step)}>
          <Icon of={Plus} />
        </IconButton>
      </div>
    </div>
  );
}

function Start({ trial, over }: { trial: NewLureTrial | null; over: LureTrial | null }) {
  const [id] = useState(() => uuidv7());
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const { mutate, isPending, error } = useTrialChange(async (sent: NewLureTrial) => {
    if (over) await stopTrial(over.id);
    return startTrial({ ...sent, id });
  });
  const start = () =>
    trial && mutate(trial, { onSuccess: (started) => void navigate(`${TRIALS_PATH}/${started.id}`) });
  return (
    <div className={styles.foot}>
      {!isOnline && <p>{t`You are offline. Creel needs a signal to draw the order.`}</p>}
      {error && <Notice tone="bad">{describeFailure(error, t`The trial could not be started.`)}</Notice>}
      <div>
        <LinkButton isLarge to="/catches/insights">{t`Cancel`}</LinkButton>
        <Button look="signal" isLarge isDisabled={trial === null} isPending={isPending} onPress={start}>
          {t`Start the trial`}
        </Button>
      </div>
    </div>
  );
}

/** The lures on offer, keyed by the code from `lureCodeOf`. */
type Offered = ReadonlyMap<string, NewTrialLure>;

/**
 * Returns the lures of the tackle box, those with the most fish first, then the lure types.
 *
 * @param lureName Returns the display name of a lure type.
 */
function offeredToTry(own: readonly OwnLure[], lureName: (type: string) => string): Offered {
  const ofBox = own.map(({ lureId, variantId, name, lureType }) => {
    const lure = { name, lure_type: lureType, lure_id: lureId, variant_id: variantId };
    return [ownLureCode({ lureId, variantId }), lure] as const;
  });
  const types = LURES.filter((lure) => lure !== OTHER_LURE).map(({ name }) => {
    return [name, { name: lureName(name), lure_type: name }] as const;
  });
  return new Map<string, NewTrialLure>([...ofBox, ...types]);
}

const TWICE = 2;
const HALF_AGAIN = 1.5;

interface PowerRowsProps {
  hours: number;
  usual: UsualFishing;
}

/** Shows the differences a trial can detect, before it begins. */
function PowerRows({ hours, usual }: PowerRowsProps) {
  // Each number of hours takes thousands of simulated trials, so the stepper does not wait for the result.
  const deferredHours = useDeferredValue(hours);
  const { bitesPerHour } = usual;
  const [twice, half] = useMemo(
    () => [TWICE, HALF_AGAIN].map((ratio) => plannedPower({ hours: deferredHours, bitesPerHour, ratio })),
    [deferredHours, bitesPerHour],
  );
  const [first = 0, second = 0, last = 0] = looksOf(hours);
  return (
    <section className={styles.power}>
      <h2>{t`What ${hours} hours can tell`}</h2>
      <ul>
        <li>
          <span>{t`If one gets twice the bites, you’ll know`}</span>
          <b>{formatInTen(twice ?? 0)}</b>
        </li>
        <li>
          <span>{t`If one gets half again as many`}</span>
          <b>{formatInTen(half ?? 0)}</b>
        </li>
        <li>
          <span>{t`If they’re the same, Creel still picks one`}</span>
          <b>{t`1 in 20`}</b>
        </li>
      </ul>
      <p className={utilities.hint}>
        {t`Creel looks at the bites after ${first}, ${second} and ${last} hours. The order is drawn and locked when you start.`}{" "}
        {describeAssumedRate(usual)} {t`The odds are lower if fish come in schools or you skip half hours.`}
      </p>
    </section>
  );
}

function formatInTen(share: number): string {
  const tenths = Math.round(10 * share);
  if (tenths === 0) return t`under 1 in 10`;
  return tenths === 10 ? t`over 9 in 10` : t`${tenths} in 10`;
}

function describeAssumedRate({ bitesPerHour, trips }: UsualFishing): string {
  const rate = formatDecimals(bitesPerHour, { min: 1, max: 1, isGrouped: true });
  return trips === 0
    ? t`Assumes ${rate} bites per hour.`
    : t`${plural(trips, { one: `Assumes ${rate} bites per hour, as on your last trip.`, other: `Assumes ${rate} bites per hour, as on your last # trips.` })}`;
}
