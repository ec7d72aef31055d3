import type { Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import { Pencil } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { classNames } from "../../ui/styles/class-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./rows.module.css";

interface NotesProps extends Pick<Water, "note"> {
  onEdit: () => void;
}

export function Notes({ note, onEdit }: NotesProps) {
  return (
    <Section
      title={t`Notes`}
      note={
        <Button look="quiet" onPress={onEdit}>
          <Icon of={Pencil} isSmall />
          {note === null ? t`Write a note` : t`Edit notes`}
        </Button>
      }
    >
      {note === null ? (
        <p className={classNames(styles.note, utilities.muted)}>{t`Ramps, reefs, ice, what bites when.`}</p>
      ) : (
        <p className={styles.note}>{note}</p>
      )}
    </Section>
  );
}
