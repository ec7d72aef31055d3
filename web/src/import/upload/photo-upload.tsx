import { plural, t } from "@lingui/core/macro";
import { CircleCheck, Images, Pause, Play } from "lucide-react";

import { isOfImport, pauseImported } from "../../catches/outbox/imported-photos.ts";
import { connectivity } from "../../http/connectivity.ts";
import { joinList } from "../../i18n/join-list.ts";
import { formatDecimals } from "../../i18n/numbers.ts";
import { isPaused as isItemPaused } from "../../outbox/outbox-item.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { sendingProgress } from "../../outbox/sending/sending-progress.ts";
import { useUser } from "../../session/auth.tsx";
import { useStore } from "../../store/use-store.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { ImportItem } from "../import-item.tsx";
import { TimeLeft } from "../time-left.tsx";
import { notedUpload, preparingImport, readUpload } from "./upload-state.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

/** Shows the progress of an import's photos as an item of a list; empty if this device sends none. */
export function PhotoUpload({ importId }: { importId: string }) {
  const figures = usePhotoUpload(importId);
  const { id: userId } = useUser();
  if (!figures || (figures.isEnded && figures.sent + figures.unread.length === 0)) return null;
  const { all, sent, isEnded, isPaused, asking, unread } = figures;
  const percent = Math.round((sent / Math.max(1, all - unread.length)) * 100);
  return (
    <ImportItem
      icon={isEnded ? CircleCheck : Images}
      title={describeState(figures)}
      actions={
        <>
          {asking > 0 && <LinkButton look="quiet" to="/catches/waiting">{t`See what’s waiting`}</LinkButton>}
          {!isEnded && (
            <Button look="quiet" onPress={() => void pauseImported(userId, importId, !isPaused)}>
              <Icon of={isPaused ? Play : Pause} isSmall />
              {isPaused ? t`Resume` : t`Pause`}
            </Button>
          )}
        </>
      }
    >
      {!isEnded && <UnderWay figures={figures} percent={percent} />}
      <LeftOut figures={figures} />
    </ImportItem>
  );
}

function UnderWay({ figures, percent }: { figures: UploadFigures; percent: number }) {
  const isReached = useStore(connectivity) === "reached";
  const { isPreparing, isPaused, bytes, sentBytes } = figures;
  return (
    <>
      <ProgressBar percent={percent} label={t`Photos`} />
      {!isPreparing && (
        <p className={utilities.muted}>
          {describeAmount(figures)} {!isPaused && <TimeLeft done={sentBytes} all={bytes} />}
        </p>
      )}
      <p className={utilities.muted} role="status">
        {describeWay(figures, isReached)}
      </p>
    </>
  );
}

function LeftOut({ figures: { unread, asking } }: { figures: UploadFigures }) {
  return (
    <>
      {unread.length > 0 && (
        <p className={utilities.muted}>
          {t`This browser couldn’t read these, so they won’t be imported: ${joinList(unread)}.`}
        </p>
      )}
      {asking > 0 && (
        <p>{t`${plural(asking, { one: "# photo was refused.", other: "# photos were refused." })}`}</p>
      )}
    </>
  );
}

function describeState({ all, done, sent, isEnded, isPreparing, isPaused, unread }: UploadFigures): string {
  const total = all - unread.length;
  if (isEnded) return t`${plural(sent, { one: "# photo uploaded.", other: "# photos uploaded." })}`;
  if (isPreparing) return t`Preparing photos: ${done} of ${all}`;
  return isPaused
    ? t`Photos are paused: ${sent} of ${total} uploaded`
    : t`Uploading photos: ${sent} of ${total}`;
}

const MB = 1_000_000;
const MIN_BYTES = 100_000;
const DECIMALS = { min: 0, max: 1, isGrouped: true };

function describeAmount({ bytes, sentBytes }: UploadFigures): string {
  const up = formatDecimals(sentBytes / MB, DECIMALS);
  const size = formatDecimals(Math.max(MIN_BYTES, bytes) / MB, DECIMALS);
  return t`${up} of ${size} MB.`;
}

function describeWay({ isPreparing, isPaused }: UploadFigures, isReached: boolean): string {
  if (isPreparing) return t`Keep this page open until all photos are saved on this device.`;
  if (isPaused) return t`The rest stay on this device.`;
  if (!isReached) return t`No connection. They are saved on this device and will upload when it’s back.`;
  return t`You can close this page or keep fishing. They are saved on this device and upload whenever Creel is open.`;
}

interface UploadFigures {
  all: number;
  /** How many photos were read and prepared. */
  done: number;
  /** How many photos were stored on this device, whether they wait or were sent. */
  stored: number;
  sent: number;
  /** The size of all photos stored so far, in bytes. */
  bytes: number;
  sentBytes: number;
  /** How many photos the server refused; they wait for the angler. */
  asking: number;
  unread: readonly string[];
  isPreparing: boolean;
  isPaused: boolean;
  isEnded: boolean;
}

/** Returns the progress of an import's photos, even after a reload; `null` if this device stored none. */
function usePhotoUpload(importId: string): UploadFigures | null {
  const now = readUpload(useStore(notedUpload, () => null));
  const isPreparing = useStore(preparingImport, () => null) === importId;
  const progress = useStore(sendingProgress, () => null);
  const waiting = useOutbox().filter(isOfImport(importId));
  if (now?.importId !== importId) return null;
  const bytesOf = (items: typeof waiting) =>
    items.reduce((sum, { work }) => sum + (work.kind === "photo" ? (work.imported?.bytes ?? 0) : 0), 0);
  const onItsWay = waiting.filter(({ id, state }) => state === "sending" && id === progress?.itemId);
  const sentOfOne = bytesOf(onItsWay) * (progress?.share ?? 0);
  return {
    all: now.all,
    done: now.done,
    stored: now.kept,
    sent: now.kept - waiting.length,
    bytes: now.bytes,
    sentBytes: Math.max(0, now.bytes - bytesOf(waiting) + sentOfOne),
    asking: waiting.filter(({ state }) => state === "asks").length,
    unread: now.unread,
    isPreparing,
    isPaused: waiting.some(isItemPaused),
    isEnded: !isPreparing && waiting.length === 0,
  };
}
