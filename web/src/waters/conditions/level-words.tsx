import type { RiverLevel } from "@creel/domain/waters/gauge";
import { Clock } from "lucide-react";

import { joinList } from "../../i18n/join-list.ts";
import { Badge } from "../../ui/feedback/states.tsx";
import { binName, formatOld, OLD_MS, trendName } from "./format-conditions.ts";

export interface OfAge {
  level: RiverLevel;
  /** In milliseconds, of the newest value. */
  age: number;
}

/** As in "high, rising". An old level keeps its place in the year, but not its trend. */
export function LevelWords({ level: { bin, trend }, age }: OfAge) {
  const isOld = age > OLD_MS;
  return (
    <>
      {joinList([bin && binName(bin), !isOld && trend && trendName(trend)])}
      {isOld && (
        <Badge tone="fair" icon={Clock}>
          {formatOld(age)}
        </Badge>
      )}
    </>
  );
}
