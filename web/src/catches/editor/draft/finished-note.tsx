import { plural, t } from "@lingui/core/macro";
import { useEffect } from "react";

import { speciesName } from "../../../species/species-names.ts";
import { announce } from "../../../ui/announce/announce.ts";
import { FormNotice } from "./form-notice.tsx";

export interface Finished {
  species: string;
  /** False when it is kept on this device and sent later. */
  isSent: boolean;
  /** Counts the open one, too. */
  left: number;
}

export function FinishedNote({ finished: { species, isSent, left } }: { finished: Finished }) {
  const name = speciesName(species);
  const message = isSent
    ? t`${name} saved. ${plural(left, { one: "# catch to finish.", other: "# catches to finish." })}`
    : t`${name} kept on this phone. ${plural(left, { one: "# catch to finish.", other: "# catches to finish." })}`;
  useEffect(() => announce(message), [message]);
  return <FormNotice>{message}</FormNotice>;
}
