import { t } from "@lingui/core/macro";
import { Camera } from "lucide-react";
import { useId, useState } from "react";
import { FileTrigger } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { FieldTitle } from "../../ui/fields/field-title.tsx";
import type { FormPhoto } from "./form-photo.ts";
import { PhotoPreview } from "./photo-preview.tsx";
import { sortFiles } from "./sort-files.ts";

import * as styles from "./single-photo-field.module.css";

const IMAGES = ["image/*"];

interface SinglePhotoFieldProps {
  photo: FormPhoto | null;
  onChange: (photo: FormPhoto | null) => void;
  /** The name of the photo. */
  label?: string;
}

/** Edits the photo of a record that has at most one. */
export function SinglePhotoField({ photo, onChange, label = t`Photo` }: SinglePhotoFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const take = async (files: FileList | null) => {
    const { photos, refusals } = await sortFiles([...(files ?? [])].slice(0, 1));
    setProblem(refusals[0] ?? null);
    if (photos[0]) onChange(photos[0]);
  };
  return (
    <div role="group" aria-labelledby={id}>
      <FieldTitle id={id}>{label}</FieldTitle>
      <div className={styles.ways}>
        {photo && <PhotoPreview photo={photo} />}
        <FileTrigger acceptedFileTypes={IMAGES} onSelect={(files) => void take(files)}>
          <Button>
            <Icon of={Camera} />
            {photo ? t`Change photo` : t`Add photo`}
          </Button>
        </FileTrigger>
        {photo && <Button look="quiet" onPress={() => onChange(null)}>{t`Remove photo`}</Button>}
      </div>
      <Problem text={problem} />
    </div>
  );
}
