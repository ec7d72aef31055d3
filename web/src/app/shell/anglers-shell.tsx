import { t } from "@lingui/core/macro";
import { LayoutDashboard, Map, NotebookText, Plus, UserRound } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useLocation, NavLink } from "react-router";

import { ADMIN_KEY } from "../../admin/admin-key.ts";
import { CatchDialogs, useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { UnsavedBanner } from "../../catches/editor/draft/unsaved-banner.tsx";
import { SampleChip } from "../../catches/list/sample-chip.tsx";
import { type Logbook, ownLogbook } from "../../catches/logbook/logbook.ts";
import { useHealthWatch } from "../../diagnostics/health-log.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { useAuth } from "../../session/auth.tsx";
import { leaveGuard } from "../../session/leave-guard.ts";
import { TripBottomSlot, TripTopSlot } from "../../trips/shell/trip-slots.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import { CachedDataNote } from "../offline/cached-data-note.tsx";
import { useInstall } from "../offline/use-install.ts";
import { usePersistentStorage } from "../offline/use-persistent-storage.ts";
import { Frame } from "./frame.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { useOutboxOfLog } from "./use-outbox-of-log.ts";
import { usePreloadParts } from "./use-preload-parts.ts";
import { WithPending } from "./with-pending.tsx";

import * as styles from "./bottom-nav.module.css";

/** Loaded on demand, because usually there are no notices. */
const DashboardNotices = lazyPart(async () => (await import("./dashboard-notices.tsx")).DashboardNotices);

/** Also refreshes the admin area, which lists an admin's own catches, too. */
const LOGBOOK: Logbook = { ...ownLogbook, keys: [...ownLogbook.keys, ADMIN_KEY] };

const PAGES_OF_CATCHES = new Set(["/dashboard", "/map", "/catches"]);

function isOfCatches(pathname: string): boolean {
  return PAGES_OF_CATCHES.has(pathname) || pathname.startsWith("/catches/");
}

export function AnglersShell() {
  const { pathname } = useLocation();
  useAccountLanguage();
  useHealthWatch();
  useOutboxOfLog(LOGBOOK);
  useInstall();
  usePreloadParts();
  usePersistentStorage();
  const waiting = useOutbox();
  return (
    <WithPending>
      <CatchDialogs logbook={LOGBOOK}>
        <Frame
          unreached={<CachedDataNote />}
          waiting={waiting}
          mark={isOfCatches(pathname) && <SampleChip />}
          notice={
            <>
              <Suspense>{pathname === "/dashboard" && <DashboardNotices />}</Suspense>
              {PAGES_OF_CATCHES.has(pathname) && <Unsaved />}
              <TripTopSlot />
            </>
          }
          bar={
            <>
              <TripBottomSlot />
              <BottomNav />
              <Shortcuts />
              <SignOutGuard />
            </>
          }
        />
      </CatchDialogs>
    </WithPending>
  );
}

function Unsaved() {
  const { onContinue } = useCatchDialogs();
  return <UnsavedBanner onContinue={onContinue} />;
}

/** The tab bar. Its middle button opens the catch form at the current position. */
function BottomNav() {
  const { onLog } = useCatchDialogs();
  return (
    <nav className={styles.root} aria-label={t`Main`}>
      <NavLink to="/dashboard" className={styles.link}>
        <Icon of={LayoutDashboard} />
        {t({ message: "Dashboard", context: "tab bar" })}
      </NavLink>
      <NavLink to="/map" className={styles.link} end>
        <Icon of={Map} />
        {t`Map`}
      </NavLink>
      <button type="button" className={classNames(styles.link, styles.log)} onClick={() => onLog("here")}>
        <span className={styles.plate}>
          <Icon of={Plus} />
        </span>
        <span className={styles.word}>{t({ message: "Log a catch", context: "tab bar" })}</span>
      </button>
      <NavLink to="/catches" className={styles.link}>
        <Icon of={NotebookText} />
        {t({ message: "My Catches", context: "tab bar" })}
      </NavLink>
      <NavLink to="/you" className={styles.link}>
        <Icon of={UserRound} />
        {t`You`}
      </NavLink>
    </nav>
  );
}

const SignOutQuestion = lazyPart(async () => (await import("./sign-out-question.tsx")).SignOutQuestion);

/** Asks before signing out if items wait, because signing out deletes them. */
function SignOutGuard() {
  const items = useOutbox();
  const hasItems = items.length > 0;
  const [asked, setAsked] = useState<{ leave: () => void } | null>(null);
  useEffect(() => {
    leaveGuard.set((leave) => {
      if (hasItems) setAsked({ leave });
      else leave();
    });
    return () => leaveGuard.set(null);
  }, [hasItems]);
  if (!asked) return null;
  return (
    <Suspense>
      <SignOutQuestion items={items} onLeave={asked.leave} onClose={() => setAsked(null)} />
    </Suspense>
  );
}

/** Reloads the page once the account's language was read or changed; public/theme.js then applies it. */
function useAccountLanguage(): void {
  const language = useAuth().user?.language;
  useEffect(() => {
    const { lang, dataset } = document.documentElement;
    const isBuilt = dataset["languages"]?.split(" ").some((one) => one.split(":")[0] === language);
    if (isBuilt && language !== lang) location.reload();
  }, [language]);
}
