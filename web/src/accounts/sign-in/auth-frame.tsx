import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { Brand } from "../../ui/art/brand.tsx";
import { Isobaths } from "../../ui/art/isobaths.tsx";
import { PageHead } from "../../ui/layout/page-head.tsx";
import { LanguageLinks } from "../language-links.tsx";

import * as styles from "./auth-frame.module.css";

interface AuthFrameProps {
  title: string;
  children: ReactNode;
}

export function AuthFrame({ title, children }: AuthFrameProps) {
  return (
    <div className={styles.root}>
      <PageHead
        title={`${title} · Creel`}
        description={t`Sign in to your catch log: every catch, on the map, for good. Your spots stay yours.`}
      />
      <header className={styles.side}>
        <Isobaths drawing="lake" />
        <Brand to="/" isOnDeep />
        <p>{t`Every catch, on the map, for good.`}</p>
      </header>
      <main className={styles.main}>
        <div className={styles.box}>
          <noscript>
            <p className={styles.noScript}>{t`Signing in needs JavaScript.`}</p>
          </noscript>
          {children}
          <LanguageLinks />
        </div>
      </main>
    </div>
  );
}
