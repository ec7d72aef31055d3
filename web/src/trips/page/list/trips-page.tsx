import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { CalendarDays, List } from "lucide-react";
import { Suspense } from "react";

import { MyCatchesHeader } from "../../../catches/page/my-catches-header.tsx";
import { Segmented } from "../../../ui/controls/segmented.tsx";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import { useAddress } from "../../../ui/hooks/use-address.ts";
import { useIsPhone } from "../../../ui/hooks/use-is-phone.ts";
import { useNow } from "../../../ui/hooks/use-now.ts";
import { openTripSheet } from "../../data/trip-sheets.ts";
import { TripsAsList } from "./trips-as-list.tsx";
import { readYear } from "./use-trip-filters.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";

const TripsAsYear = lazyPart(async () => (await import("../year/trips-as-year.tsx")).TripsAsYear);

const VIEWS = [
  { id: "list", label: msg({ message: "List", context: "how trips are shown" }), icon: List },
  { id: "year", label: msg({ message: "Year", context: "how trips are shown" }), icon: CalendarDays },
] as const;
type View = (typeof VIEWS)[number]["id"];

export function TripsPage() {
  const [search, edit] = useAddress();
  const view: View = search.get("view") === "year" ? "year" : "list";
  const showView = (id: View) =>
    edit((params) => {
      params.delete("day");
      // Only the year view has a species filter.
      params.delete("species");
      if (id === "list") params.delete("view");
      else params.set("view", id);
    });
  const isPhone = useIsPhone();
  const choices = VIEWS.map(({ id, label, icon }) => ({ id, label: i18n._(label), icon }));
  const views = (
    <Segmented label={t`View as`} choices={choices} value={view} onChange={showView} isIconOnly={isPhone} />
  );
  const now = useNow();
  const year = Number(readYear(search) ?? now.getFullYear());
  const shown = { year, species: search.get("species") ?? undefined };
  return (
    <div className={utilities.page}>
      <title>{t`Trips · Creel`}</title>
      <MyCatchesHeader action={{ label: t`Add a trip`, onPress: () => openTripSheet({ kind: "past" }) }}>
        {isPhone && views}
      </MyCatchesHeader>
      {view === "list" ? (
        <TripsAsList>{!isPhone && views}</TripsAsList>
      ) : (
        <Suspense>
          <TripsAsYear
            shown={shown}
            onYear={(next) => edit((params) => params.set("year", String(next)))}
            onSpecies={(species) => edit((params) => setOrDelete(params, "species", species))}
          >
            {!isPhone && views}
          </TripsAsYear>
        </Suspense>
      )}
    </div>
  );
}

function setOrDelete(params: URLSearchParams, name: string, value: string | undefined): void {
  if (value === undefined) params.delete(name);
  else params.set(name, value);
}
