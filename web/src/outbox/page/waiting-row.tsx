import { t } from "@lingui/core/macro";
import { useQuery, queryOptions } from "@tanstack/react-query";

import { CatchThumbnail } from "../../catches/list/catch-thumbnail.tsx";
import type { WaitingCatch } from "../../catches/outbox/waiting-catches.ts";
import { SpeciesThumbnail } from "../../species/species-mark.tsx";
import { useStore } from "../../store/use-store.ts";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { MeasureFigure } from "../../units/measure-figure.tsx";
import { useUnits } from "../../units/use-units.ts";
import { fileOfPhoto } from "../outbox-store.ts";
import { sendingProgress } from "../sending/sending-progress.ts";
import {
  describeLoad,
  describeTackle,
  describeWhen,
  nameOfNoted,
  formatMegabyteFigure,
  LEAST_BYTES,
} from "./describe-waiting.ts";
import { useCaught } from "./use-caught.ts";
import { WaitingActions } from "./waiting-actions.tsx";
import { WaitingFrame } from "./waiting-frame.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./waiting-row.module.css";

interface WaitingRowProps {
  waiting: WaitingCatch;
  /** Bytes to upload. */
  bytes: number;
  now: Date;
}

export function WaitingRow({ waiting, bytes, now }: WaitingRowProps) {
  const tackle = describeTackle(waiting.noted, useUnits());
  const { weight } = waiting.noted;
  const name = nameOfNoted(waiting.noted);
  return (
    <WaitingFrame
      name={name}
      waiting={waiting}
      picture={<WaitingThumbnail waiting={waiting} />}
      load={<Load waiting={waiting} bytes={bytes} name={name} />}
      actions={<WaitingActions waiting={waiting} name={name} />}
      now={now}
    >
      <p className={styles.sub}>
        {typeof weight === "number" && (
          <MeasureFigure measure="weight" value={weight} className={styles.weight} />
        )}
        {typeof weight === "number" && tackle !== "" && " · "}
        {tackle}
      </p>
      <p className={styles.sub}>{describeWhen(waiting.noted)}</p>
    </WaitingFrame>
  );
}

function Load({ waiting, bytes, name }: Omit<WaitingRowProps, "now"> & { name: string }) {
  if (waiting.state === "sending") return <UploadProgress waiting={waiting} name={name} />;
  return <p className={utilities.hint}>{describeLoad(waiting, bytes)}</p>;
}

/** Shows the catch's cover, which may be on this device alone. */
function WaitingThumbnail({ waiting }: { waiting: WaitingCatch }) {
  const caught = useCaught(waiting);
  return caught ? (
    <CatchThumbnail caught={caught} />
  ) : (
    <SpeciesThumbnail species={waiting.noted.species ?? ""} />
  );
}

const PERCENT = 100;

function UploadProgress({ waiting: { items, photoIds }, name }: { waiting: WaitingCatch; name: string }) {
  const progress = useStore(sendingProgress, () => null);
  const { data: sizes } = useQuery(photoSizesQuery(photoIds));
  const sending = items.find(({ state }) => state === "sending");
  if (sending?.work.kind !== "photo") {
    return <p className={utilities.hint}>{t`Uploading the catch.`}</p>;
  }
  const share = progress?.itemId === sending.id ? progress.share : 0;
  const bytes = Math.max(sizes?.get(sending.work.photoId) ?? 0, LEAST_BYTES);
  const { photoOrder, photoId } = sending.work;
  const number = photoOrder.indexOf(photoId) + 1;
  const all = photoOrder.length;
  const sent = formatMegabyteFigure(bytes * share);
  const size = formatMegabyteFigure(bytes);
  return (
    <>
      <ProgressBar percent={Math.round(share * PERCENT)} label={t`Uploading ${name}`} />
      <p className={utilities.hint}>{t`Catch uploaded. Photo ${number} of ${all}, ${sent} of ${size} MB`}</p>
    </>
  );
}

/** Sizes in bytes, keyed by photo id. Photo files do not change, so each is read once. */
const known = new Map<string, number>();

/** The sizes of waiting photos in bytes, keyed by photo id. */
export function photoSizesQuery(photoIds: readonly string[]) {
  return queryOptions({
    queryKey: ["photo sizes", ...photoIds],
    queryFn: () => readSizes(photoIds),
    staleTime: Infinity,
    networkMode: "always",
    retry: false,
  });
}

/** Reads one file after the other: all at once may exceed a phone's memory. */
async function readSizes(photoIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  for (const photoId of photoIds) {
    if (known.has(photoId)) continue;
    known.set(photoId, (await fileOfPhoto(photoId))?.size ?? 0);
  }
  return new Map(known);
}
