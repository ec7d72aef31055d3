import { DEFAULT_GAP_HOURS } from "@creel/domain/trips/trip-proposals";
import { plural, t } from "@lingui/core/macro";

import { LinkButton } from "../../../ui/controls/button.tsx";
import { useProposals } from "../../data/proposals.ts";

import * as styles from "./found-trips.module.css";

const FOUND = "/catches/trips/found";

/** That there are catches without a trip, and the way to them; nothing where there are none. */
export function FoundTrips() {
  const { data } = useProposals(DEFAULT_GAP_HOURS);
  if (!data || data.total === 0) return null;
  const { total } = data;
  const fish = data.proposals.reduce((sum, { catchIds }) => sum + catchIds.length, 0);
  return (
    <section className={styles.root} aria-labelledby="found">
      <div>
        <h2 id="found">
          {t`${plural(total, { one: "We found # trip", other: "We found # trips" })} in ${plural(fish, { one: "# catch.", other: "# catches." })}`}
        </h2>
        <p>{t`Fish of one place within a few hours of each other. Nothing changes until you accept.`}</p>
      </div>
      <LinkButton to={FOUND}>{t`Look at them`}</LinkButton>
    </section>
  );
}

/** The same in the row of the filters, where nothing moves when it comes. */
export function FoundTripsLink() {
  const { data } = useProposals(DEFAULT_GAP_HOURS);
  if (!data || data.total === 0) return null;
  const { total } = data;
  return (
    <LinkButton look="quiet" to={FOUND} className={styles.link}>
      {t`${plural(total, { one: "# found in your catches", other: "# found in your catches" })}`}
    </LinkButton>
  );
}
