import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { useStore } from "../../store/use-store.ts";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { sendingProgress } from "../sending/sending-progress.ts";
import { photoSizesQuery } from "../waiting/photo-sizes.ts";
import type { WaitingCatch } from "../waiting/waiting-catches.ts";
import { formatMegabyteFigure, LEAST_BYTES } from "./describe-waiting.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

const PERCENT = 100;

export function UploadProgress({
  waiting: { items, photoIds },
  name,
}: {
  waiting: WaitingCatch;
  name: string;
}) {
  const progress = useStore(sendingProgress, () => null);
  const { data: sizes } = useQuery(photoSizesQuery(photoIds));
  const sending = items.find(({ state }) => state === "sending");
  if (sending?.work.kind !== "photo") {
    return <p className={utilities.hint}>{t`The catch is on its way.`}</p>;
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
      <ProgressBar percent={Math.round(share * PERCENT)} label={t`Sending ${name}`} />
      <p className={utilities.hint}>{t`The catch is up. Photo ${number} of ${all}, ${sent} of ${size} MB`}</p>
    </>
  );
}
