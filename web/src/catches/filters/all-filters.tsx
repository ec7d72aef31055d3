import { t } from "@lingui/core/macro";
import { SlidersHorizontal } from "lucide-react";
import { startTransition, Suspense, useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import type { AllFiltersProps } from "./model/filter-props.ts";
import { countFilters } from "./model/filters.ts";

import * as styles from "./all-filters.module.css";

const FilterSheet = lazyPart(async () => (await import("./filter-sheet.tsx")).FilterSheet);

export function AllFilters(props: AllFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(props.address.filters);
  return (
    <>
      <IconButton
        label={count === 0 ? t`All filters` : t`All filters, ${count} set`}
        isFramed
        className={styles.root}
        aria-haspopup="dialog"
        onPress={() => startTransition(() => setIsOpen(true))}
      >
        <Icon of={SlidersHorizontal} isSmall />
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {count}
          </span>
        )}
      </IconButton>
      <Suspense>{isOpen && <FilterSheet {...props} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
