import type { Limit } from "@creel/domain/catch-limits/limit";
import { closedBy } from "@creel/domain/catch-limits/limits-for";
import { getLocalTimeZone, today } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { CalendarX } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { describeSeason, formatReadOn } from "../data/describe-limit.ts";

import * as styles from "./season-line.module.css";

interface SeasonLineProps {
  /** The limits for the fish, the closest first. */
  limits: readonly Limit[];
  /** yyyy-mm-dd on the clock of the place. */
  day: string;
}

/** Says that the day is in a closed season that the angler wrote down. Renders nothing on other days. */
export function SeasonLine({ limits, day }: SeasonLineProps) {
  const limit = closedBy(limits, day);
  if (!limit) return null;
  const season = describeSeason(limit) ?? "";
  const date = formatReadOn(limit, today(getLocalTimeZone()).toString());
  return (
    <p className={styles.root} role="status">
      <Icon of={CalendarX} isSmall />
      <span>{t`Closed ${season}, you entered this ${date}. You can still save it.`}</span>
    </p>
  );
}
