import { t } from "@lingui/core/macro";
import { ChevronLeft } from "lucide-react";
import { Link } from "react-router";

import { Icon } from "../../../../ui/art/icon.tsx";

import * as styles from "./back-to-trips.module.css";

export function BackToTrips() {
  return (
    <Link to="/catches/trips" className={styles.back}>
      <Icon of={ChevronLeft} isSmall />
      {t`Trips`}
    </Link>
  );
}
