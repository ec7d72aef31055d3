import { plural, t } from "@lingui/core/macro";
import { Pause, Play } from "lucide-react";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import { connectivity } from "../../http/connectivity.ts";
import { joinList } from "../../i18n/join-list.ts";
import { pauseImported } from "../../outbox/imported/imported-photos.ts";
import { useStore } from "../../store/use-store.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { formatDecimals } from "../../units/numbers.ts";
import { type UploadFigures, usePhotoUpload } from "./use-photo-upload.ts";

import * as styles from "./photo-upload.module.css";

/** How far the photos of an import are; nothing where none go up from this device. */
export function PhotoUpload({ importId }: { importId: string }) {
  const figures = usePhotoUpload(importId);
  const { id: userId } = useUser();
  const isReached = useStore(connectivity) === "reached";
  if (!figures) return null;
  const { all, sent, kept, isEnded, isPaused, asking, unread } = figures;
  const share = kept === 0 ? 0 : sent / Math.max(kept, all - unread.length);
  return (
    <section className={styles.root} aria-label={t`Photos`}>
      {!isEnded && (
        <>
          <ProgressBar percent={Math.round(share * 100)} label={t`Photos`} />
          <p className={styles.figures}>{describeFigures(figures)}</p>
          <p role="status">{describeWay(figures, isReached)}</p>
          <div>
            <Button onPress={() => void pauseImported(userId, importId, !isPaused)}>
              <Icon of={isPaused ? Play : Pause} />
              {isPaused ? t`Go on` : t`Pause`}
            </Button>
          </div>
        </>
      )}
      {isEnded && sent > 0 && (
        <Notice tone="good">
          {t`${plural(sent, { one: "# photo is up.", other: "# photos are up." })}`}
        </Notice>
      )}
      {asking > 0 && (
        <Notice tone="bad">
          {t`${plural(asking, { one: "# photo was refused.", other: "# photos were refused." })}`}{" "}
          <LinkButton look="quiet" to="/catches/waiting">{t`See what waits`}</LinkButton>
        </Notice>
      )}
      {unread.length > 0 && (
        <Notice tone="info">{t`This browser could not read these, so they stay out: ${joinList(unread)}.`}</Notice>
      )}
    </section>
  );
}

const MB = 1_000_000;
const DECIMALS = { min: 0, max: 1, isGrouped: true };

/** As in "38 of 82 photos, 43 of 96 MB". */
function describeFigures({ all, sent, bytes, sentBytes, isPreparing, unread }: UploadFigures): string {
  const total = all - unread.length;
  const photos = t`${sent} of ${plural(total, { one: "# photo", other: "# photos" })}`;
  if (isPreparing) return photos;
  const [up, size] = [formatDecimals(sentBytes / MB, DECIMALS), formatDecimals(bytes / MB, DECIMALS)];
  return t`${photos}, ${up} of ${size} MB`;
}

function describeWay({ all, done, isPreparing, isPaused }: UploadFigures, isReached: boolean): string {
  if (isPreparing) {
    return t`Keep this page open until all of them are prepared and kept on this device: ${done} of ${all}.`;
  }
  if (isPaused) return t`Paused. They stay on this device.`;
  if (!isReached) return t`No connection. They stay on this device and go up when it is back.`;
  return t`You can close this page or go on fishing: they are kept on this device, and go up whenever Creel is open.`;
}
