import { type BrokenLength, checkLength } from "@creel/domain/catch-limits/check-length";
import type { Limit } from "@creel/domain/catch-limits/limit";
import { limitAge } from "@creel/domain/catch-limits/limit-age";
import { lengthLimitOf } from "@creel/domain/catch-limits/limits-for";
import { getLocalTimeZone, today } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Clock, Ruler } from "lucide-react";
import type { ReactNode } from "react";

import { joinList } from "../../i18n/join-list.ts";
import { inSentence } from "../../i18n/letter-case.ts";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import type { Units } from "../../units/make-units.ts";
import { describeLengths, formatReadOn } from "../data/describe-limit.ts";
import type { KnownBag } from "./use-bag.ts";

interface LengthRule {
  /** True if the length breaks the angler's rule, so that its field is colored. Saving is never refused. */
  isBroken: boolean;
  text: ReactNode;
}

interface Measured {
  /** In inches; `null` if it was not measured. */
  length: number | null;
  bag: Pick<KnownBag, "othersOver" | "limits" | "species">;
  units: Units;
}

/** Returns what the angler's limits say about the length of a fish; `null` without a limit for it. */
export function lengthRule({ length, bag, units }: Measured): LengthRule | null {
  const { limits, species, othersOver } = bag;
  if (limits.length === 0) return null;
  const limit = lengthLimitOf(limits);
  if (!limit) return { isBroken: false, text: <NoLengthLimit species={species} /> };
  const broken = length === null ? null : checkLength(limit, length);
  // The first fish of the day over that length breaks nothing.
  const isBroken = broken !== null && (broken.rule !== "one_over" || othersOver > 0);
  const text = isBroken ? (
    <Broken broken={broken} limit={limit} units={units} />
  ) : (
    <Quiet limit={limit} units={units} />
  );
  return { isBroken, text };
}

function NoLengthLimit({ species }: { species: string }) {
  const fish = inSentence(speciesName(species));
  return (
    <>
      <Icon of={Ruler} isSmall />
      <span>
        <Trans>
          <b>No length limit</b> in your list for {fish} here.
        </Trans>
      </span>
    </>
  );
}

interface RuleProps {
  limit: Limit;
  units: Units;
}

function Quiet({ limit, units }: RuleProps) {
  const rules = joinList(describeLengths(limit, units));
  return (
    <WhoseRule limit={limit}>
      {(entered) => (
        <Trans>
          <b>{rules},</b> {entered}.
        </Trans>
      )}
    </WhoseRule>
  );
}

function Broken({ broken, limit, units }: RuleProps & { broken: BrokenLength }) {
  const [rule, by] = describeBroken(broken, units);
  return (
    <WhoseRule limit={limit}>
      {(entered) => (
        <Trans>
          <b>{rule},</b> {entered}. {by} You can still save it.
        </Trans>
      )}
    </WhoseRule>
  );
}

/** Returns the rule, and by how much it is broken. */
function describeBroken(broken: BrokenLength, { format, formatBare }: Units): [string, string] {
  const length = (value: number) => format("length", value);
  switch (broken.rule) {
    case "min": {
      const [limit, by] = [length(broken.limit), length(broken.by)];
      return [t`Minimum ${limit}`, t`${by} under.`];
    }
    case "max": {
      const [limit, by] = [length(broken.limit), length(broken.by)];
      return [t`Maximum ${limit}`, t`${by} over.`];
    }
    case "slot": {
      const [from, to] = [formatBare("length", broken.from), length(broken.to)];
      return [t`${from} to ${to} goes back`, t`This one is between.`];
    }
    case "one_over": {
      const limit = length(broken.limit);
      return [t`One over ${limit} a day`, t`You kept one today.`];
    }
  }
}

interface WhoseRuleProps {
  limit: Limit;
  /** Gets "you entered this May 3", and how old it is if that is over a year. */
  children: (entered: string) => ReactNode;
}

/** Every rule says whose it is. An old one has a clock. */
function WhoseRule({ limit, children }: WhoseRuleProps) {
  const day = today(getLocalTimeZone()).toString();
  const { isOld } = limitAge(limit, day);
  const date = formatReadOn(limit, day);
  return (
    <>
      <Icon of={isOld ? Clock : Ruler} isSmall />
      <span>
        {children(isOld ? t`you entered this ${date}, over a year ago` : t`you entered this ${date}`)}
      </span>
    </>
  );
}
