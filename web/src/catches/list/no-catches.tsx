import { t } from "@lingui/core/macro";
import { ChevronRight, Eye, type LucideIcon, MapPin, Upload } from "lucide-react";
import { Button } from "react-aria-components";
import { Link } from "react-router";

import { Icon } from "../../ui/art/icon.tsx";
import { useSampleLog } from "./try-samples.tsx";

import * as styles from "./no-catches.module.css";

/** The three ways into an empty log. */
export function NoCatches() {
  const { isPending, open } = useSampleLog();
  return (
    <div className={styles.root}>
      <h3>{t`No catches recorded yet`}</h3>
      <div className={styles.ways}>
        <Link to="/map" className={styles.way}>
          <Way
            icon={MapPin}
            name={t`Mark your first catch`}
            note={t`Takes about 20 seconds: just a species and a tap on the map.`}
          />
        </Link>
        <Link to="/import" className={styles.way}>
          <Way
            icon={Upload}
            name={t`Import your old log`}
            note={t`A spreadsheet, another app’s export, or a folder of photos.`}
          />
        </Link>
        <Button className={styles.way} isPending={isPending} onPress={open}>
          <Way
            icon={Eye}
            name={t`Open the sample log`}
            note={t`Two seasons of trips. Remove it with one tap.`}
          />
        </Button>
      </div>
    </div>
  );
}

interface WayProps {
  icon: LucideIcon;
  name: string;
  note: string;
}

function Way({ icon, name, note }: WayProps) {
  return (
    <>
      <Icon of={icon} />
      <span>
        <b>{name}</b> <span>{note}</span>
      </span>
      <Icon of={ChevronRight} isSmall />
    </>
  );
}
