import { t } from "@lingui/core/macro";
import { Suspense } from "react";
import { useParams } from "react-router";

import { lureName } from "../../catches/labels/lure-names.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useWater } from "../data/use-water.ts";
import { WATERS_PATH } from "../data/water-paths.ts";
import { CatchesOnWater } from "./catches-on-water.tsx";
import { StartHere } from "./start-here.tsx";
import { WaterPart } from "./water-part.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

const RatesHere = lazyPart(async () => (await import("./rates-here.tsx")).RatesHere);

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
          online={t`Everything you named is safe. Creel did not answer. Try again in a moment.`}
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
      title={t`This water is not there`}
      drawing="course"
      actions={<LinkButton to={WATERS_PATH}>{t`Your waters`}</LinkButton>}
    >
      {t`It was deleted or merged into another one.`}
    </EmptyState>
  );
}
