import "./shell.css";
import { Suspense, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";

import { everybodysLogbook } from "../admin/catches/everybodys-logbook.ts";
import { useAuth } from "../auth/auth.tsx";
import { CatchDialogs, useCatchDialogs } from "../catches/catch-dialogs.tsx";
import { UnsavedStrip } from "../catches/draft/unsaved-strip.tsx";
import { SampleStrip } from "../catches/samples/sample-strip.tsx";
import { classNames } from "../ui/class-names.ts";
import { Toasts } from "../ui/toast.tsx";
import { Bar } from "./bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useInstall } from "./installed/use-install.ts";
import { LogShortcut } from "./log-shortcut.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { TopStrip } from "./top-strip.tsx";
import { useFocusAfterRow } from "./use-focus-after-row.ts";
import { useHealthWatch } from "./use-health-watch.ts";

const PAGES_OF_CATCHES = new Set(["/dashboard", "/map", "/catches"]);

/** Header, page, footer, and a phone's bar below. */
export function Shell() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const isMap = pathname === "/map";
  const main = useRef<HTMLElement>(null);
  useHealthWatch();
  useFocusAfterRow(main);
  useInstall();

  const frame = (
    <div className={classNames("shell", user && "shell-signed-in", isMap && "shell-map")}>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <TopStrip />
      <Header isFullWidth={isMap} />
      {user && PAGES_OF_CATCHES.has(pathname) && (
        <>
          <Unsaved />
          <SampleStrip />
        </>
      )}
      <main ref={main} id="main" className="shell-main" tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      {!isMap && <Footer />}
      {user && <Bar />}
      {user && <LogShortcut />}
      <Toasts />
      <ScrollRestoration />
    </div>
  );
  return user ? <CatchDialogs everybodys={everybodysLogbook}>{frame}</CatchDialogs> : frame;
}

function Unsaved() {
  const { onContinue } = useCatchDialogs();
  return <UnsavedStrip onContinue={onContinue} />;
}
