import { plural, t } from "@lingui/core/macro";
import { type ReactNode, useEffect } from "react";

import { speciesName } from "../../../species/species-names.ts";
import { announce } from "../../../ui/announce.ts";
import { Notice } from "../../../ui/feedback/states.tsx";

import * as styles from "./form-notice.module.css";

/** A notice above the fields of the catch form. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <Notice tone="info">{children}</Notice>
    </div>
  );
}

export interface Finished {
  species: string;
  /** False if the catch is stored on this device and sent later. */
  isSent: boolean;
  /** The number of drafts to finish, including the open one. */
  left: number;
  /** The sentence about a first or best catch of its species; `null` if there is none. */
  best: string | null;
}

export function FinishedNote({ finished: { species, isSent, left, best } }: { finished: Finished }) {
  const name = speciesName(species);
  const sentence = isSent
    ? t`${name} saved. ${plural(left, { one: "# catch to finish.", other: "# catches to finish." })}`
    : t`${name} saved on this phone. ${plural(left, { one: "# catch to finish.", other: "# catches to finish." })}`;
  const message = best === null ? sentence : `${sentence} ${best}`;
  useEffect(() => announce(message), [message]);
  return <FormNotice>{message}</FormNotice>;
}
