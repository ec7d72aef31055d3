import type { MessageDescriptor } from "@lingui/core";
import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  Archive,
  ChevronRight,
  FileSpreadsheet,
  Images,
  type LucideIcon,
  MapPinned,
  RefreshCw,
  SatelliteDish,
} from "lucide-react";
import { Button, FileTrigger } from "react-aria-components";

import { Icon } from "../../../ui/art/icon.tsx";

import * as styles from "./choose-files.module.css";

interface SourceCard {
  title: MessageDescriptor;
  note: MessageDescriptor;
  icon: LucideIcon;
  /** Photos alone: the kind of any other file is found by what is in it. */
  isPhotos?: boolean;
}

const CARDS: readonly SourceCard[] = [
  {
    title: msg`Spreadsheet or CSV`,
    note: msg`Excel, Numbers, Google Sheets. Any columns: we match them, you can fix it.`,
    icon: FileSpreadsheet,
  },
  {
    title: msg`Anglers’ Log backup`,
    note: msg`The whole ZIP file. If you have a .db file, export as CSV from Anglers’ Log instead.`,
    icon: Archive,
  },
  {
    title: msg`Garmin or GPX`,
    note: msg`Waypoints and tracks. A track becomes a trip with its hours and its path.`,
    icon: SatelliteDish,
  },
  {
    title: msg`Google My Maps`,
    note: msg`A KML or KMZ file. Each pin becomes a catch or a spot.`,
    icon: MapPinned,
  },
  {
    title: msg`Photos with time and place`,
    note: msg`Pick a batch. Photos taken together become one catch.`,
    icon: Images,
    isPhotos: true,
  },
  {
    title: msg`Another Creel`,
    note: msg`The ZIP from Import & export. Everything comes back as it was.`,
    icon: RefreshCw,
  },
];

const PHOTOS = ["image/*"];

interface SourceCardsProps {
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Where notes come from; each opens the device's own choice of files. */
export function SourceCards({ isDisabled, onFiles }: SourceCardsProps) {
  return (
    <div className={styles.cards}>
      {CARDS.map(({ title, note, icon, isPhotos = false }) => (
        <FileTrigger
          key={title.id}
          allowsMultiple={isPhotos}
          {...(isPhotos && { acceptedFileTypes: PHOTOS })}
          onSelect={(files) => onFiles([...(files ?? [])])}
        >
          <Button className={styles.card} isDisabled={isDisabled}>
            <Icon of={icon} className={styles.cardIcon} />
            <span className={styles.cardText}>
              <b>{i18n._(title)}</b>
              <span>{i18n._(note)}</span>
            </span>
            <Icon of={ChevronRight} className={styles.cardArrow} />
          </Button>
        </FileTrigger>
      ))}
    </div>
  );
}
