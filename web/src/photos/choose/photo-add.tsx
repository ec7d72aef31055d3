import { PHOTO_LIMITS } from "@creel/domain/photos/photo";
import { t } from "@lingui/core/macro";
import { Camera } from "lucide-react";
import { FileTrigger } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { FieldTitle } from "../../ui/fields/field-title.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { remainingPhotos } from "./form-photo.ts";
import type { Photos } from "./use-photos.ts";

import * as styles from "./photo-add.module.css";

const IMAGES = ["image/*"];

/** On a phone the camera has its own button. */
export function PhotoAdd({ photos }: { photos: Photos }) {
  const isPhone = useIsPhone();
  const isFull = remainingPhotos(photos.all).length >= PHOTO_LIMITS.perCatch;
  const take = (files: FileList | null) => void photos.add([...(files ?? [])]);
  return (
    <div className={styles.root} role="group" aria-labelledby="photo-label">
      <FieldTitle id="photo-label">{t`Photo`}</FieldTitle>
      <div className={styles.ways}>
        {isPhone && (
          <FileTrigger acceptedFileTypes={IMAGES} defaultCamera="environment" onSelect={take}>
            <IconButton label={t`Take photo`} className={styles.camera} isFramed isDisabled={isFull}>
              <Icon of={Camera} />
            </IconButton>
          </FileTrigger>
        )}
        <FileTrigger acceptedFileTypes={IMAGES} allowsMultiple onSelect={take}>
          <Button className={styles.button} isDisabled={isFull}>
            {!isPhone && <Icon of={Camera} />}
            {t`Add photo`}
          </Button>
        </FileTrigger>
      </div>
    </div>
  );
}
