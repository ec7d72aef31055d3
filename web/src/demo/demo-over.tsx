import { t } from "@lingui/core/macro";

import { useOperator } from "../operator/operator.ts";
import { Button } from "../ui/controls/button.tsx";
import { Problem } from "../ui/feedback/states.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { GetCreel } from "./get-creel.tsx";
import { useOpenDemo } from "./use-open-demo.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./demo-over.module.css";

/** Stands in place of the page that a guest saw when their hour ended. */
export function DemoOver() {
  const { isDemo } = useOperator();
  const { isPending, problem, open } = useOpenDemo();
  return (
    <div className={classNames(styles.root, utilities.page)}>
      <title>{t`That hour is over · Creel`}</title>
      <h1 tabIndex={-1} ref={focus}>{t`That hour is over`}</h1>
      <p className={utilities.muted}>{t`The demo’s log is gone, with all you put in. Nothing was kept.`}</p>
      <Problem text={problem} />
      <div className={styles.ways}>
        <GetCreel look="deep" isWide />
        {isDemo && (
          <Button isWide isPending={isPending} onPress={open}>
            {isPending ? t`Opening the demo...` : t`Another hour`}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The page that had the focus is gone. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
