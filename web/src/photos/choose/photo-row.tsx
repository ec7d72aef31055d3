import { t } from "@lingui/core/macro";
import { CircleAlert, Undo2, X } from "lucide-react";
import { Button as AriaButton } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import type { FormPhoto } from "./form-photo.ts";
import { PhotoOrderMenu } from "./photo-order-menu.tsx";
import { PhotoPreview } from "./photo-preview.tsx";
import { describePhoto } from "./photo-status.ts";
import type { Photos } from "./use-photos.ts";

import * as styles from "./photo-row.module.css";

interface PhotoRowProps {
  photo: FormPhoto;
  photos: Photos;
  /** Where it stands in the line, 0 first, and how many there are. */
  place: number;
  count: number;
  isCover: boolean;
}

/** One photo of the form: what it looks like, how it is, and what can be done with it. */
export function PhotoRow(props: PhotoRowProps) {
  const { photo, photos, place, count } = props;
  const number = place + 1;
  return (
    <>
      {count > 1 ? (
        <AriaButton slot="drag" className={styles.handle} aria-label={t`Drag photo ${number}`}>
          <PhotoPreview photo={photo} />
        </AriaButton>
      ) : (
        <PhotoPreview photo={photo} />
      )}
      {photo.isRemoved ? (
        <>
          <p className={classNames(styles.words, styles.removed)}>{t`Removed`}</p>
          <Button look="quiet" onPress={() => photos.setRemoved(photo.id, false)}>
            <Icon of={Undo2} isSmall />
            {t`Put back`}
          </Button>
        </>
      ) : (
        <>
          <PhotoStatusText {...props} />
          {count > 1 && <PhotoOrderMenu {...props} />}
          <IconButton
            label={t`Remove photo ${number}`}
            className={styles.remove}
            onPress={() => photos.setRemoved(photo.id, true)}
          >
            <Icon of={X} />
          </IconButton>
        </>
      )}
    </>
  );
}

function PhotoStatusText({ photo, photos, isCover, count }: PhotoRowProps) {
  const { status, detail, warning } = describePhoto(photo);
  const isWorking = photo.kind === "new" && photo.state === "compressing";
  return (
    <div className={styles.words}>
      <p className={styles.status} role="status">
        {status}
      </p>
      {isWorking && <ProgressBar percent={photos.percents[photo.id] ?? 0} label={status} />}
      <div className={styles.detail}>
        {!isWorking && detail && <p>{detail}</p>}
        {isCover && count > 1 && <Badge tone="info">{t`Cover`}</Badge>}
      </div>
      {warning !== undefined && (
        <p className={styles.warning}>
          <Icon of={CircleAlert} isSmall />
          {warning}
        </p>
      )}
    </div>
  );
}
