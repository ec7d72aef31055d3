import { DEFAULT_GAP_HOURS } from "@creel/domain/trips/trip-proposals";
import { plural, t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { FOUND_TRIPS_KEY } from "../../../../device/storage-keys.ts";
import { storedText } from "../../../../store/stored-text.ts";
import { useStore } from "../../../../store/use-store.ts";
import { proposalsQuery } from "../../../../trips/proposals/proposals.query.ts";
import { Button, LinkButton } from "../../../../ui/controls/button.tsx";

import * as styles from "./found-trips.module.css";

/** There once the angler said that it is not the time to look at them. */
const putOff = storedText(FOUND_TRIPS_KEY);

const FOUND = "/catches/trips/found";

/** That there are catches without a trip, and the way to them; nothing where there are none. */
export function FoundTrips() {
  const { data } = useQuery(proposalsQuery(DEFAULT_GAP_HOURS));
  const isPutOff = useStore(putOff) !== null;
  if (!data || data.total === 0) return null;
  const { total } = data;
  const fish = data.proposals.reduce((sum, { catchIds }) => sum + catchIds.length, 0);
  const found = t`${plural(total, { one: "We found # trip", other: "We found # trips" })}`;
  if (isPutOff) {
    return (
      <p className={styles.later}>
        <LinkButton look="quiet" to={FOUND}>
          {t`${plural(total, { one: "Look at # trip found in your catches", other: "Look at # trips found in your catches" })}`}
        </LinkButton>
      </p>
    );
  }
  return (
    <section className={styles.root} aria-label={found}>
      <div>
        <h2>
          {t`${plural(total, { one: "We found # trip", other: "We found # trips" })} in ${plural(fish, { one: "# catch.", other: "# catches." })}`}
        </h2>
        <p>{t`Fish of one place within a few hours of each other. Nothing changes until you accept.`}</p>
      </div>
      <div className={styles.actions}>
        <LinkButton to={FOUND}>{t`Look at them`}</LinkButton>
        <Button look="quiet" onPress={() => putOff.set("later")}>
          {t`Not now`}
        </Button>
      </div>
    </section>
  );
}
