import type { Photo } from "@creel/domain/photos/photo";
import { t } from "@lingui/core/macro";
import { ExternalLink, X } from "lucide-react";
import type { ReactNode } from "react";
import { Heading } from "react-aria-components";

import { Icon } from "../../ui/art/icon.tsx";
import { IconButton, IconLink } from "../../ui/controls/button.tsx";
import { useShownPhoto } from "./use-shown-photo.ts";

import * as styles from "./lightbox.module.css";

interface LightboxHeadProps {
  subject: string;
  /** `undefined` when the photo is gone. */
  photo: Photo | undefined;
  onClose: () => void;
  children: ReactNode;
}

export function LightboxHead({ subject, photo, onClose, children }: LightboxHeadProps) {
  return (
    <div className={styles.head}>
      <Heading slot="title" className={styles.title}>
        {subject}
      </Heading>
      <p aria-live="polite">{children}</p>
      {photo && <OpenPhoto key={photo.id} photo={photo} />}
      <IconButton label={t`Close`} className={styles.button} onPress={onClose}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}

function OpenPhoto({ photo }: { photo: Photo }) {
  const { url } = useShownPhoto(photo);
  if (url === undefined) return null;
  return (
    <IconLink
      label={t`Open in a new tab`}
      className={styles.button}
      href={url}
      target="_blank"
      rel="noreferrer"
    >
      <Icon of={ExternalLink} />
    </IconLink>
  );
}
