import { plural, t } from "@lingui/core/macro";

import { formatDecimals } from "../../i18n/numbers.ts";
import { needsCompression } from "../../photos/compress/compression.ts";
import { Button } from "../../ui/controls/button.tsx";
import type { ChosenPhoto } from "../read/read-photos.ts";
import type { ShownCatch } from "./use-shown-catches.ts";

import * as styles from "./look-at-photos.module.css";

interface PhotosFootProps {
  all: readonly ShownCatch[];
  photos: ReadonlyMap<string, ChosenPhoto>;
  isPending: boolean;
  onImport: () => void;
  onCancel: () => void;
}

const MB = 1024 * 1024;
/** About what a photo is after it was made smaller. */
const COMPRESSED_BYTES = MB;

/** How much comes in, how much waits for an answer, and the button. */
export function PhotosFoot({ all, photos, isPending, onImport, onCancel }: PhotosFootProps) {
  const wanted = all.filter(({ caught }) => !caught.isLeftOut);
  const ready = wanted.filter(({ facts }) => facts.need === null);
  const files = ready.flatMap(({ caught }) => caught.photos.flatMap((id) => photos.get(id)?.file ?? []));
  const bytes = files.reduce((sum, file) => sum + sentBytes(file), 0);
  const size = formatDecimals(Math.max(0.1, bytes / MB), bytes < 10 * MB ? ONE_DECIMAL : NO_DECIMALS);
  const count = ready.length;
  const waiting = wanted.length - count;
  const catches = t`${plural(count, { one: "# catch comes in", other: "# catches come in" })}`;
  const pictures = t`${plural(files.length, { one: "# photo", other: "# photos" })}`;
  const wait = t`${plural(waiting, { one: "# catch waits for an answer and stays out until then.", other: "# catches wait for an answer and stay out until then." })}`;
  return (
    <div className={styles.foot}>
      <div className={styles.sums} role="status">
        <b>{t`${catches}, ${pictures}.`}</b>
        <p>
          {waiting > 0 && `${wait} `}
          {count > 0 && t`About ${size} MB go up.`}
        </p>
      </div>
      <Button look="quiet" onPress={onCancel}>{t`Cancel`}</Button>
      <Button look="signal" isDisabled={count === 0} isPending={isPending} onPress={onImport}>
        {t`${plural(count, { one: "Import # catch", other: "Import # catches" })}`}
      </Button>
    </div>
  );
}

const ONE_DECIMAL = { min: 1, max: 1, isGrouped: true };
const NO_DECIMALS = { min: 0, max: 0, isGrouped: true };

function sentBytes({ size }: File): number {
  return needsCompression("jpeg", size) ? COMPRESSED_BYTES : size;
}
