import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";

import { configQuery } from "../../../http/config.query.ts";
import { hasFailed } from "../../../http/has-failed.ts";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import { BackLink } from "../../../ui/layout/back-link.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import type { Framed } from "../../place/framed-map.tsx";
import { useMapStyle } from "../../view/use-map-style.ts";
import { useOpeningView } from "../../view/use-opening-view.ts";
import { readView } from "../../view/view-in-address.ts";
import { type MapToSave, useMapToSave } from "./api.ts";
import { NewAreaForm } from "./new-area-form.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./new-area-page.module.css";

const FramedMap = lazyPart(async () => (await import("../../place/framed-map.tsx")).FramedMap);

/** A part of the map is chosen, and how much it takes is told before it is saved. */
export function NewAreaPage() {
  const map = useMapToSave();
  return (
    <div className={utilities.page}>
      <title>{t`Save for offline · Creel`}</title>
      <BackLink to="/profile/maps">{t`Offline maps`}</BackLink>
      <PageHeader>
        <div>
          <h1>{t`Save for offline`}</h1>
          <p className={utilities.muted}>{t`Move the map until the water you fish is inside the frame.`}</p>
        </div>
      </PageHeader>
      <Choice map={map} />
    </div>
  );
}

function Choice({ map }: { map: MapToSave }) {
  const [framed, setFramed] = useState<Framed | null>(null);
  if (map.kind === "unreachable" || map.kind === "not offered") {
    return (
      <EmptyState
        level={2}
        title={map.kind === "unreachable" ? t`No map to save right now` : t`This map cannot be saved`}
        actions={<LinkButton to="/profile/maps">{t`Offline maps`}</LinkButton>}
      >
        {map.kind === "unreachable"
          ? t`You need a signal to save a map. Your offline maps are safe.`
          : t`The map on this site can’t be saved for offline use.`}
      </EmptyState>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.map}>
        <MapToFrame onRest={(next) => setFramed((before) => (isSame(before, next) ? before : next))} />
      </div>
      <NewAreaForm map={map.kind === "found" ? map : null} framed={framed} />
    </div>
  );
}

function isSame(before: Framed | null, { bounds, name }: Framed): boolean {
  return before?.name === name && JSON.stringify(before.bounds) === JSON.stringify(bounds);
}

function MapToFrame({ onRest }: { onRest: (framed: Framed) => void }) {
  const config = useQuery(configQuery);
  const mapStyle = useMapStyle(hasFailed(config) ? null : config.data?.map);
  const [search] = useSearchParams();
  const initialView = useOpeningView({ mapStyle, address: readView(search), catches: null });
  return (
    <Suspense>
      {mapStyle && initialView && <FramedMap mapStyle={mapStyle} initialView={initialView} onRest={onRest} />}
    </Suspense>
  );
}
