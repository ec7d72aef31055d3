import { t } from "@lingui/core/macro";

import { LinkButton } from "../../ui/controls/button.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { templatePath } from "../data/return-paths.ts";
import { useTemplates } from "../data/use-returns.ts";

import * as styles from "./own-templates.module.css";

/** The templates that the angler built, and the way to another one. */
export function OwnTemplates() {
  const templates = useTemplates();
  return (
    <div className={styles.root}>
      <Section title={t`Your templates`}>
        {templates.length > 0 && (
          <ul className={styles.list} aria-label={t`Your templates`}>
            {templates.map(({ id, name }) => (
              <li key={id}>
                <b>{name}</b>
                <LinkButton to={templatePath(id)} aria-label={t`Edit the template ${name}`}>
                  {t`Edit`}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.about}>{t`A club asks for something else? Build its form from blocks.`}</p>
        <LinkButton to={templatePath()}>{t`Build a template`}</LinkButton>
      </Section>
    </div>
  );
}
