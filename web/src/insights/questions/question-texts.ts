import { COMPARED_CONDITIONS, CONDITION_BINS } from "@creel/domain/insights/factors/condition-bins";
import type { FactorName } from "@creel/domain/insights/factors/factors";
import type { InsightQuestion } from "@creel/domain/insights/insight-question";
import { isSameLure } from "@creel/domain/insights/lure-code";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";

import { inSentence } from "../../i18n/letter-case.ts";
import { dateLocale } from "../../i18n/locale.ts";
import { speciesName } from "../../species/species-names.ts";
import type { Units } from "../../units/make-units.ts";
import { subjectOfWind } from "../texts/measured-bins.ts";
import { findBinName, type BinNaming, type NamedBin } from "../texts/name-bins.ts";
import { describeFactorVerdict } from "../texts/verdict-texts.ts";

const FACTOR_QUESTIONS: Readonly<Record<string, MessageDescriptor>> = {
  light: msg`Does the light matter for you?`,
  pressure: msg`Does the pressure matter for you?`,
  lure: msg`Does the lure matter for you?`,
  wind: msg`Does wind speed matter for you?`,
  windFrom: msg`Does wind direction matter for you?`,
  water: msg`Does the choice of water matter for you?`,
  clouds: msg`Do clouds matter for you?`,
  rain: msg`Does rain matter for you?`,
  waterTemperature: msg`Does water temperature matter for you?`,
  airTemperature: msg`Does air temperature matter for you?`,
  moon: msg`Does the moon matter for you?`,
  solunar: msg`Do solunar periods matter for you?`,
  tide: msg`Does the tide matter for you?`,
  flow: msg`Does the river’s level matter for you?`,
  levelTrend: msg`Does it matter for you whether the river rises or falls?`,
  spot: msg`Does the spot matter for you?`,
} satisfies Record<FactorName, MessageDescriptor>;

type Asked = Pick<InsightQuestion, "factor" | "bin">;
type Naming = Pick<BinNaming, "units" | "lureName">;

/** Returns a question such as "Is falling pressure better for you?". */
export function describeQuestion({ factor, bin }: Asked, { units, lureName }: Naming): string {
  if (factor === "lure" && bin !== null) {
    const lure = lureName(bin);
    return t`Is ${lure} better for you than other lures?`;
  }
  const subject = bin === null ? null : subjectOf(factor, bin, units);
  return subject === null ? describeFactorQuestion(factor) : describeBinQuestion(subject);
}

function describeBinQuestion(name: string): string {
  const subject = inSentence(name);
  return t`Is ${subject} better for you?`;
}

/** Names a factor of a later version by its code. */
function describeFactorQuestion(factor: string): string {
  const message = FACTOR_QUESTIONS[factor];
  return message ? i18n._(message) : t`Does ${factor} matter for you?`;
}

/** Returns `null` for a bin of a later version. */
function subjectOf(factor: string, bin: string, units: Units): string | null {
  return factor === "wind" ? subjectOfWind(bin, units) : (findBinName(factor, bin)?.subject ?? null);
}

/** True for a factor that an earlier version offered, but that no log is long enough to answer. */
export function isRetiredFactor(factor: string): boolean {
  return Object.hasOwn(CONDITION_BINS, factor) && !COMPARED_CONDITIONS.some((each) => each === factor);
}

/** Explains why a question about a factor that is no longer offered has no answer. */
export function describeRetiredQuestion(factor: string): string[] {
  const explanation = t`Creel no longer compares this, because no log is long enough to tell.`;
  return factor === "moon" ? [explanation, describeMoonEffect()] : [explanation];
}

/** Source: 341,959 muskellunge, doi.org/10.1371/journal.pone.0098046. */
export function describeMoonEffect(): string {
  return t`The moon changes catch rates by about 5%. It takes about 40,000 fish to see that.`;
}

/** Returns the answer, no stronger than the numbers allow. If the question names a bin, it covers that bin only. */
export function describeAnswer({ bin }: Pick<InsightQuestion, "bin">, bins: readonly NamedBin[]): string[] {
  const asked = bins.filter((each) => bin === null || isSameLure(each.bin, bin));
  const [only, ...others] = asked.flatMap(({ verdict }) => verdict ?? []);
  if (only?.code === "tooFew" && others.length === 0) {
    return [t`${plural(only.outings, { one: "# trip", other: "# trips" })}: too few to say.`];
  }
  return describeFactorVerdict(asked);
}

/** Returns text such as "Walleye only. Asked on May 2, 2026. Only trips since then count." */
export function describeScope({ species, asked_at: askedAt, closed_at: closedAt }: InsightQuestion): string {
  const asked = formatAskedDay(askedAt);
  const times =
    closedAt === null
      ? t`Asked on ${asked}. Only trips since then count.`
      : describeClosedPeriod(asked, closedAt);
  if (species === null) return times;
  const fish = speciesName(species);
  return [t`${fish} only.`, times].join(" ");
}

function describeClosedPeriod(asked: string, closedAt: string): string {
  const closed = formatAskedDay(closedAt);
  return t`Asked on ${asked}, closed on ${closed}. Only trips in between count.`;
}

function formatAskedDay(instant: string): string {
  return new Intl.DateTimeFormat(dateLocale, { dateStyle: "long" }).format(new Date(instant));
}
