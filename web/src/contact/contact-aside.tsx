import { STANDARD_HOURS } from "@creel/domain/contact/operator";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { useOperator } from "../operator/operator.ts";
import { classNames } from "../ui/styles/class-names.ts";
import { QuickHelp } from "./quick-help.tsx";
import { StandardHours } from "./standard-hours.tsx";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./contact-aside.module.css";

/** The settings of the server name the operator. */
export function ContactAside() {
  const { name, supportEmail, location, links, hours } = useOperator();
  return (
    <aside className={styles.root} aria-label={t`Other ways to get help`}>
      <Part title={t`Support email`}>
        {supportEmail ? (
          <a className={styles.strong} href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        ) : (
          <p className={utilities.muted}>{t`Use the form: it reaches the people who run this site.`}</p>
        )}
      </Part>
      <Part title={t`Hours`}>{hours === STANDARD_HOURS ? <StandardHours /> : <p>{hours}</p>}</Part>
      <Whereabouts location={location} name={name} />
      <Part title={t`Quick help`}>
        <QuickHelp />
        <p className={classNames(utilities.small, utilities.muted)}>
          <Trans>
            What is kept about you is on the <Link to="/privacy">privacy page</Link>.
          </Trans>
        </p>
      </Part>
      {links.length > 0 && (
        <Part title={t`Elsewhere`}>
          <p className={styles.links}>
            {links.map(({ name: label, url }) => (
              <a key={url} href={url} rel="me noopener">
                {label}
              </a>
            ))}
          </p>
        </Part>
      )}
    </aside>
  );
}

interface WhereaboutsProps {
  location: string | null;
  name: string | null;
}

function Whereabouts({ location, name }: WhereaboutsProps) {
  if (!location && !name) return null;
  return (
    <Part title={t`Location`}>
      {location && <p>{location}</p>}
      {name && <p className={utilities.muted}>{name}</p>}
    </Part>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
