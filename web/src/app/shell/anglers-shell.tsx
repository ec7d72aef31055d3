import { Suspense } from "react";
import { useLocation } from "react-router";

import { ADMIN_KEY } from "../../admin/admin-key.ts";
import { CatchDialogs, useCatchDialogs } from "../../catches/dialogs/catch-dialogs.tsx";
import { UnsavedBanner } from "../../catches/editor/draft/unsaved-banner.tsx";
import { SampleBanner } from "../../catches/list/sample-banner.tsx";
import { type Logbook, ownLogbook } from "../../catches/logbook/logbook.ts";
import { useHealthWatch } from "../../diagnostics/health-log.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { TripBottomSlot, TripTopSlot } from "../../trips/shell/trip-slots.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useInstall } from "../offline/installed/use-install.ts";
import { usePersistentStorage } from "../offline/installed/use-persistent-storage.ts";
import { CachedDataNote } from "../offline/notices/cached-data-note.tsx";
import { BottomNav } from "./bottom-nav.tsx";
import { Frame } from "./frame.tsx";
import { LogShortcut } from "./log-shortcut.tsx";
import { SignOutGuard } from "./sign-out-guard.tsx";
import { useAccountLanguage } from "./use-account-language.ts";
import { useOutboxOfLog } from "./use-outbox-of-log.ts";
import { usePreloadParts } from "./use-preload-parts.ts";
import { WithPending } from "./with-pending.tsx";

/** Most of the time there are none. */
const DashboardNotices = lazyPart(async () => (await import("./dashboard-notices.tsx")).DashboardNotices);

/** An angler's own catches are among those of the admin area, too. */
const LOGBOOK: Logbook = { ...ownLogbook, keys: [...ownLogbook.keys, ADMIN_KEY] };

const PAGES_OF_CATCHES = new Set(["/dashboard", "/map", "/catches"]);

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
          notice={
            <>
              <Suspense>{pathname === "/dashboard" && <DashboardNotices />}</Suspense>
              {PAGES_OF_CATCHES.has(pathname) && <Notices />}
              <TripTopSlot />
            </>
          }
          bar={
            <>
              <TripBottomSlot />
              <BottomNav />
              <LogShortcut />
              <SignOutGuard />
            </>
          }
        />
      </CatchDialogs>
    </WithPending>
  );
}

function Notices() {
  const { onContinue } = useCatchDialogs();
  return (
    <>
      <UnsavedBanner onContinue={onContinue} />
      <SampleBanner />
    </>
  );
}
