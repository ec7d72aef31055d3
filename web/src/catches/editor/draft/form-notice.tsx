import { plural, t } from "@lingui/core/macro";
import { type ReactNode, useEffect } from "react";

import { speciesName } from "../../../species/species-names.ts";
import { announce } from "../../../ui/announce.ts";
import { Notice } from "../../../ui/feedback/states.tsx";

import * as styles from "./form-notice.module.css";

/** Stands above the fields of the form of a catch. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <Notice tone="info">{children}</Notice>
    </div>
  );
}

export interface Finished {
  species: string;
  /** False when it is kept on this device and sent later. */
  isSent: boolean;
  /** Counts the open one, too. */
  left: number;
  /** That it is the best of its species, in words. */
  best: string | null;
}

export function FinishedNote({ finished: { species, isSent, left, best } }: { finished: Finished }) {
  const name = speciesName(species);
  const sentence = isSent
    ? t`${name} saved. ${plural(left, { one: "# catch to finish.", other: "# catches to finish." })}`
    : t`${name} kept on this phone. ${plural(left, { one: "# catch to finish.", other: "# catches to finish." })}`;
  const message = best === null ? sentence : `${sentence} ${best}`;
  useEffect(() => announce(message), [message]);
  return <FormNotice>{message}</FormNotice>;
}
