import "./admin-table.css";
import { LAST_PAGE } from "@creel/domain/paging/paging";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef } from "react";

import { Button } from "../../ui/button.tsx";
import { ChoiceFilter } from "../../ui/choice-filter.tsx";
import { Icon } from "../../ui/icon.tsx";
import { describeRange, type PageOf } from "./describe-range.ts";

const USUAL_SIZE = 25;
const SIZES = [String(USUAL_SIZE), "50", "100"].map((id) => ({ id, word: `${id} a page` }));

interface PagerProps {
  list: PageOf;
  /** The page and how many stand on one; each as it goes into the address. */
  onChange: (changes: { page: string | undefined; limit?: string | undefined }) => void;
}

/** Which rows these are, and the way to those before and after them. */
export function Pager({ list, onChange }: PagerProps) {
  const { page, limit, total } = list;
  const isLast = page * limit >= total && list.hasMore !== true;
  const goTo = (number: number) => onChange({ page: number === 1 ? undefined : String(number) });
  const steps = useRef<HTMLDivElement>(null);
  useFocusOnOtherStep(steps);
  if (total <= USUAL_SIZE && page === 1) return null;
  return (
    <nav className="pager" aria-label="Pages">
      <span>{describeRange(list)}</span>
      <div className="pager-steps" ref={steps}>
        <div className="only-desk">
          <ChoiceFilter
            name="Rows"
            any={`${limit} a page`}
            choices={SIZES}
            value={limit === USUAL_SIZE ? undefined : String(limit)}
            onChange={(size) =>
              onChange({ page: undefined, limit: size === String(USUAL_SIZE) ? undefined : size })
            }
          />
        </div>
        <Button isDisabled={page === 1} onPress={() => goTo(page - 1)}>
          <Icon of={ArrowLeft} isSmall />
          <span className="pager-previous">Previous</span>
        </Button>
        <Button isDisabled={isLast || page === LAST_PAGE} onPress={() => goTo(page + 1)}>
          Next
          <Icon of={ArrowRight} isSmall />
        </Button>
      </div>
    </nav>
  );
}

/** At the first and the last page a step ends under the finger; the other one has the focus then. */
function useFocusOnOtherStep(steps: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (steps.current?.querySelector(":scope > :disabled") !== document.activeElement) return;
    steps.current?.querySelector<HTMLElement>(":scope > button:enabled")?.focus();
  });
}
