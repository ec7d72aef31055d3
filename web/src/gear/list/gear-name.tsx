import type { GearState } from "@creel/domain/gear/new-gear";

import { stateName } from "../data/gear-names.ts";

import * as styles from "./gear-row.module.css";

interface GearNameProps {
  name: string;
  about: string;
  state: GearState;
}

export function GearName({ name, about, state }: GearNameProps) {
  return (
    <div>
      <p className={styles.name}>
        {name}
        {state !== "in_use" && <span className={styles.state}>{stateName(state)}</span>}
      </p>
      {about !== "" && <p className={styles.about}>{about}</p>}
    </div>
  );
}
