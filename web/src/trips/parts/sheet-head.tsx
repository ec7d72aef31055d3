import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { Heading } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { DialogTop } from "../../ui/overlays/dialog-parts.tsx";
import { type Named, useTripTitle } from "./trip-title.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./sheet-head.module.css";

interface TripSheetHeadProps {
  trip: Named;
  note?: string;
  onClose: () => void;
}

/** The trip's title is its place, in the style of names on a chart. */
export function TripSheetHead({ trip, note = "", onClose }: TripSheetHeadProps) {
  return (
    <DialogTop>
      <Heading slot="title" className={utilities.place}>
        {useTripTitle(trip)}
      </Heading>
      <span className={styles.note}>{note}</span>
      <IconButton label={t`Close`} onPress={onClose}>
        <Icon of={X} />
      </IconButton>
    </DialogTop>
  );
}
