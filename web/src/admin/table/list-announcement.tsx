import { type PageOf, rangeSentence } from "./describe-range.ts";

interface ListAnnouncementProps {
  /** Absent until it is there. */
  list: PageOf | undefined;
  /** What is listed: "user", "users". */
  one: string;
  many: string;
}

/** Has what is listed read out whenever that is something else. */
export function ListAnnouncement({ list, one, many }: ListAnnouncementProps) {
  return (
    <p className="visually-hidden" role="status">
      {list && rangeSentence(list, one, many)}
    </p>
  );
}
