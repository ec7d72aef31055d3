import { yearsOf } from "@creel/domain/year-review/year-review";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";

import { countsQuery } from "../../insights/api.ts";
import { Select } from "../../ui/fields/select.tsx";
import { useAddress } from "../../ui/hooks/use-address.ts";
import { BackLink } from "../../ui/layout/back-link.tsx";
import { LogSheet } from "./log-sheet.tsx";
import { PrintFrame } from "./print-frame.tsx";
import { placesAmong, usePrintOptions } from "./print-options.ts";
import { useOutings } from "./use-outings.ts";

const YEAR = /^\d{4}$/;
const OFFERED = ["none", "water"] as const;

/** The whole log, or a year of it, on paper. */
export function PrintLogPage() {
  const [search, edit] = useAddress();
  const asked = search.get("year") ?? "";
  const year = YEAR.test(asked) ? asked : null;
  return <PrintedLog key={year} year={year} onYear={(next) => edit((params) => setYear(params, next))} />;
}

interface PrintedLogProps {
  /** `null` for all years. */
  year: string | null;
  onYear: (year: string | null) => void;
}

function PrintedLog({ year, onYear }: PrintedLogProps) {
  const [options] = usePrintOptions();
  const range = year === null ? {} : { from: `${year}-01-01`, to: `${year}-12-31` };
  const { trips, catches, state } = useOutings(range);
  return (
    <PrintFrame
      back={<BackLink to="/catches">{t`My Catches`}</BackLink>}
      places={OFFERED}
      state={state}
      more={<YearChoice year={year} onYear={onYear} />}
    >
      <LogSheet year={year} trips={trips} catches={catches} places={placesAmong(OFFERED, options.places)} />
    </PrintFrame>
  );
}

function YearChoice({ year, onYear }: PrintedLogProps) {
  const { data: counts } = useQuery(countsQuery);
  const years = counts ? yearsOf(counts) : [];
  return (
    <Select
      label={t`Year`}
      options={year === null || years.includes(year) ? years : [year, ...years]}
      placeholder={t`All years`}
      value={year}
      onChange={onYear}
    />
  );
}

function setYear(params: URLSearchParams, year: string | null): void {
  if (year === null) params.delete("year");
  else params.set("year", year);
}
