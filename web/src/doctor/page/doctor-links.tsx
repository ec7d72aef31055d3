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
 * The way to what looks odd, with a quiet dot; nothing where nothing does.
 *
 * @param isAsked or only shown where it is known: the server looks through the whole log for it
 */
export function OddLink({ isAsked }: { isAsked: boolean }) {
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

/** Something is there; what, the link around it says. */
function QuietDot({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.quietDot, className)} />;
}
