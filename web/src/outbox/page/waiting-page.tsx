import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { Suspense } from "react";

import { useConnectivity } from "../../http/connectivity.ts";
import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { EmptyState, Notice } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { sendNow } from "../outbox-news.ts";
import { outboxQuery, useOutbox } from "../outbox.query.ts";
import { safariLimit } from "../waiting/describe-what-waits.ts";
import { sentQuery } from "../waiting/sent-items.ts";
import { useCatchesOfOthers } from "../waiting/use-catches-of-others.ts";
import { UploadedToday } from "./uploaded-today.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./waiting-page.module.css";

/** Loaded on demand, because usually nothing waits. */
const WaitingList = lazyPart(async () => (await import("./waiting-list.tsx")).WaitingList);

export function WaitingPage() {
  const user = useUser();
  const now = useNow();
  const items = useOutbox();
  const { isPending } = useQuery(outboxQuery(user.id));
  const { data: sent = [] } = useQuery(sentQuery(user.id));
  const isAnyWaiting = items.length > 0;

  return (
    <div className={utilities.page}>
      <title>{t`Waiting to upload · Creel`}</title>
      <PageHeader actions={isAnyWaiting && <SendNow />}>
        <div>
          <h1>{t`Waiting to upload`}</h1>
          {isAnyWaiting && safariLimit() === null && (
            <p
              className={utilities.muted}
            >{t`You can close Creel or turn off your phone. Nothing is lost.`}</p>
          )}
        </div>
      </PageHeader>
      <OfOthers />
      <Suspense>{isAnyWaiting && <WaitingList items={items} sent={sent} now={now} />}</Suspense>
      {!isAnyWaiting && !isPending && (
        <EmptyState
          level={2}
          title={t`Nothing to upload`}
          drawing="float"
          actions={<LinkButton to="/catches">{t`My Catches`}</LinkButton>}
        >
          {t`Everything you logged on this phone is on the server.`}
        </EmptyState>
      )}
      <UploadedToday sent={sent} now={now} />
    </div>
  );
}

function SendNow() {
  const look = useIsPhone() ? "deep" : "signal";
  const isReached = useConnectivity() === "reached";
  return (
    <div className={styles.send}>
      <Button look={look} isWide onPress={sendNow}>
        <Icon of={RefreshCw} />
        {t`Upload now`}
      </Button>
      {!isReached && (
        <p className={utilities.hint}>{t`They’ll upload automatically once there’s a connection.`}</p>
      )}
    </div>
  );
}

function OfOthers() {
  const text = useCatchesOfOthers();
  if (text === null) return null;
  return (
    <Notice tone="info" className={styles.others}>
      {text}
    </Notice>
  );
}
