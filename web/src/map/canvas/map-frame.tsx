import "./maplibre.css";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MapRef } from "@vis.gl/react-maplibre";
import { type ReactNode, type RefObject, useState } from "react";

import { logFailure } from "../../http/log-failure.ts";

import * as styles from "./map-frame.module.css";

/** Around a map of MapLibre, whose own words and lines look like a chart's in it. */
export function MapFrame({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

interface UndrawnMapProps {
  children: ReactNode;
}

export function UndrawnMap({ children }: UndrawnMapProps) {
  return (
    <div className={styles.undrawn} role="status" data-undrawn>
      <p>
        <Trans>
          <strong>This browser cannot draw the map.</strong> It needs WebGL 2, which is missing or turned off.{" "}
          {children}
        </Trans>
      </p>
    </div>
  );
}

/** True when the map never loaded. A later error is logged: the rest of the map is still drawn. */
export function useUndrawn(mapRef: RefObject<MapRef | null>, onUndrawn?: () => void) {
  const [isUndrawn, setIsUndrawn] = useState(false);

  function handleError({ error }: { error: unknown }): void {
    logFailure("The map", error);
    if (mapRef.current) return;
    setIsUndrawn(true);
    onUndrawn?.();
  }

  return { isUndrawn, handleError };
}

/** MapLibre's own words; `title` is what the map is and which keys it takes. */
export function mapLabels(title: MessageDescriptor): Record<string, string> {
  return { "Map.Title": i18n._(title), "AttributionControl.ToggleAttribution": t`Toggle attribution` };
}
