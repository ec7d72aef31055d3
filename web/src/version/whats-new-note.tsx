import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Sparkle } from "lucide-react";

import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { classNames } from "../ui/styles/class-names.ts";
import { whatsNewIn } from "./whats-new.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./whats-new-note.module.css";

interface WhatsNewNoteProps {
  version: string;
  onDismiss: () => void;
}

/** Three lines about a version. Renders nothing for a version without lines. */
export function WhatsNewNote({ version, onDismiss }: WhatsNewNoteProps) {
  const lines = whatsNewIn(version);
  if (!lines) return null;
  return (
    <section className={styles.root} aria-labelledby="whats-new">
      <div className={classNames(styles.row, utilities.page)}>
        <Icon of={Sparkle} />
        <div className={styles.text}>
          <h2 id="whats-new">{t`New in Creel ${version}`}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line.id}>{i18n._(line)}</li>
            ))}
          </ul>
        </div>
        <Button onPress={onDismiss}>{t`Dismiss`}</Button>
      </div>
    </section>
  );
}
