import "./admin-table.css";
import { LAST_PAGE } from "@creel/domain/paging/paging";
import { ArrowLeft, ArrowRight } from "lucide-react";

import { Button } from "../../ui/button.tsx";
import { ChoiceFilter } from "../../ui/choice-filter.tsx";
import { Icon } from "../../ui/icon.tsx";
import { describeRange, type PageOf } from "./describe-range.ts";

const SIZES = ["25", "50", "100"].map((id) => ({ id, word: `${id} a page` }));

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
  if (total <= Number(SIZES[0]?.id) && page === 1) return null;
  return (
    <nav className="pager" aria-label="Pages">
      <span>{describeRange(list)}</span>
      <div className="pager-steps">
        <ChoiceFilter
          name="Rows"
          any={`${limit} a page`}
          choices={SIZES}
          value={String(limit)}
          onChange={(size) => onChange({ page: undefined, limit: size })}
        />
        <Button isDisabled={page === 1} onPress={() => goTo(page - 1)}>
          <Icon of={ArrowLeft} isSmall />
          Previous
        </Button>
        <Button isDisabled={isLast || page === LAST_PAGE} onPress={() => goTo(page + 1)}>
          Next
          <Icon of={ArrowRight} isSmall />
        </Button>
      </div>
    </nav>
  );
}
