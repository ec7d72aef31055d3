import type { Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import { Timer } from "lucide-react";
import { Suspense, useMemo } from "react";
import { useParams } from "react-router";

import { NO_FILTERS } from "../../catches/filters/model/filters.ts";
import { lureName } from "../../catches/labels/lure-names.ts";
import { useLureNames } from "../../catches/labels/use-lure-names.ts";
import { useCatchPoints } from "../../catches/logbook/use-catch-points.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { WaterInMap } from "../../map/place/maps-in-pages.tsx";
import { boundsOf } from "../../map/view/map-bounds.ts";
import { useRunningTrip } from "../../trips/data/use-trip.ts";
import { useStartTrip } from "../../trips/start/use-start-trip.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useWater } from "../data/use-waters.ts";
import { WATERS_PATH } from "../data/water-paths.ts";
import { discOf, placesOf } from "../water-outline.tsx";
import { WaterPart } from "./water-part.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

const RatesOfWater = lazyPart(
  async () => (await import("../../insights/decisions/rates-of-water.tsx")).RatesOfWater,
);

export function WaterPage() {
  const { id = "" } = useParams();
  const { water, query, isNew, isGone } = useWater(id);
  if (water) {
    return (
      <div className={utilities.page}>
        <title>{t`${water.name} · Creel`}</title>
        <WaterPart
          water={water}
          isNew={isNew}
          map={<CatchesOnWater water={water} />}
          start={<StartHere waterId={water.id} />}
          rates={<Suspense>{!isNew && <RatesHere waterId={water.id} />}</Suspense>}
          lureName={lureName}
        />
      </div>
    );
  }
  if (!isGone && !hasFailed({ ...query, isPlaceholderData: false })) return <PageSkeleton />;
  return (
    <div className={utilities.page}>
      <title>{t`Waters · Creel`}</title>
      {isGone ? (
        <NoSuchWater />
      ) : (
        <LoadFailure
          level={2}
          title={t`This water could not be loaded`}
          online={t`Everything you named is safe. Creel didn’t answer. Try again in a moment.`}
          offline={t`Everything you named is safe. You are offline. Try again once you have a signal.`}
          query={query}
        />
      )}
    </div>
  );
}

function NoSuchWater() {
  return (
    <EmptyState
      level={1}
      title={t`Water not found`}
      drawing="course"
      actions={<LinkButton to={WATERS_PATH}>{t`Your waters`}</LinkButton>}
    >
      {t`It was deleted or merged into another one.`}
    </EmptyState>
  );
}

/** One press starts a trip on a water; nothing while one runs. */
function StartHere({ waterId }: { waterId: string }) {
  const trip = useRunningTrip();
  const start = useStartTrip();
  if (trip !== null) return null;
  return (
    <Button look="deep" onPress={() => start({ waterId })}>
      <Icon of={Timer} />
      {t`Start a trip here`}
    </Button>
  );
}

/** The map of a water's page. */
function CatchesOnWater({ water }: { water: Water }) {
  const filters = useMemo(() => ({ ...NO_FILTERS, water: [water.id] }), [water.id]);
  const { points } = useCatchPoints(filters);
  const outline = useMemo(() => water.outline ?? discOf(water), [water]);
  const bounds = boundsOf(placesOf(outline));
  if (!bounds) return null;
  return (
    <WaterInMap key={water.version} outline={outline} bounds={bounds} spots={water.spots} points={points} />
  );
}

function RatesHere({ waterId }: { waterId: string }) {
  return <RatesOfWater waterId={waterId} lureName={useLureNames()} />;
}
