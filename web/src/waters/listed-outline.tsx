import type { WaterKind } from "@creel/domain/waters/new-water";
import { t } from "@lingui/core/macro";
import { Suspense } from "react";

import { lazyPart } from "../ui/hooks/lazy-part.ts";
import { type Shaped, WaterOutline } from "./water-outline.tsx";

import * as styles from "./listed-outline.module.css";

const CircleMap = lazyPart(async () => (await import("../map/place/circle-map.tsx")).CircleMap);

interface ListedOutlineProps {
  water: Shaped & { kind: WaterKind };
  /** Longitude and latitude of what was caught there. */
  dots?: readonly (readonly [number, number])[];
  className?: string | undefined;
}

const NO_DOTS: readonly (readonly [number, number])[] = [];

/**
 * The shape of a water in a list. Where the map has none it is a circle with the shores around it, the sea its nearest
 * shore; what is not known exactly says so.
 */
export function ListedOutline({ water, dots = NO_DOTS, className }: ListedOutlineProps) {
  const names = className === undefined ? {} : { className };
  const outline = <WaterOutline water={water} dots={dots} {...names} />;
  const isApproximate = water.outline === null ? water.kind !== "sea" : water.outline.error !== undefined;
  return (
    <span className={styles.root} data-noted={(isApproximate && water.outline !== null) || undefined}>
      {water.outline === null ? (
        <Suspense fallback={outline}>
          <CircleMap circle={water} dots={dots} isAtSea={water.kind === "sea"} className={className}>
            {outline}
          </CircleMap>
        </Suspense>
      ) : (
        outline
      )}
      {isApproximate && <small className={styles.note}>{t`approximate`}</small>}
    </span>
  );
}
