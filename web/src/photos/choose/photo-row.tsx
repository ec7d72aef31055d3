import { t } from "@lingui/core/macro";
import { CircleAlert, Undo2, X, ArrowDown, ArrowUp, Image, MoreVertical } from "lucide-react";
import { Button as AriaButton } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { Menu, MenuItem } from "../../ui/overlays/menu.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import type { FormPhoto } from "./form-photo.ts";
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
          <p className={classNames(styles.words, styles.removed)}>
            {t({ message: "Removed", context: "a photo" })}
          </p>
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

interface PhotoOrderMenuProps {
  photo: FormPhoto;
  photos: Photos;
  /** 0 first. */
  place: number;
  count: number;
  isCover: boolean;
}

function PhotoOrderMenu({ photo, photos, place, count, isCover }: PhotoOrderMenuProps) {
  const number = place + 1;
  return (
    <Menu
      label={t`Photo ${number}`}
      trigger={
        <IconButton label={t`Order of photo ${number}`}>
          <Icon of={MoreVertical} />
        </IconButton>
      }
    >
      {!isCover && (
        <MenuItem icon={Image} onAction={() => photos.move(photo.id, 0)}>{t`Make cover`}</MenuItem>
      )}
      {place > 0 && (
        <MenuItem
          icon={ArrowUp}
          onAction={() => photos.move(photo.id, place - 1)}
        >{t`Move earlier`}</MenuItem>
      )}
      {place < count - 1 && (
        <MenuItem
          icon={ArrowDown}
          onAction={() => photos.move(photo.id, place + 1)}
        >{t`Move later`}</MenuItem>
      )}
    </Menu>
  );
}
