import { dayAt } from "@creel/domain/dates/clock";
import type { License } from "@creel/domain/licenses/license";
import { getLocalTimeZone } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { CloudOff, Pencil, RotateCw, Sun, X } from "lucide-react";
import { useState } from "react";
import { Heading } from "react-aria-components";

import { useWakeLock } from "../../device/use-wake-lock.ts";
import { useConnectivity } from "../../http/connectivity.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { licensesQuery } from "../data/api.ts";
import { useToday } from "../data/use-today.ts";
import { describePeriod, formatEnd } from "../parts/describe-license.ts";
import { LicenseBadge } from "../parts/license-badge.tsx";
import { LicenseName } from "../parts/license-name.tsx";
import { WholePhoto } from "./whole-photo.tsx";

import * as styles from "./license-sheet.module.css";

interface LicenseSheetProps {
  license: License;
  onEdit: () => void;
  onClose: () => void;
}

/** A license to show on the bank: the photo, and the figures large below. The screen stays on. */
export function LicenseSheet({ license, onEdit, onClose }: LicenseSheetProps) {
  const [openedAt] = useState(() => Date.now());
  const [turns, setTurns] = useState(0);
  const [isBright, setIsBright] = useState(false);
  useWakeLock(openedAt);
  const { name, photo } = license;
  return (
    <Dialog size="small" label={name} onClose={onClose}>
      <NoSignal />
      <DialogBody className={styles.root} data-bright={isBright || undefined}>
        <div className={styles.head}>
          <Heading slot="title">
            <LicenseName license={license} />
          </Heading>
          <IconButton label={t`Edit license`} onPress={onEdit}>
            <Icon of={Pencil} />
          </IconButton>
          <IconButton label={t`Close`} onPress={onClose}>
            <Icon of={X} />
          </IconButton>
        </div>
        {photo && <WholePhoto photo={photo} name={name} turns={turns} />}
        <Figures license={license} />
      </DialogBody>
      <DialogFoot className={styles.foot}>
        {photo && (
          <Button onPress={() => setTurns(turns + 1)}>
            <Icon of={RotateCw} />
            {t`Turn`}
          </Button>
        )}
        <Button aria-pressed={isBright} onPress={() => setIsBright(!isBright)}>
          <Icon of={Sun} />
          {isBright ? t`Normal` : t`Brighter`}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** Says as of when the license is, where there is no network. */
function NoSignal() {
  const connectivity = useConnectivity();
  const today = useToday();
  const { dataUpdatedAt: at } = useQuery({ ...licensesQuery, enabled: false });
  if (connectivity === "reached") return null;
  const day = at > 0 ? formatEnd(dayAt(at, getLocalTimeZone()), today) : null;
  return (
    <p className={styles.strip}>
      <Icon of={CloudOff} />
      <span>
        <b>{t`No signal.`}</b>{" "}
        {day === null ? t`This is on your phone.` : t`This is on your phone, as of ${day}.`}
      </span>
    </p>
  );
}

function Figures({ license }: { license: License }) {
  const { number, holder, note } = license;
  const period = describePeriod(license);
  return (
    <dl className={styles.figures}>
      {number !== null && <Line name={t({ message: "Number", context: "of a license" })}>{number}</Line>}
      {holder !== null && <Line name={t({ message: "Name", context: "holder of a license" })}>{holder}</Line>}
      <div>
        <dt>
          {t`Valid`} <LicenseBadge license={license} />
        </dt>
        <dd>{period ?? t`No end entered`}</dd>
      </div>
      {note !== null && <Line name={t`Note`}>{note}</Line>}
    </dl>
  );
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
