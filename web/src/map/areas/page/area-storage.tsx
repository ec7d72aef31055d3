import { t } from "@lingui/core/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";

import { askToKeep, readPersistence } from "../../../device/make-room.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Switch } from "../../../ui/controls/switch.tsx";
import { Notice } from "../../../ui/feedback/states.tsx";
import { Figure } from "../../../ui/layout/figure.tsx";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { setRenewing, useIsRenewing } from "../renew-areas.ts";
import { setWifiOnly, useIsWifiOnly } from "../save-areas.ts";
import { useFreeRoom } from "./api.ts";
import { formatRoom, megabytes } from "./describe-area.ts";

import * as styles from "./maps-page.module.css";

const PROMISE = ["storage promise"];

/** How much the saved areas take, and whether the browser keeps them. */
export function AreaStorage({ bytes }: { bytes: number }) {
  const room = useFreeRoom(bytes);
  const free = room === null ? null : formatRoom(room);
  return (
    <aside aria-label={t`On this device`} className={styles.facts}>
      <div className={styles.use}>
        <p className={styles.sub}>{t`Offline maps on this device`}</p>
        <Figure size="large" amounts={[{ figure: bytes === 0 ? "0" : megabytes(bytes), unit: t`MB` }]} />
        {free !== null && <p className={styles.sub}>{t`about ${free} free`}</p>}
      </div>
      <Keeping />
      <WifiOnly />
      <Renewing />
    </aside>
  );
}

/** Nothing where the browser cannot tell mobile data from Wi-Fi. */
function WifiOnly() {
  const isOn = useIsWifiOnly();
  if (isOn === null) return null;
  return (
    <Choice label={t`Only on Wi-Fi`} isOn={isOn} onChange={setWifiOnly}>
      {t`Saving waits for Wi-Fi.`}
    </Choice>
  );
}

function Renewing() {
  const isWifiKnown = useIsWifiOnly() !== null;
  return (
    <Choice label={t`Auto-update`} isOn={useIsRenewing()} onChange={setRenewing}>
      {isWifiKnown ? t`Once a month, on Wi-Fi.` : t`Once a month, on any network.`}
    </Choice>
  );
}

interface ChoiceProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: string;
}

function Choice({ label, isOn, onChange, children }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <div>
        <b>{label}</b>
        <p className={styles.sub}>{children}</p>
      </div>
      <Switch label={label} isOn={isOn} onChange={onChange} />
    </div>
  );
}

function Keeping() {
  const queryClient = useQueryClient();
  const { data: promise } = useQuery({
    queryKey: PROMISE,
    queryFn: readPersistence,
    networkMode: "always",
    staleTime: 0,
  });
  async function ask(): Promise<void> {
    const answer = await askToKeep();
    queryClient.setQueryData(PROMISE, answer);
    if (answer !== "for good") showToast({ text: t`Your browser may still clear your maps.`, isError: true });
  }
  if (promise === undefined) return null;
  if (promise === "for good") {
    return (
      <div className={styles.fact}>
        <Icon of={CircleCheck} />
        <div>
          <b>{t`Safe from cleanup`}</b>
          <p className={styles.sub}>{t`Your browser promised not to clear your maps.`}</p>
        </div>
      </div>
    );
  }
  return (
    <Notice tone="info">
      <b>{t`This device may clear your maps`}</b>
      <p>{t`When space runs low, your browser may delete saved maps. Add Creel to your home screen to keep them.`}</p>
      {promise === "until it runs short" && (
        <Button look="quiet" className={styles.ask} onPress={() => void ask()}>
          {t`Ask the browser to keep maps`}
        </Button>
      )}
    </Notice>
  );
}
