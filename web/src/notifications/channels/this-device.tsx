import { t } from "@lingui/core/macro";
import { Smartphone } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import type { PushState } from "./push-device.ts";
import type { useThisDevice } from "./use-this-device.ts";

import * as styles from "./channels.module.css";

interface ThisDeviceProps {
  device: ReturnType<typeof useThisDevice>;
}

/** The line of a device that does not get notifications yet: how to add it, or why it cannot be added. */
export function ThisDevice({ device: { state, own, add, isAdding, problem } }: ThisDeviceProps) {
  if (!state || own) return null;
  const reason = REASONS[state.kind];
  return (
    <li className={styles.row}>
      <Icon of={Smartphone} />
      <div className={styles.words}>
        <b>{t`This device`}</b>
        <p>{reason ? reason() : t`Not added yet. The browser will ask whether Creel may notify you.`}</p>
        {problem !== null && <Notice tone="bad">{problem}</Notice>}
      </div>
      {!reason && (
        <div className={styles.actions}>
          <Button className={styles.addDevice} isPending={isAdding} onPress={add}>
            {isAdding ? t`Adding...` : t`Add this device`}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Why a device cannot be added. The others can. */
const REASONS: Partial<Record<PushState["kind"], () => string>> = {
  unsupported: () => t`This browser can’t receive notifications. Email and ntfy still reach you.`,
  insecure: () => t`Notifications on a device need an address with https. Ask the people who run this Creel.`,
  homeScreen: () =>
    t`On an iPhone or iPad, add Creel to the Home Screen first: tap Share, then Add to Home Screen. Then open it from there.`,
  forThisTab: () => t`You’re signed in for this tab only. Sign in with “Remember me” to add this device.`,
  blocked: () =>
    t`You blocked notifications from this site. Allow them in the browser’s settings, then reload this page.`,
};
