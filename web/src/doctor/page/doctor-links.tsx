import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { ScanSearch } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { doctorQuery } from "../api.ts";

import * as styles from "./doctor-links.module.css";

/**
 * Links to the log check, with a dot. Renders nothing if there are no findings.
 *
 * @param isAsked Whether to ask the server, which scans the whole log. If false, only a cached answer is used.
 */
export function FindingsLink({ isAsked }: { isAsked: boolean }) {
  const { data } = useQuery({ ...doctorQuery, staleTime: Infinity, enabled: isAsked });
  const isPhone = useIsPhone();
  const total = data?.total ?? 0;
  if (total === 0) return null;
  return (
    <LinkButton
      to="/catches/doctor"
      look="quiet"
      className={styles.root ?? ""}
      aria-label={t`Check my log: ${total}`}
    >
      {isPhone ? <Icon of={ScanSearch} /> : t`Check my log`}
      <QuietDot className={styles.dot} />
    </LinkButton>
  );
}

/** Marks that there is something to see. The link around it says what it is. */
function QuietDot({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.quietDot, className)} />;
}
