import { t } from "@lingui/core/macro";
import { type ReactNode, use, useId } from "react";

import { dateLocale } from "../../i18n/locale.ts";
import { useNow } from "../hooks/use-now.ts";
import { classNames } from "../styles/class-names.ts";
import { PaperContext } from "./paper.ts";
import { HAS_PAGE_FOOT, usePageFoot } from "./use-page-foot.ts";

import * as styles from "./print.module.css";

interface PrintSheetProps {
  title: string;
  /** Whether the title is the name of a water. */
  isPlace?: boolean;
  subtitle?: ReactNode;
  /** Stands beside the title: the angler, and what else names the sheet, one per line. */
  owner: ReactNode;
  /** Says what the sheet leaves out. */
  foot: string;
  children: ReactNode;
}

/**
 * One printout, black on white whatever the theme. On the screen it has the size of its paper; printed, the browser
 * divides it into pages.
 */
export function PrintSheet({ title, isPlace = false, subtitle, owner, foot, children }: PrintSheetProps) {
  const day = new Intl.DateTimeFormat(dateLocale, { dateStyle: "medium" }).format(useNow());
  const printed = t`Printed ${day}`;
  usePageFoot({ about: `${title} · ${foot}`, printed });
  return (
    <article className={styles.sheet} data-paper={use(PaperContext)} data-slot="print-sheet">
      <header className={styles.head}>
        <div>
          <h2 className={classNames(styles.title, isPlace && styles.place)}>{title}</h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <div className={styles.owner}>{owner}</div>
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot} data-on-each-page={HAS_PAGE_FOOT || undefined}>
        <span>{foot}</span>
        <span>{printed}</span>
      </footer>
    </article>
  );
}

interface SheetSectionProps {
  title: string;
  children: ReactNode;
}

/** A title that stays on one page with what follows it. */
export function SheetSection({ title, children }: SheetSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

interface SheetColumnsProps {
  /** `start`: the first of two is as wide as a small calendar. `one`: one below the other. */
  layout?: "even" | "start" | "one";
  children: ReactNode;
}

/** Parts side by side. */
export function SheetColumns({ layout = "even", children }: SheetColumnsProps) {
  return (
    <div className={styles.columns} data-layout={layout}>
      {children}
    </div>
  );
}

/** Running text, with its line breaks. */
export function SheetText({ children }: { children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}
