import { Notice } from "../../ui/feedback/states.tsx";
import { useCatchesOfOthers } from "../owner/use-catches-of-others.ts";

import * as styles from "./waiting-page.module.css";

export function OfOthers() {
  const words = useCatchesOfOthers();
  if (words === null) return null;
  return (
    <Notice tone="info" className={styles.others}>
      {words}
    </Notice>
  );
}
