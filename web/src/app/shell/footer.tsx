import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Link } from "react-router";

import { useAuth } from "../../session/auth.tsx";
import { Brand } from "../../ui/art/brand.tsx";
import { Isobaths } from "../../ui/art/isobaths.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { destinationsOf } from "./navigation.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./footer.module.css";

const FEATURES = [
  msg`Interactive Maps`,
  msg`Detailed Logging`,
  msg`Weather Tracking`,
  msg`Photo Gallery`,
  msg`Smart Filtering`,
  msg`Analytics Dashboard`,
];

const LEGAL = [
  { path: "/privacy", label: msg`Privacy` },
  { path: "/terms", label: msg`Terms` },
  { path: "/cookies", label: msg`Cookies` },
];

export function Footer() {
  const { user } = useAuth();
  const links = destinationsOf(user);
  return (
    <footer className={styles.root}>
      <Isobaths drawing="open" className={styles.contours} />
      <div className={classNames(styles.columns, utilities.page)}>
        <div>
          <Brand />
          <p className={classNames(utilities.small, utilities.muted)}>
            {t`Every catch, on the map, for good.`}
          </p>
        </div>
        <nav aria-label={t`Quick links`}>
          <h2>{t`Quick links`}</h2>
          <ul>
            {links.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{i18n._(label)}</Link>
              </li>
            ))}
            <li>
              <Link to="/contact">{t`Contact`}</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{t`Features`}</h2>
          <ul>
            {FEATURES.map((feature) => (
              <li key={feature.id}>{i18n._(feature)}</li>
            ))}
          </ul>
        </div>
        <nav aria-label={t`Legal`}>
          <h2>{t`Legal`}</h2>
          <ul>
            {LEGAL.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{i18n._(label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
