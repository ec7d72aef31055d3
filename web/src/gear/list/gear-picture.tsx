import type { Gear } from "@creel/domain/gear/gear";
import type { ReactNode } from "react";

import { PhotoImage } from "../../photos/show/photo-image.tsx";
import { useWorking } from "../../photos/show/use-working.ts";

import * as styles from "./gear-row.module.css";

/** Its photo, else what is drawn in its place. */
export function GearPicture({ gear: { photo }, children }: { gear: Gear; children: ReactNode }) {
  const working = useWorking(photo ? [photo] : []);
  const [shown] = working.photos;
  return (
    <span className={styles.picture}>
      {shown ? <PhotoImage photo={shown} alt="" sizes="64px" onFail={() => working.hide(shown)} /> : children}
    </span>
  );
}
