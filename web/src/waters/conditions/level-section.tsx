import { milesBetween } from "@creel/domain/places/distance";
import {
  type Gauge,
  type RiverLevel,
  type WaterConditions,
  FLOW_BINS,
  type FlowBin,
} from "@creel/domain/waters/gauge";
import type { Water } from "@creel/domain/waters/water";
import { plural, t } from "@lingui/core/macro";
import { CircleCheck } from "lucide-react";

import { formatTime } from "../../dates/format-clock.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { useUnits } from "../../units/use-units.ts";
import { ChooseGauge, NoGauge } from "./choose-gauge.tsx";
import { ConditionSection, Hint, PlaceName, Present, Source, SourceLine } from "./condition-section.tsx";
import {
  describeFlowRatio,
  flowAmount,
  formatAge,
  heightAmount,
  joinAmount,
  levelAmount,
  OLD_MS,
  binName,
} from "./format-conditions.ts";
import { LevelChart } from "./level-chart.tsx";
import { LevelWords, type OfAge } from "./level-words.tsx";

import * as styles from "./conditions.module.css";

interface LevelSectionProps {
  water: Water;
  conditions: WaterConditions;
}

/** The level of a water by its gauge, or the way to choose one. */
export function LevelSection({ water, conditions }: LevelSectionProps) {
  const { gauge, level } = conditions;
  const title = water.kind === "river" || water.kind === "canal" ? t`River level` : t`Water level`;
  if (!gauge || !level) {
    return (
      <ConditionSection title={title} present={<Present amount={null} />}>
        <NoGauge water={water} conditions={conditions} />
      </ConditionSection>
    );
  }
  return (
    <ConditionSection title={title} present={<PresentLevel level={level} isSilent={conditions.isSilent} />}>
      {level.points.length > 1 && <LevelChart title={title} level={level} />}
      <LevelSources water={water} gauge={gauge} level={level} attribution={conditions.attribution} />
      <EarlierTrips count={conditions.pendingTrips} />
      <div className={styles.actions}>
        <ChooseGauge water={water} conditions={conditions} look="quiet" label={t`Change gauge`} />
      </div>
    </ConditionSection>
  );
}

interface PresentLevelProps {
  level: RiverLevel;
  isSilent: boolean;
}

function PresentLevel({ level, isSilent }: PresentLevelProps) {
  const units = useUnits();
  const at = useNow();
  const { now, index, indexBasis, bin } = level;
  const value = now.level ?? now.flow;
  const amount = value === null ? null : levelAmount(units, now.level === null ? "flow" : "level", value);
  const age = now.observedAt === null ? 0 : at.getTime() - Date.parse(now.observedAt);
  return (
    <Present amount={amount} words={<LevelWords level={level} age={age} />}>
      {value === null && <Hint>{t`The gauge has not told anything yet.`}</Hint>}
      <Course level={level} age={age} />
      {now.level !== null && now.flow !== null && <Flow flow={now.flow} />}
      <FlowOfDate level={level} />
      {index !== null && (
        <>
          <IndexStrip index={index} bin={bin} />
          <Hint>{describeIndex(index, indexBasis)}</Hint>
        </>
      )}
      {isSilent && <Hint>{t`The gauge’s service isn’t answering right now.`}</Hint>}
    </Present>
  );
}

/** The change since yesterday; of an old level, when it was measured. */
function Course({ level, age }: OfAge) {
  const { observedAt } = level.now;
  const now = useNow();
  if (age <= OLD_MS || observedAt === null) return <Change level={level} />;
  return <Hint>{describeOld(observedAt, now)}</Hint>;
}

function describeOld(observedAt: string, now: Date): string {
  const time = formatTime(Date.parse(observedAt), now);
  return t`Measured ${time}. Rising or falling since then is not known.`;
}

