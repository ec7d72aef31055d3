import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Timer } from "lucide-react";

import { Icon } from "../ui/art/icon.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { GetCreel } from "./get-creel.tsx";
import { useMinutesLeft } from "./minutes-left.ts";
import { StartOver } from "./start-over.tsx";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./demo-banner.module.css";

/** Says what goes, when, and where to get one's own. */
export function DemoBanner({ until }: { until: string }) {
  const minutes = useMinutesLeft(until);
  const time = t`${plural(minutes, { one: "# minute", other: "# minutes" })}`;
  return (
    <div className={classNames(styles.row, utilities.page)}>
      <Icon of={Timer} />
      <p className={utilities.onlyDesk}>
        <Trans>
          <b>This is a demo.</b> The log is a sample, yours alone, and gone in {time}.
        </Trans>
      </p>
      <p className={utilities.onlyPhone}>
        <Trans>
          <b>A demo.</b> Gone in {time}.
        </Trans>
      </p>
      <StartOver className={utilities.onlyDesk} />
      <GetCreel look="deep" {...(styles.get !== undefined && { className: styles.get })} />
    </div>
  );
}
