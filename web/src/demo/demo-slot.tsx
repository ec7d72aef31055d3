import { t } from "@lingui/core/macro";
import { Suspense } from "react";

import { useAuth } from "../session/auth.tsx";
import { lazyPart } from "../ui/hooks/lazy-part.ts";

import * as styles from "./demo-slot.module.css";

/** Loaded lazily, because only a demo has it. */
const DemoBanner = lazyPart(async () => (await import("./demo-parts.ts")).DemoBanner);

/** Above all else on every page of a guest. Nobody else has it. */
export function DemoSlot() {
  const until = useAuth().user?.demo_until;
  if (until === undefined) return null;
  return (
    <aside className={styles.root} aria-label={t`Demo`} data-slot="demo-banner">
      <Suspense>
        <DemoBanner until={until} />
      </Suspense>
    </aside>
  );
}