function Change({ level: { change24h: change } }: { level: RiverLevel }) {
  const units = useUnits();
  if (change === null) return null;
  const unchanged = joinAmount(heightAmount(units, 0));
  const amount = joinAmount(heightAmount(units, Math.abs(change)));
  if (amount === unchanged) return <Hint>{t`As high as yesterday.`}</Hint>;
  return <Hint>{change > 0 ? t`Up ${amount} since yesterday.` : t`Down ${amount} since yesterday.`}</Hint>;
}

function Flow({ flow }: { flow: number }) {
  const amount = joinAmount(flowAmount(useUnits(), flow));
  return <Hint>{t`Flow ${amount}.`}</Hint>;
}

/** The flow beside the median of the date; nothing unless both are known. */
function FlowOfDate({ level: { now, medianFlow } }: { level: RiverLevel }) {
  if (now.flow === null || !medianFlow || medianFlow <= 0) return null;
  return <Hint>{describeFlowRatio(now.flow / medianFlow)}</Hint>;
}

/** The index in words, by what it was found. */
function describeIndex(index: number, basis: RiverLevel["indexBasis"]): string {
  const days = Math.round(100 * Math.min(1, Math.max(0, index)));
  switch (basis) {
    case "normals":
      return t`Higher than on ${days} of 100 days at this time of year.`;
    case "ownReadings":
      return t`Higher than on ${days} of 100 days that Creel has read this gauge.`;
    case "meanLowHigh":
      return t`At ${days}% of the way from its mean low to its mean high.`;
    case "typicalRange":
      return t`At ${days}% of the way through its typical range.`;
    case null:
      return "";
  }
}

interface LevelSourcesProps extends Pick<WaterConditions, "attribution"> {
  water: Water;
  gauge: Gauge;
  level: RiverLevel;
}

function LevelSources({ water, gauge, level, attribution }: LevelSourcesProps) {
  const units = useUnits();
  const now = useNow();
  const { observedAt } = level.now;
  const distance = units.formatDistance(milesBetween(gauge, water));
  return (
    <SourceLine>
      <span className={styles.confirmed}>
        <Icon of={CircleCheck} isSmall />
        {describeConfirmed(new Date(gauge.confirmed_at), now)}
      </span>
      <span>
        <PlaceName>{gauge.name}</PlaceName>, {t`${distance} away`}
      </span>
      {attribution.map((source) => (
        <Source key={source.text} of={source} />
      ))}
      {observedAt !== null && <span>{describeMeasured(Date.parse(observedAt), now)}</span>}
    </SourceLine>
  );
}

function describeConfirmed(confirmed: Date, now: Date): string {
  if (confirmed.toDateString() === now.toDateString()) return t`You confirmed this gauge today`;
  const year = confirmed.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  const format = new Intl.DateTimeFormat(dateLocale, { month: "long", day: "numeric", ...year });
  const day = format.format(confirmed);
  return t`You confirmed this gauge on ${day}`;
}

function describeMeasured(at: number, now: Date): string {
  const time = formatTime(at, now);
  const age = formatAge(now.getTime() - at);
  return t`Measured ${time}, ${age}`;
}

/** The server fills in the levels of earlier trips after a gauge was chosen. */
function EarlierTrips({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Hint>
      {t`${plural(count, {
        one: "Your # earlier trip here is getting its level.",
        other: "Your # earlier trips here are getting their levels.",
      })}`}
    </Hint>
  );
}

interface IndexStripProps {
  /** From 0 to 1. */
  index: number;
  bin: FlowBin | null;
}

/** The position in the gauge's own year, between low and high. It is visual only; words beside it say the same. */
function IndexStrip({ index, bin }: IndexStripProps) {
  const share = 100 * Math.min(1, Math.max(0, index));
  return (
    <div className={styles.index} aria-hidden>
      <div className={styles.fields}>
        {FLOW_BINS.map((each) => (
          <span key={each} />
        ))}
        <b style={{ insetInlineStart: `${share}%` }} />
      </div>
      <div className={styles.fieldNames}>
        {FLOW_BINS.map((each) => (
          <span key={each} data-on={each === bin || undefined}>
            {binName(each)}
          </span>
        ))}
      </div>
    </div>
  );
}
