import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { MailWarning } from "lucide-react";
import { Disclosure, DisclosurePanel } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { describeActionFailure } from "../use-admin-action.ts";
import { sendTestMail } from "./api.ts";

import * as styles from "./machine.module.css";

const SAMPLE = `SMTP_URL=smtp://user:password@mail.example.com:587
MAIL_FROM=Creel <creel@example.com>`;

/** Where the server has the page about every setting. */
const SETTINGS_PAGE = "/docs/operators/settings";

/** Warns while no mail server is set, and sends a test once one is. */
export function EmailSection({ hasMail }: { hasMail: boolean }) {
  return hasMail ? <EmailRow /> : <EmailWarning />;
}

function EmailWarning() {
  return (
    <section className={styles.warning} aria-labelledby="no-email">
      <div className={styles.warningHead}>
        <Icon of={MailWarning} />
        <div>
          <h2 id="no-email">{t`Email is not set up`}</h2>
          <p>{t`Password links, reminders and notifications by email cannot go out.`}</p>
        </div>
      </div>
      <div className={styles.warningText}>
        <p>
          <Trans>
            Set <b>SMTP_URL</b> and <b>MAIL_FROM</b>, then start Creel again. Until then you make password
            links by hand, under Users.
          </Trans>
        </p>
        <Disclosure>
          <div className={styles.buttons}>
            <Button slot="trigger">{t`How to set it`}</Button>
            <Button look="quiet" isDisabled>
              {t`Send a test`}
            </Button>
          </div>
          <DisclosurePanel>
            <pre className={styles.code}>{SAMPLE}</pre>
            <p className={styles.hint}>
              <Trans>
                In the file <b>.env</b>, or in the environment of the container.{" "}
                <a href={SETTINGS_PAGE}>Every setting</a>
              </Trans>
            </p>
          </DisclosurePanel>
        </Disclosure>
      </div>
    </section>
  );
}

function EmailRow() {
  const { mutate, isPending, data, error } = useMutation({ mutationFn: sendTestMail });
  const to = data?.to ?? "";
  const refusal = data?.failure ?? null;
  return (
    <SettingsRow title={t`Email`} note={t`Password links, reminders and notifications go out by email.`}>
      <div className={styles.buttons}>
        <Button isPending={isPending} onPress={() => mutate()}>
          {t`Send a test`}
        </Button>
        <span className={styles.hint}>{t`To your own address.`}</span>
      </div>
      {data && refusal === null && (
        <Notice tone="good" className={styles.result}>
          {t`The mail server took the test for ${to}. Look for it in your mailbox.`}
        </Notice>
      )}
      {refusal !== null && (
        <Notice tone="bad" className={styles.result}>
          {t`The mail server refused the test: ${refusal}. Nothing was sent. Check SMTP_URL and MAIL_FROM.`}
        </Notice>
      )}
      {error && (
        <Notice tone="bad" className={styles.result}>
          {describeActionFailure(error)}
        </Notice>
      )}
    </SettingsRow>
  );
}
