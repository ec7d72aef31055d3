import { Trans } from "@lingui/react/macro";
import type { MapRef } from "@vis.gl/react-maplibre";
import { type ReactNode, type RefObject, useState } from "react";

import { logFailure } from "../../http/log-failure.ts";

import * as styles from "./undrawn-map.module.css";

interface UndrawnMapProps {
  children: ReactNode;
}

export function UndrawnMap({ children }: UndrawnMapProps) {
  return (
    <div className={styles.root} role="status" data-undrawn>
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
