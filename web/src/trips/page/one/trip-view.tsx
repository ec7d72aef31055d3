import { countFish } from "@creel/domain/catches/fish-count";
import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { ListPlus, Pencil, Printer, Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import { Fact } from "../../../catches/view/fact.tsx";
import { useNotedValues } from "../../../custom-fields/use-custom-fields.ts";
import { markSample } from "../../../dates/format-catch-time.ts";
import { formatLongDay } from "../../../dates/format-day.ts";
import { placeOfTrip } from "../../../dates/format-trip.ts";
import { tripTarget } from "../../../shares/share-target.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../../ui/controls/button.tsx";
import { useNow } from "../../../ui/hooks/use-now.ts";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { openTripSheet } from "../../data/trip-sheets.ts";
import { TripOnThisPhone } from "../../outbox/trip-on-this-phone.tsx";
import { describeTrip } from "../../parts/describe-trip.ts";
import { TripWater } from "../../parts/trip-water.tsx";
import { BackToTrips } from "../parts/back-to-trips.tsx";
import { useTripCatches } from "../parts/use-trip-catches.ts";
import { FilledInBy } from "../timeline/filled-in-by.tsx";
import { Timeline } from "../timeline/timeline.tsx";
import { HappeningList } from "./happening-list.tsx";
import { TripConditions } from "./trip-conditions.tsx";
import { TripNumbers } from "./trip-numbers.tsx";
import { TripPhotos } from "./trip-photos.tsx";
import { TripPlace } from "./trip-place.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./trip-view.module.css";

const ShareDialog = lazy(async () => ({
  default: (await import("../../../shares/share-dialog.tsx")).ShareDialog,
}));

export function TripView({ trip }: { trip: Trip }) {
  const { catches, isLoading, isMissing } = useTripCatches(trip);
  const now = useNow().getTime();
  const place = placeOfTrip(trip);
  return (
    <div className={utilities.page}>
      <title>{t`Trip · Creel`}</title>
      <BackToTrips />
      <PageHeader actions={<Actions trip={trip} title={place ?? t`Unnamed water`} />}>
        <div className={styles.title}>
          <h1 className={place === null ? "" : utilities.place}>{place ?? t`Unnamed water`}</h1>
          <TripWater trip={trip} />
          <p className={utilities.muted}>{markSample(describeTrip(trip), trip)}</p>
          <TripOnThisPhone tripId={trip.id} />
        </div>
      </PageHeader>
      <TripNumbers trip={trip} catches={catches} />
      <section className={styles.section} aria-labelledby="hours">
        <h2 id="hours">{t`Hour by hour`}</h2>
        <Timeline trip={trip} catches={catches} now={now} />
        <FilledInBy trip={trip} />
        {trip.hours.paused > 0 && <p className={utilities.hint}>{t`Hatched: breaks, not counted.`}</p>}
      </section>
      <div className={styles.columns}>
        <div>
          <section aria-labelledby="happened">
            <h2 id="happened">{t`What happened`}</h2>
            {isMissing && countFish(catches) < trip.counts.fish && (
              <p className={styles.missing} role="status">
                {t`Some of its fish aren’t on this device, and Creel could not be reached.`}
              </p>
            )}
            <div aria-busy={isLoading}>
              <HappeningList trip={trip} catches={catches} />
            </div>
          </section>
          <TripPhotos catches={catches} />
        </div>
        <div className={styles.aside}>
          <TripPlace trip={trip} catches={catches} />
          <section aria-labelledby="conditions">
            <h2 id="conditions">{t`Conditions`}</h2>
            <TripConditions trip={trip} />
          </section>
          <TripOwnFields trip={trip} />
          {trip.notes && (
            <section aria-labelledby="notes">
              <h2 id="notes">{t`Notes`}</h2>
              <p className={styles.notes}>{trip.notes}</p>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

function Actions({ trip, title }: { trip: Trip; title: string }) {
  const [isSharing, setIsSharing] = useState(false);
  return (
    <>
      <Button onPress={() => setIsSharing(true)}>
        <Icon of={Share2} />
        {t`Share`}
      </Button>
      <LinkButton to={`/print/trip/${trip.id}`}>
        <Icon of={Printer} />
        {t`Print`}
      </LinkButton>
      <Button look="deep" onPress={() => openTripSheet({ kind: "edit", trip })}>
        <Icon of={Pencil} />
        {t`Edit`}
      </Button>
      <Suspense>
        {isSharing && (
          <ShareDialog
            target={tripTarget(trip, { title, day: formatLongDay(trip.started_on) })}
            onClose={() => setIsSharing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The values of custom fields. Renders nothing if there are none. */
function TripOwnFields({ trip }: { trip: Trip }) {
  const noted = useNotedValues("trip", trip.custom ?? {});
  if (noted.length === 0) return null;
  return (
    <section aria-labelledby="own-fields">
      <h2 id="own-fields">{t`Custom fields`}</h2>
      <dl>
        {noted.map(({ field, text }) => (
          <Fact key={field.id} icon={<Icon of={ListPlus} isSmall />} name={field.name}>
            {text}
          </Fact>
        ))}
      </dl>
    </section>
  );
}
