import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Clock, CopyX, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { formatTime } from "../../dates/format-clock.ts";
import { readPromise } from "../../device/make-room.ts";
import { useConnectivity } from "../../http/connectivity.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Figure } from "../../ui/layout/figure.tsx";
import type { Counts } from "../waiting/describe-counts.ts";
import { safariLimit } from "../waiting/describe-what-waits.ts";
import type { WaitingState } from "../waiting/waiting-state.ts";
import { formatMegabyteFigure, LEAST_BYTES } from "./describe-waiting.ts";

import * as line from "./line.module.css";
import * as styles from "./storage-summary.module.css";

interface StorageSummaryProps {
  waiting: readonly Pick<WaitingState, "nextAt">[];
  counts: Counts;
  /** What is to be sent. */
  bytes: number;
  now: Date;
}

export function StorageSummary({ waiting, counts, bytes, now }: StorageSummaryProps) {
  return (
    <aside aria-label={t`On this phone`}>
      <dl className={styles.band}>
        <div>
          <dt>{t`On this phone`}</dt>
          <dd>
            <Figure size="large" className={styles.counts} amounts={amountsOf(counts)} />
          </dd>
        </div>
        <div>
          <dt>{t`To send`}</dt>
          <dd>
            <Figure
              size="large"
              amounts={[{ figure: formatMegabyteFigure(Math.max(bytes, LEAST_BYTES)), unit: t`MB` }]}
            />
          </dd>
        </div>
      </dl>
      <ul>
        <Keeping now={now} />
        <NextTry waiting={waiting} now={now} />
        <Fact icon={CopyX} title={t`Never twice`}>
          {t`A catch that went up just before the line broke is not made again.`}
        </Fact>
      </ul>
    </aside>
  );
}

function amountsOf({ catches, trips, waters, gear, customFields }: Counts) {
  const ofCatches = t`${plural(catches, { one: "catch", other: "catches" })}`;
  const ofTrips = t`${plural(trips, { one: "trip", other: "trips" })}`;
  const ofWaters = t`${plural(waters, { one: "water", other: "waters" })}`;
  const ofGear = t`${plural(gear, { one: "lure or rod", other: "lures or rods" })}`;
  const ofFields = t`${plural(customFields, { one: "field", other: "fields" })}`;
  return [
    ...(catches > 0 || trips + waters + gear + customFields === 0
      ? [{ figure: String(catches), unit: ofCatches }]
      : []),
    ...(trips > 0 ? [{ figure: String(trips), unit: ofTrips }] : []),
    ...(waters > 0 ? [{ figure: String(waters), unit: ofWaters }] : []),
    ...(gear > 0 ? [{ figure: String(gear), unit: ofGear }] : []),
    ...(customFields > 0 ? [{ figure: String(customFields), unit: ofFields }] : []),
  ];
}

function Keeping({ now }: { now: Date }) {
  const { data: promise } = useQuery({
    queryKey: ["storage promise"],
    queryFn: readPromise,
    networkMode: "always",
    staleTime: 0,
  });
  const date = safariLimit(now);
  if (date !== null) {
    return (
      <Fact icon={CircleAlert} title={t`Safari forgets after 7 days`}>
        {t`Add Creel to the Home Screen, or send before ${date}.`}
      </Fact>
    );
  }
  if (promise === "for good") {
    return (
      <Fact icon={CircleCheck} title={t`Kept for good`}>
        {t`The browser has promised not to clear it.`}
      </Fact>
    );
  }
  return (
    <Fact icon={CircleAlert} title={t`The browser may clear this when it runs short`}>
      {t`Send soon, or install Creel.`}
    </Fact>
  );
}

function NextTry({ waiting, now }: Pick<StorageSummaryProps, "waiting" | "now">) {
  const connectivity = useConnectivity();
  const times = waiting.flatMap(({ nextAt }) => nextAt ?? []);
  if (times.length === 0) return null;
  const next = Math.min(...times);
  const time = formatTime(next, now);
  const isAwaited = connectivity === "no network";
  const title = next <= now.getTime() ? t`Next try now` : t`Next try at ${time}`;
  return (
    <Fact icon={Clock} title={isAwaited ? t`Next try with a signal` : title}>
      {isAwaited ? t`As soon as the phone finds one.` : t`And each time the phone finds a signal.`}
    </Fact>
  );
}

interface FactProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

function Fact({ icon, title, children }: FactProps) {
  return (
    <li className={line.line}>
      <Icon of={icon} />
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  );
}
