import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";

import { useOperator } from "../operator/operator.ts";
import { PageHead } from "../ui/layout/page-head.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { ContactAside } from "./contact-aside.tsx";
import { ContactForm } from "./contact-form.tsx";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./contact-page.module.css";

export function ContactPage() {
  const { response, supportEmail } = useOperator();
  return (
    <div className={classNames(styles.root, utilities.page)}>
      <PageHead
        title={t`Contact · Creel`}
        description={t`Contact the people who run this site with questions, bugs and ideas, or to get support. They reply within ${response}.`}
      />
      <header>
        <h1>{t`Contact`}</h1>
        <p
          className={utilities.muted}
        >{t`A real person reads every message. We reply within ${response}.`}</p>
      </header>
      <div className={styles.columns}>
        <div>
          <noscript>
            <p>
              {supportEmail ? (
                <Trans>
                  The form needs JavaScript. Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>{" "}
                  instead.
                </Trans>
              ) : (
                t`The form needs JavaScript.`
              )}
            </p>
          </noscript>
          <ContactForm />
        </div>
        <ContactAside />
      </div>
    </div>
  );
}
