import { t } from "@lingui/core/macro";
import { startTransition, useEffect, useState } from "react";

import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { readPhotos, type ReadPhotos } from "../read/read-photos.ts";
import { PhotoCatches, type PhotoCatchesProps } from "./photo-catches.tsx";

import * as styles from "./look-at-photos.module.css";

interface LookAtPhotosProps extends Omit<PhotoCatchesProps, "read"> {
  files: readonly File[];
}

/** Photos alone, as catches to be looked at before anything is sent. */
export function LookAtPhotos({ files, ...props }: LookAtPhotosProps) {
  const { read, count } = useReading(files);
  if (read) return <PhotoCatches read={read} {...props} />;
  const all = files.length;
  return (
    <div className={styles.reading} role="status">
      <p>{t`Reading ${count} of ${all} photos. They stay on this device.`}</p>
      <ProgressBar percent={Math.round((count / Math.max(1, all)) * 100)} label={t`Reading photos`} />
    </div>
  );
}

function useReading(files: readonly File[]) {
  const [read, setRead] = useState<ReadPhotos | null>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const note = (done: number) => {
      if (!signal.aborted) setCount(done);
    };
    const finish = async () => {
      const found = await readPhotos(files, { onProgress: note, signal }).catch(() => null);
      // Two hundred rows are drawn between presses.
      if (!signal.aborted) startTransition(() => setRead(found));
    };
    void finish();
    return () => ended.abort();
  }, [files]);
  return { read, count };
}
