import { t } from "@lingui/core/macro";
import { CircleCheck, Undo2 } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import type { Done } from "./use-mending.ts";

import * as styles from "./doctor-page.module.css";

interface DoneListProps {
  done: readonly Done[];
  onUndo: (done: Done) => void;
}

/** What was done since the page was opened. */
export function DoneList({ done, onUndo }: DoneListProps) {
  if (done.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="done">
      <h2 id="done">{t`Done`}</h2>
      <ul className={styles.list}>
        {done.map((each) => {
          const { key, name, text, kept } = each;
          return (
            <li key={key} className={styles.done}>
              <Icon of={CircleCheck} />
              <div className={styles.words}>
                <b>{name}</b>
                <p className={styles.sub}>{text}</p>
              </div>
              {kept && (
                <Button look="quiet" aria-label={t`Undo: ${name}`} onPress={() => onUndo(each)}>
                  <Icon of={Undo2} isSmall />
                  {t`Undo`}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
