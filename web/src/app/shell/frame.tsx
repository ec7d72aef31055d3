import { t } from "@lingui/core/macro";
import { type ComponentProps, type ReactNode, Suspense } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";

import { useAuth } from "../../session/auth.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { PageDrawn } from "../../ui/hooks/page-drawn.tsx";
import { Toasts } from "../../ui/overlays/toast.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { TopBanner } from "../offline/notices/top-banner.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

import * as styles from "./frame.module.css";

interface FrameProps extends ComponentProps<typeof TopBanner> {
  notice?: ReactNode;
  bar?: ReactNode;
}

export function Frame({ unreached, waiting, notice, bar }: FrameProps) {
  const { user } = useAuth();
  const isMap = useLocation().pathname === "/map";
  return (
    <div className={classNames(styles.root, user && styles.signedIn)} data-fills-window={isMap || undefined}>
      <a className={styles.skipLink} href="#main">
        {t`Skip to the content`}
      </a>
      <TopBanner unreached={unreached} {...(waiting && { waiting })} />
      <Header />
      {notice}
      <main id="main" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
          <PageDrawn />
        </Suspense>
      </main>
      {!isMap && <Footer />}
      {bar}
      <Toasts />
      <ScrollRestoration />
    </div>
  );
}
