import type { License } from "@creel/domain/licenses/license";
import { licenseState } from "@creel/domain/licenses/license-state";
import { t } from "@lingui/core/macro";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";

import { Icon } from "../../ui/art/icon.tsx";
import { DialogBody } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { useCurrentLicenses, useLicenses } from "../data/use-licenses.ts";
import { useToday } from "../data/use-today.ts";
import { describeEnd } from "../parts/describe-license.ts";
import { LicenseBadge } from "../parts/license-badge.tsx";
import { LicenseName } from "../parts/license-name.tsx";
import { LicenseThumb } from "../parts/license-thumb.tsx";
import { LICENSES_PATH } from "../parts/licenses-path.ts";
import { LicenseSheet } from "./license-sheet.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./licenses-sheet.module.css";

/** All licenses that have not ended, each of which opens full screen. */
export function LicensesSheet({ onClose }: { onClose: () => void }) {
  const licenses = useLicenses();
  const current = useCurrentLicenses();
  const navigate = useNavigate();
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = licenses.find(({ id }) => id === shownId);
  if (shown) {
    return (
      <LicenseSheet
        license={shown}
        onEdit={() => {
          onClose();
          void navigate(LICENSES_PATH);
        }}
        onClose={() => setShownId(null)}
      />
    );
  }
  return (
    <Dialog size="small" onClose={onClose}>
      <DialogHead title={t`Licenses`} onClose={onClose} />
      <DialogBody className={styles.root}>
        {current.length === 0 ? (
          <p className={utilities.muted}>{t`No license is valid now.`}</p>
        ) : (
          <ul>
            {current.map((license) => (
              <Line key={license.id} license={license} onShow={() => setShownId(license.id)} />
            ))}
          </ul>
        )}
        <p className={utilities.hint}>
          {t`Opens from the trip strip and from You, also after 30 days with no signal.`}
        </p>
      </DialogBody>
    </Dialog>
  );
}

function Line({ license, onShow }: { license: License; onShow: () => void }) {
  const today = useToday();
  const { kind } = licenseState(license, today);
  return (
    <li>
      <button type="button" className={styles.line} data-state={kind} onClick={onShow}>
        <LicenseThumb license={license} />
        <span className={styles.words}>
          <b>
            <LicenseName license={license} />
          </b>
          <span>{describeEnd(license, today)}</span>
        </span>
        <LicenseBadge license={license} />
        <Icon of={ChevronRight} isSmall />
      </button>
    </li>
  );
}
