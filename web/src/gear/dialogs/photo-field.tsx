import { t } from "@lingui/core/macro";
import { Camera } from "lucide-react";
import { useState } from "react";
import { FileTrigger } from "react-aria-components";

import type { FormPhoto } from "../../photos/choose/form-photo.ts";
import { PhotoPreview } from "../../photos/choose/photo-preview.tsx";
import { sortFiles } from "../../photos/choose/sort-files.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { FieldTitle } from "../../ui/fields/field-title.tsx";
import { Problem } from "./problem.tsx";

import * as styles from "./photo-field.module.css";

const IMAGES = ["image/*"];

interface PhotoFieldProps {
  photo: FormPhoto | null;
  onChange: (photo: FormPhoto | null) => void;
}

/** The one photo of a lure or a rod. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (files: FileList | null) => {
    const { photos, refusals } = await sortFiles([...(files ?? [])].slice(0, 1));
    setProblem(refusals[0] ?? null);
    if (photos[0]) onChange(photos[0]);
  };
  return (
    <div role="group" aria-labelledby="gear-photo-label">
      <FieldTitle id="gear-photo-label">{t`Photo`}</FieldTitle>
      <div className={styles.ways}>
        {photo && <PhotoPreview photo={photo} />}
        <FileTrigger acceptedFileTypes={IMAGES} onSelect={(files) => void take(files)}>
          <Button>
            <Icon of={Camera} />
            {photo ? t`Another photo` : t`Add photo`}
          </Button>
        </FileTrigger>
        {photo && <Button look="quiet" onPress={() => onChange(null)}>{t`Remove photo`}</Button>}
      </div>
      <Problem text={problem} />
    </div>
  );
}
