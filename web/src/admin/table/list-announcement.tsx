import { type PageOf, rangeSentence } from "./describe-range.ts";
import type { ListKind } from "./list-texts.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

interface ListAnnouncementProps {
  /** `undefined` while it is loading. */
  list: PageOf | undefined;
  kind: ListKind;
}

/** Screen readers announce every change of the list. */
export function ListAnnouncement({ list, kind }: ListAnnouncementProps) {
  return (
    <p className={utilities.visuallyHidden} role="status">
      {list && rangeSentence(list, kind)}
    </p>
  );
}
