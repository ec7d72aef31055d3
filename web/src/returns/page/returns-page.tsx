import { t } from "@lingui/core/macro";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";

import { hasFailed } from "../../http/has-failed.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { EmptyState, Skeleton } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { BackToYou } from "../../ui/layout/back-to-you.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { returnPath } from "../data/return-paths.ts";
import { useAllReturns } from "../data/use-returns.ts";
import { ReturnsList } from "../show/returns-list.tsx";
import { OwnTemplates } from "./own-templates.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

const NewReturn = lazyPart(async () => (await import("../dialogs/new-return.tsx")).NewReturn);

/** Room for three returns, in pixels, so that the content below does not move. */
const ROOM_PX = 240;

/** All returns, and the templates that the angler built. */
export function ReturnsPage() {
  const [isAdding, setIsAdding] = useState(false);
  const navigate = useNavigate();
  const add = (
    <Button onPress={() => setIsAdding(true)}>
      <Icon of={Plus} />
      {t`New return`}
    </Button>
  );
  return (
    <div className={utilities.page}>
      <title>{t`Returns · Creel`}</title>
      <BackToYou />
      <PageHeader actions={add}>
        <div>
          <h1>{t`Returns`}</h1>
          <p className={utilities.muted}>
            {t`What a river, a club or an authority asks for, counted from your log. Nothing is sent.`}
          </p>
        </div>
      </PageHeader>
      <Returns />
      <OwnTemplates />
      <Suspense>
        {isAdding && (
          <NewReturn onMade={(made) => void navigate(returnPath(made))} onClose={() => setIsAdding(false)} />
        )}
      </Suspense>
    </div>
  );
}

function Returns() {
  const query = useAllReturns();
  if (query.data && query.data.length > 0) return <ReturnsList returns={query.data} />;
  if (hasFailed(query)) {
    return (
      <LoadFailure
        level={2}
        title={t`Your returns could not be loaded`}
        online={t`Something went wrong on our side. Your log is safe.`}
        offline={t`This phone has no network, and your returns are not stored on it yet.`}
        query={query}
      />
    );
  }
  if (!query.data) {
    return (
      <div role="status" aria-label={t`Loading your returns`}>
        <Skeleton width="100%" height={ROOM_PX} />
      </div>
    );
  }
  return (
    <EmptyState level={2} title={t`No returns yet`} drawing="course">
      {t`Choose what your river, club or authority asks for. Creel counts it from your trips and catches.`}
    </EmptyState>
  );
}
