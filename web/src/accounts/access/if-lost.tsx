import { t } from "@lingui/core/macro";
import { TriangleAlert } from "lucide-react";

import { Badge } from "../../ui/feedback/states.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { useWays } from "./use-ways.ts";
import { describeAllLost, lossesOf, type Ways } from "./ways-back.ts";
import { WaysInFailure, WaysInLoading } from "./ways-in.tsx";

import * as styles from "./if-lost.module.css";

/** The id of the section, for the link at the head of the page. */
export const IF_LOST_ID = "if-lost";

/** Says before anything is lost how to get in without it, and marks what would lock the angler out. */
export function IfLost() {
  const { ways, failed } = useWays();
  return (
    <div id={IF_LOST_ID}>
      <SettingsRow title={t`If one is lost`} note={t`Better to know now.`}>
        {ways ? (
          <Losses ways={ways} />
        ) : failed ? (
          <WaysInFailure
            query={failed}
            text={t`Your ways in could not be loaded. Check your connection and try again.`}
          />
        ) : (
          <WaysInLoading label={t`Loading your ways in`} />
        )}
      </SettingsRow>
    </div>
  );
}

function Losses({ ways }: { ways: Ways }) {
  return (
    <dl className={styles.list}>
      {lossesOf(ways).map(({ lost, wayBack, locksOut }) => (
        <div key={lost}>
          <dt>{lost}</dt>
          <dd>
            {locksOut && (
              <Badge tone="fair" icon={TriangleAlert}>
                {t`Locks you out`}
              </Badge>
            )}
            {wayBack}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t`All of it`}</dt>
        <dd>{describeAllLost(ways)}</dd>
      </div>
    </dl>
  );
}
