import { LAST_PAGE } from "@creel/domain/paging/paging";
import { t } from "@lingui/core/macro";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useLayoutEffect, useRef } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ChoiceFilter } from "../../ui/filters/choice-filter.tsx";
import { describeRange, type PageOf } from "./describe-range.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./pager.module.css";

const USUAL_SIZE = 25;
const SIZES = [String(USUAL_SIZE), "50", "100"];

interface PagerProps {
  list: PageOf;
  /** In the form in which they go into the address. */
  onChange: (changes: { page: string | undefined; limit?: string | undefined }) => void;
}

export function Pager({ list, onChange }: PagerProps) {
  const { page, limit, total } = list;
  const isLast = page * limit >= total && list.hasMore !== true;
  const goTo = (number: number) => onChange({ page: number === 1 ? undefined : String(number) });
  const { steps, keep } = useStepInFocus(page);
  if (total <= USUAL_SIZE && page === 1) return null;
  return (
    <nav className={styles.root} aria-label={t`Pages`}>
      <span>{describeRange(list)}</span>
      <div className={styles.steps} ref={steps}>
        <div className={utilities.onlyDesk}>
          <ChoiceFilter
            name={t`Rows`}
            any={t`${limit} per page`}
            choices={SIZES.map((size) => ({ id: size, label: t`${size} per page` }))}
            value={limit === USUAL_SIZE ? undefined : String(limit)}
            onChange={(size) =>
              onChange({ page: undefined, limit: size === String(USUAL_SIZE) ? undefined : size })
            }
          />
        </div>
        <Button
          isDisabled={page === 1}
          onPress={({ target }) => {
            keep(target);
            goTo(page - 1);
          }}
        >
          <Icon of={ArrowLeft} isSmall />
          <span className={styles.previous}>{t`Previous`}</span>
        </Button>
        <Button
          isDisabled={isLast || page === LAST_PAGE}
          onPress={({ target }) => {
            keep(target);
            goTo(page + 1);
          }}
        >
          {t`Next`}
          <Icon of={ArrowRight} isSmall />
        </Button>
      </div>
    </nav>
  );
}

/**
 * The pressed button keeps the focus and stays in sight, however long the next page is. At the first and the last page
 * it is disabled, and the other button takes the focus.
 */
function useStepInFocus(page: number) {
  const steps = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const { activeElement, body } = document;
    if (!pressed.current || (activeElement !== pressed.current && activeElement !== body)) return;
    const step = pressed.current.matches(":enabled")
      ? pressed.current
      : steps.current?.querySelector(":scope > button:enabled");
    if (!(step instanceof HTMLElement)) return;
    step.focus({ preventScroll: true });
    step.scrollIntoView({ block: "nearest" });
  }, [page]);
  const keep = (step: Element) => {
    pressed.current = step;
  };
  return { steps, keep };
}
