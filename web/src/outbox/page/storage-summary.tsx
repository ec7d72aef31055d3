import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Clock, CopyX, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { formatTime } from "../../dates/format-clock.ts";
import { readPersistence } from "../../device/make-room.ts";
import { useConnectivity } from "../../http/connectivity.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Figure } from "../../ui/layout/figure.tsx";
import { type Counts, sumOf } from "../waiting/describe-counts.ts";
import { safariLimit } from "../waiting/describe-what-waits.ts";
import type { WaitingState } from "../waiting/waiting-state.ts";
import { formatMegabyteFigure, LEAST_BYTES } from "./describe-waiting.ts";

import * as line from "./line.module.css";
import * as styles from "./storage-summary.module.css";

interface StorageSummaryProps {
  waiting: readonly Pick<WaitingState, "nextAt">[];
  counts: Counts;
  /** Bytes to upload. */
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
          <dt>{t`To upload`}</dt>
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
        <Fact icon={CopyX} title={t`No duplicates`}>
          {t`If the connection drops mid-upload, a catch won’t be added twice.`}
        </Fact>
      </ul>
    </aside>
  );
}

function amountsOf(counts: Counts) {
  const { catches, trips, waters, gear, customFields, limits, licenses, returns } = counts;
  const ofCatches = t`${plural(catches, { one: "catch", other: "catches" })}`;
  const ofTrips = t`${plural(trips, { one: "trip", other: "trips" })}`;
  const ofWaters = t`${plural(waters, { one: "water", other: "waters" })}`;
  const ofGear = t`${plural(gear, { one: "lure or rod", other: "lures or rods" })}`;
  const ofFields = t`${plural(customFields, { one: "field", other: "fields" })}`;
  const ofLimits = t`${plural(limits, { one: "limit", other: "limits" })}`;
  const ofLicenses = t`${plural(licenses, { one: "license", other: "licenses" })}`;
  const ofReturns = t`${plural(returns, { one: "return", other: "returns" })}`;
  return [
    ...(catches > 0 || sumOf(counts) === 0 ? [{ figure: String(catches), unit: ofCatches }] : []),
    ...(trips > 0 ? [{ figure: String(trips), unit: ofTrips }] : []),
    ...(waters > 0 ? [{ figure: String(waters), unit: ofWaters }] : []),
    ...(gear > 0 ? [{ figure: String(gear), unit: ofGear }] : []),
    ...(customFields > 0 ? [{ figure: String(customFields), unit: ofFields }] : []),
    ...(limits > 0 ? [{ figure: String(limits), unit: ofLimits }] : []),
    ...(licenses > 0 ? [{ figure: String(licenses), unit: ofLicenses }] : []),
    ...(returns > 0 ? [{ figure: String(returns), unit: ofReturns }] : []),
  ];
}

function Keeping({ now }: { now: Date }) {
  const { data: persistence } = useQuery({
    queryKey: ["storage promise"],
    queryFn: readPersistence,
    networkMode: "always",
    staleTime: 0,
  });
  const date = safariLimit(now);
  if (date !== null) {
    return (
      <Fact icon={CircleAlert} title={t`Safari deletes this after 7 days`}>
        {t`Add Creel to your Home Screen, or upload before ${date}.`}
      </Fact>
    );
  }
  if (persistence === "for good") {
    return (
      <Fact icon={CircleCheck} title={t`Safe from cleanup`}>
        {t`Your browser promised not to clear it.`}
      </Fact>
    );
  }
  return (
    <Fact icon={CircleAlert} title={t`Your browser may clear this when space runs low`}>
      {t`Upload soon, or install Creel.`}
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
  const title = next <= now.getTime() ? t`Retrying now` : t`Retrying at ${time}`;
  return (
    <Fact icon={Clock} title={isAwaited ? t`Will retry when you have a signal` : title}>
      {isAwaited ? t`As soon as your phone finds one.` : t`Also whenever your phone finds a signal.`}
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
