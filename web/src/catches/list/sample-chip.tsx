import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { Button as AriaButton } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { Opener } from "../../ui/overlays/opener.tsx";
import { sampleLogQuery } from "../logbook/api.ts";

import * as styles from "./sample-chip.module.css";

const SamplePanel = lazyPart(async () => (await import("./sample-panel.tsx")).SamplePanel);

/** In the header, as long as sample catches are in the log: what they are, and the way out. */
export function SampleChip() {
  const { data: log } = useQuery(sampleLogQuery);
  if (!log || log.samples === 0) return null;
  const trigger = (
    <AriaButton className={styles.root}>
      <Icon of={Info} isSmall />
      {t`Sample log`}
    </AriaButton>
  );
  return (
    <Opener kind="dialog" trigger={trigger}>
      {(opened) => <SamplePanel log={log} opened={opened} />}
    </Opener>
  );
}
