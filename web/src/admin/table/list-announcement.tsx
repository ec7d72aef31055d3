import { type PageOf, rangeSentence } from "./describe-range.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

interface ListAnnouncementProps {
  /** `undefined` while it is loading. */
  list: PageOf | undefined;
  one: string;
  many: string;
}

/** Screen readers announce every change of the list. */
export function ListAnnouncement({ list, one, many }: ListAnnouncementProps) {
  return (
    <p className={utilities.visuallyHidden} role="status">
      {list && rangeSentence(list, one, many)}
    </p>
  );
}
