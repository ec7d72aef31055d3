import { BagLine } from "../../../catch-limits/bag/bag-line.tsx";
import { SeasonLine } from "../../../catch-limits/bag/season-line.tsx";
import { useBag } from "../../../catch-limits/bag/use-bag.ts";
import type { CatchControl } from "./controls/form-controls.tsx";
import { useFishOfForm } from "./controls/use-fish-of-form.ts";

import * as styles from "./limit-notes.module.css";

interface LimitNotesProps {
  control: CatchControl;
  /** `null` for a catch that is in no log yet. */
  catchId: string | null;
}

/** The closed season and the bag of the day, as the angler wrote them down. */
export function LimitNotes({ control, catchId }: LimitNotesProps) {
  const { occasion, fish } = useFishOfForm(control, catchId);
  const { limits } = useBag(occasion, fish);
  return (
    <>
      <SeasonLine limits={limits} day={occasion.day} />
      <BagLine occasion={occasion} form={fish} className={styles.bag} />
    </>
  );
}
