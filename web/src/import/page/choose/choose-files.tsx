import { t } from "@lingui/core/macro";
import { FileUp } from "lucide-react";
import { FileTrigger } from "react-aria-components";

import { usePhotoDrop } from "../../../photos/choose/use-photo-drop.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Notice } from "../../../ui/feedback/states.tsx";
import { SourceCards } from "./source-cards.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./choose-files.module.css";

interface ChooseFilesProps {
  isReading: boolean;
  /** Why the last file was not read. */
  problem: string | null;
  onFiles: (files: readonly File[]) => void;
}

/** The first step: a file, or photos, by a press, by dropping or by pasting. */
export function ChooseFiles({ isReading, problem, onFiles }: ChooseFilesProps) {
  const take = (files: readonly File[]) => {
    if (files.length > 0 && !isReading) onFiles(files);
  };
  const isOver = usePhotoDrop(take);
  return (
    <>
      {problem !== null && (
        <Notice tone="bad" className={styles.problem}>
          {problem}
        </Notice>
      )}
      <SourceCards isDisabled={isReading} onFiles={take} />
      <div className={styles.drop} data-over={isOver || undefined}>
        <Icon of={FileUp} />
        <p>
          {isReading ? t`Reading on this device…` : t`Or drop a file, or up to 200 photos, on this page.`}
        </p>
        <FileTrigger allowsMultiple onSelect={(files) => take([...(files ?? [])])}>
          <Button isPending={isReading}>{t`Choose files`}</Button>
        </FileTrigger>
      </div>
      <p className={utilities.hint}>
        {t`CSV, TSV, XLSX, ZIP, GPX, KML, KMZ, GeoJSON, JSON or photos. Something else? Save it as CSV first. Files are read on your device. Only what you keep is uploaded.`}
      </p>
    </>
  );
}
