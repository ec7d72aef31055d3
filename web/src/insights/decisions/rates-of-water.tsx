import { t } from "@lingui/core/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { Section } from "../../ui/layout/section.tsx";
import { findReceivedAt, NO_OUTINGS, outingsQuery, decisionsQuery } from "../api.ts";
import { namesOfPlaces } from "../texts/name-bins.ts";
import { NO_FILTERS } from "../use-insight-filters.ts";
import { BySpecies, DecisionCharts } from "./decision-charts.tsx";
import { describeAll } from "./decision-texts.ts";

interface RatesOfWaterProps {
  waterId: string;
  /** Returns the display name of a lure. */
  lureName: (lure: string) => string;
}

/** Shows the rates of a single water. Renders nothing before its first trip with hours. */
export function RatesOfWater({ waterId, lureName }: RatesOfWaterProps) {
  const { data: outings, dataUpdatedAt } = useQuery({ ...outingsQuery, networkMode: "always" });
  const filters = useMemo(() => ({ ...NO_FILTERS, water: waterId }), [waterId]);
  const log = outings ?? NO_OUTINGS;
  const { data: decisions } = useQuery({
    ...decisionsQuery(log, findReceivedAt(log, dataUpdatedAt), { filters, isPerLine: false }),
    placeholderData: keepPreviousData,
    enabled: outings !== undefined,
  });
  const places = useMemo(() => namesOfPlaces(log), [log]);
  if (!decisions || decisions.outings === 0) return null;
  return (
    <Section title={t`What you caught here`} note={describeAll(decisions)}>
      <DecisionCharts decisions={decisions} naming={{ lureName, places }} level={3}>
        <BySpecies decisions={decisions} level={3} />
      </DecisionCharts>
    </Section>
  );
}
