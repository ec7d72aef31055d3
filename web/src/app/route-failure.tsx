import { t } from "@lingui/core/macro";
import { RefreshCw } from "lucide-react";
import { useEffect } from "react";
import { useRouteError } from "react-router";

import { logFailure } from "../http/log-failure.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { EmptyState } from "../ui/feedback/states.tsx";
import { classNames } from "../ui/styles/class-names.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./route-failure.module.css";

export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => logFailure("The page broke", error), [error]);
  return (
    <div className={classNames(styles.root, utilities.page)}>
      <title>{t`This page didn’t load · Creel`}</title>
      <EmptyState
        title={t`This page didn’t load`}
        level={1}
        drawing="parted"
        actions={
          <Button onPress={() => location.reload()}>
            <Icon of={RefreshCw} isSmall />
            {t`Reload page`}
          </Button>
        }
      >
        {t`Your log is safe. Check your connection and try again.`}
      </EmptyState>
    </div>
  );
}

export function LoneRouteFailure() {
  return (
    <main id="main" tabIndex={-1}>
      <RouteFailure />
    </main>
  );
}
