import { plural, t } from "@lingui/core/macro";

import type { Waiting } from "../../../outbox/waiting/waiting-catches.ts";
import { formatTime } from "./format-time.ts";

/** As in "3 catches wait on this phone since 6:42 AM and go up by themselves." */
export function describeWaiting({ catches, since, asking }: Waiting, now = new Date()): string {
  const time = formatTime(since, now);
  if (asking > 0) {
    return t`${plural(asking, { one: "# catch on this phone needs you.", other: "# catches on this phone need you." })}`;
  }
  return t`${plural(catches, {
    one: `# catch waits on this phone since ${time} and goes up by itself.`,
    other: `# catches wait on this phone since ${time} and go up by themselves.`,
  })}`;
}
