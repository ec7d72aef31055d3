import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { useMemo, useState } from "react";

import { authLog } from "../http/auth-log.ts";
import { storedSession } from "../http/stored-session.ts";
import { dateLocale } from "../i18n/locale.ts";
import { secondsLeft } from "../session/token-claims.ts";
import { useStore } from "../store/use-store.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { copyWithToast } from "../ui/copy-text.ts";
import { useIsOnline } from "../ui/hooks/use-is-online.ts";
import { SettingsRow } from "../ui/layout/settings-row.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { VersionLine } from "../version/version-line.tsx";
import { type DiagnosticLine, toDiagnosticLines, linesAsText } from "./diagnostic-lines.ts";
import { healthLog } from "./health-log.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./diagnostics.module.css";

const SHOWN_AT_FIRST = 5;

interface DiagnosticsProps {
  /** How many items the outbox has. */
  unsent: number;
}

export function Diagnostics({ unsent }: DiagnosticsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsRow
      title={t`For support`}
      note={t`Saved on this device only. Copy it when you contact us about signing in. It never contains a password or a token.`}
    >
      <Button aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        {isOpen ? t`Hide diagnostics` : t`Show diagnostics`}
      </Button>{" "}
      <VersionLine className={utilities.hint} />
      {isOpen && <Details unsent={unsent} />}
    </SettingsRow>
  );
}

function Details({ unsent }: DiagnosticsProps) {
  const lines = useDiagnosticLines();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? lines : lines.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <Now unsent={unsent} />
      <Lines lines={shown} />
      <div className={styles.actions}>
        <Button onPress={() => void copy(lines)}>
          <Icon of={Copy} isSmall />
          {t`Copy`}
        </Button>
        {lines.length > SHOWN_AT_FIRST && (
          <Button look="quiet" onPress={() => setShowsAll(!showsAll)} aria-expanded={showsAll}>
            {showsAll ? t`Show less` : t`Show more`}
          </Button>
        )}
      </div>
    </>
  );
}

function useDiagnosticLines(): DiagnosticLine[] {
  const events = useStore(authLog.text);
  const health = useStore(healthLog.text);
  return useMemo(
    () => toDiagnosticLines(authLog.entries(events), healthLog.entries(health)),
    [events, health],
  );
}

function Now({ unsent }: DiagnosticsProps) {
  const isOnline = useIsOnline();
  const seconds = secondsLeft(storedSession()?.accessToken ?? "");
  const minutes = seconds === null ? "–" : Math.max(0, Math.ceil(seconds / 60));
  return (
    <dl className={styles.now}>
      <div>
        <dt>{t`Connection`}</dt>
        <dd>{isOnline ? t`Online` : t`Offline`}</dd>
      </div>
      <div>
        <dt>{t`Sign-in renews in`}</dt>
        <dd>
          <Trans>
            {minutes} <span className={classNames(utilities.small, utilities.muted)}>min</span>
          </Trans>
        </dd>
      </div>
      <div>
        <dt>{t`Not sent`}</dt>
        <dd>{unsent}</dd>
      </div>
    </dl>
  );
}

function Lines({ lines }: { lines: readonly DiagnosticLine[] }) {
  const time = new Intl.DateTimeFormat(dateLocale, {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  return (
    <table className={styles.lines}>
      <caption className={utilities.visuallyHidden}>{t`What happened on this device, newest first`}</caption>
      <thead className={utilities.visuallyHidden}>
        <tr>
          <th scope="col">{t`When`}</th>
          <th scope="col">{t`Event`}</th>
          <th scope="col">{t`More`}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ at, what, detail }) => (
          <tr key={`${at} ${what}`}>
            <td className={utilities.muted}>
              <time dateTime={at}>{time.format(new Date(at))}</time>
            </td>
            <td>
              <b>{what}</b>
            </td>
            <td>{detail || "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function copy(lines: readonly DiagnosticLine[]): Promise<void> {
  return copyWithToast(linesAsText(lines, { now: new Date(), browser: navigator.userAgent }), {
    copied: t`Copied`,
    blocked: t`Your browser did not allow copying. Select the lines and copy them yourself.`,
  });
}
