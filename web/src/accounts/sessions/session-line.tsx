import type { DeviceSession } from "@creel/domain/accounts/device-sessions";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Check, Laptop, type LucideIcon, Smartphone, Tablet } from "lucide-react";
import { useId } from "react";

import { endSession } from "../../session/account.calls.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { describeDay, describeUse } from "./describe-use.ts";
import { useEndSession } from "./use-end-session.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./session-list.module.css";

export function SessionLine({ session }: { session: DeviceSession }) {
  const now = useNow();
  const id = useId();
  const signedIn = describeDay(new Date(session.createdAt), now);
  const used = describeUse(new Date(session.lastUsedAt), now);
  const { ip } = session;
  return (
    <li className={styles.session}>
      <Icon of={deviceIcon(session.device)} />
      <div className={styles.words}>
        <b>{session.device}</b>
        <p id={id} className={classNames(utilities.small, utilities.muted)}>
          {session.current
            ? t`${ip} · signed in ${signedIn}, in use now`
            : t`${ip} · signed in ${signedIn}, last used ${used}`}
        </p>
      </div>
      {session.current ? (
        <Badge tone="good" icon={Check}>
          {t`This device`}
        </Badge>
      ) : (
        <EndOne session={session} factsId={id} />
      )}
    </li>
  );
}

function deviceIcon(device: string): LucideIcon {
  if (/iPad|tablet/i.test(device)) return Tablet;
  return /iPhone|Android/.test(device) ? Smartphone : Laptop;
}

function EndOne({ session, factsId }: { session: DeviceSession; factsId: string }) {
  const { id, device } = session;
  const { mutate, isPending } = useEndSession(() => endSession(id), t`${device} is signed out`);
  return (
    <Button isPending={isPending} onPress={() => mutate()} aria-describedby={factsId}>
      <Trans>
        Sign out<span className={utilities.visuallyHidden}> {device}</span>
      </Trans>
    </Button>
  );
}
