import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { type ReactNode, useId } from "react";
import { GridList, GridListItem, useDragAndDrop } from "react-aria-components";

import { Notice } from "../../ui/feedback/states.tsx";
import { FieldMessage } from "../../ui/fields/field-message.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { remainingPhotos } from "./form-photo.ts";
import { PhotoRow } from "./photo-row.tsx";
import { TIP } from "./photo-status.ts";
import { usePhotoDrop } from "./use-photo-drop.ts";
import type { Photos } from "./use-photos.ts";

import * as styles from "./photo-list.module.css";

interface PhotoListProps {
  photos: Photos;
  children?: ReactNode;
  error?: string | undefined;
}

export function PhotoList({ photos, error, children }: PhotoListProps) {
  const isPhone = useIsPhone();
  const errorId = useId();
  const describedBy = error === undefined ? undefined : errorId;
  const isOver = usePhotoDrop((files) => void photos.add(files));
  return (
    <div className={styles.root} data-invalid={error === undefined ? undefined : ""}>
      {error !== undefined && (
        <FieldMessage id={errorId} isError className={styles.error}>
          {error}
        </FieldMessage>
      )}
      {photos.all.length === 1 && <Rows photos={photos} describedBy={describedBy} />}
      {photos.all.length > 1 && <OrderedRows photos={photos} describedBy={describedBy} />}
      {photos.refusals.map((refusal) => (
        <Notice key={refusal} tone="bad">
          {refusal}
        </Notice>
      ))}
      {children}
      {isOver ? (
        <p className={styles.drop}>{t`Drop photos here`}</p>
      ) : (
        <p className={styles.tip}>
          {i18n._(TIP)}
          {!isPhone && ` ${t`Drop or paste them anywhere here.`}`}
        </p>
      )}
    </div>
  );
}

type DragAndDrop = ReturnType<typeof useDragAndDrop>["dragAndDropHooks"];

interface RowsProps {
  photos: Photos;
  describedBy: string | undefined;
}

/** Several photos can be reordered by dragging or by the keyboard. */
function OrderedRows({ photos, describedBy }: RowsProps) {
  const { all } = photos;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) => {
      const [id] = [...keys].map(String);
      if (id === undefined) return;
      const others = all.filter((photo) => photo.id !== id);
      const beside = others.findIndex((photo) => photo.id === target.key);
      photos.move(id, target.dropPosition === "before" ? beside : beside + 1);
    },
  });
  return <Rows photos={photos} describedBy={describedBy} dragAndDrop={dragAndDropHooks} />;
}

function Rows({ photos, describedBy, dragAndDrop }: RowsProps & { dragAndDrop?: DragAndDrop }) {
  const { all } = photos;
  const cover = remainingPhotos(all)[0];
  return (
    <GridList
      aria-label={t`Photos`}
      {...(describedBy !== undefined && { "aria-describedby": describedBy })}
      className={styles.rows}
      items={all}
      dependencies={[all, photos.percents]}
      keyboardNavigationBehavior="tab"
      {...(dragAndDrop && { dragAndDropHooks: dragAndDrop })}
    >
      {(photo) => {
        const place = all.findIndex(({ id }) => id === photo.id);
        const number = place + 1;
        const row = { photo, photos, place, count: all.length, isCover: photo.id === cover?.id };
        return (
          <GridListItem id={photo.id} className={styles.row} textValue={t`Photo ${number}`}>
            <PhotoRow {...row} />
          </GridListItem>
        );
      }}
    </GridList>
  );
}
