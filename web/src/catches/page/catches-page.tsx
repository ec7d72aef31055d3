import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { LayoutGrid, Rows3 } from "lucide-react";
import { Suspense } from "react";

import { Segmented } from "../../ui/controls/segmented.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useOnceSettled } from "../../ui/hooks/once-settled.ts";
import { useAddress } from "../../ui/hooks/use-address.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { FilterBar } from "../filters/filter-bar.tsx";
import { hasFilters, useFilters } from "../filters/model/filters.ts";
import { SortChoice } from "../filters/sort-choice.tsx";
import { useCorrectedFilters } from "../logbook/use-catch-list.ts";
import { useCatchTotals } from "../logbook/use-logbook-counts.ts";
import { MatchingCatches } from "./matching-catches.tsx";
import { MyCatchesHeader } from "./my-catches-header.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";

const FateOffer = lazyPart(
  async () => (await import("../../custom-fields/settings/fate-offer.tsx")).FateOffer,
);

const VIEWS = [
  { id: "cards", label: msg({ message: "Cards", context: "how catches are shown" }), icon: LayoutGrid },
  { id: "table", label: msg({ message: "Table", context: "how catches are shown" }), icon: Rows3 },
] as const;
type View = (typeof VIEWS)[number]["id"];

export function CatchesPage() {
  const address = useFilters();
  const { corrected, correction } = useCorrectedFilters(address.filters);
  const [search, edit] = useAddress();
  const view: View = search.get("view") === "table" ? "table" : "cards";
  const showView = (id: View) =>
    edit((params) => (id === "cards" ? params.delete("view") : params.set("view", id)));

  const totals = useCatchTotals(corrected);
  const isPhone = useIsPhone();
  const isSettled = useOnceSettled();
  const choices = VIEWS.map(({ id, label, icon }) => ({ id, label: i18n._(label), icon }));
  const views = (
    <Segmented label={t`View as`} choices={choices} value={view} onChange={showView} isIconOnly />
  );

  return (
    <div className={utilities.page}>
      <title>{t`My Catches · Creel`}</title>
      <MyCatchesHeader isLookedOver={(totals?.count ?? 0) > 0}>{isPhone && views}</MyCatchesHeader>
      <FilterBar address={address} correction={correction}>
        {!isPhone && (
          <>
            <SortChoice filters={address.filters} change={address.change} />
            {views}
          </>
        )}
      </FilterBar>
      <Suspense>{isSettled && <FateOffer />}</Suspense>
      <h2 className={utilities.visuallyHidden}>{t`Matches`}</h2>
      {/* The line of the totals, which announces any other number, is not there when none is left. */}
      <p className={utilities.visuallyHidden} role="status">
        {totals?.count === 0 && hasFilters(corrected) && t`0 catches`}
      </p>
      <MatchingCatches address={address} corrected={corrected} view={view} />
    </div>
  );
}
