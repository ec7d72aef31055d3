import type { License } from "@creel/domain/licenses/license";
import { licenseState } from "@creel/domain/licenses/license-state";
import { t } from "@lingui/core/macro";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";

import { hasFailed } from "../http/has-failed.ts";
import { useOutbox } from "../outbox/outbox.query.ts";
import { PendingBadge } from "../outbox/pending-badge.tsx";
import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { TryAgain } from "../ui/feedback/load-failure.tsx";
import { Notice, Skeleton } from "../ui/feedback/states.tsx";
import { lazyPart } from "../ui/hooks/lazy-part.ts";
import { SettingsRow } from "../ui/layout/settings-row.tsx";
import { isOfLicense } from "./data/license-items.ts";
import { useAllLicenses } from "./data/use-licenses.ts";
import { useToday } from "./data/use-today.ts";
import { LicenseDialogs, type LicenseAction } from "./dialogs/license-dialogs.tsx";
import { describeEnd, describeEndSoon } from "./parts/describe-license.ts";
import { LicenseBadge } from "./parts/license-badge.tsx";
import { LicenseName } from "./parts/license-name.tsx";
import { LicenseThumb } from "./parts/license-thumb.tsx";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./licenses-section.module.css";

const LicenseSheet = lazyPart(async () => (await import("./show/license-sheet.tsx")).LicenseSheet);

/** Room for two licenses, in pixels, so that the content below does not move. */
const ROOM_PX = 146;

/** The angler's licenses, each with a button that shows it full screen. */
export function LicensesSection() {
  const query = useAllLicenses();
  return (
    <SettingsRow title={t`Licenses`} note={t`With a photo, to show on the bank. They open with no signal.`}>
      {query.data ? (
        <LoadedLicenses licenses={query.data} />
      ) : hasFailed(query) ? (
        <div className={styles.failure}>
          <Notice tone="bad">
            <span key={query.errorUpdateCount}>
              {t`Your licenses could not be loaded. Check your connection and try again.`}
            </span>
          </Notice>
          <TryAgain query={query} />
        </div>
      ) : (
        <div role="status" aria-label={t`Loading your licenses`}>
          <Skeleton width="100%" height={ROOM_PX} />
        </div>
      )}
    </SettingsRow>
  );
}

function LoadedLicenses({ licenses }: { licenses: readonly License[] }) {
  const [action, setAction] = useState<LicenseAction | null>(null);
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = licenses.find(({ id }) => id === shownId);
  return (
    <>
      {licenses.length > 0 && (
        <ul className={styles.list} aria-label={t`Licenses`}>
          {licenses.map((license) => (
            <LicenseRow key={license.id} license={license} onShow={() => setShownId(license.id)} />
          ))}
        </ul>
      )}
      <Button onPress={() => setAction({ kind: "add", after: null })}>
        <Icon of={Plus} />
        {t`Add a license`}
      </Button>
      {shown && (
        <Suspense>
          <LicenseSheet
            license={shown}
            onEdit={() => {
              setShownId(null);
              setAction({ kind: "edit", license: shown });
            }}
            onClose={() => setShownId(null)}
          />
        </Suspense>
      )}
      <LicenseDialogs action={action} onAction={setAction} />
    </>
  );
}

function LicenseRow({ license, onShow }: { license: License; onShow: () => void }) {
  const today = useToday();
  const state = licenseState(license, today);
  const isWaiting = useOutbox().some(isOfLicense(license.id));
  const { name, number } = license;
  return (
    <li className={styles.row}>
      <LicenseThumb license={license} />
      <div className={styles.words}>
        <b>
          <LicenseName license={license} />
        </b>
        <p>
          {number !== null && <span>{number}</span>}
          <span className={styles.end} data-state={state.kind}>
            <span className={utilities.onlyDesk}>{describeEnd(license, today)}</span>
            <span className={utilities.onlyPhone}>{describeEndSoon(license, today)}</span>
          </span>
        </p>
        {isWaiting && <PendingBadge />}
      </div>
      <LicenseBadge license={license} className={utilities.onlyDesk} />
      <Button className={styles.show} aria-label={t`Show ${name}`} onPress={onShow}>
        {t`Show`}
      </Button>
    </li>
  );
}
