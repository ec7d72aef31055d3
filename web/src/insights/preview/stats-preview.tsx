import type { Decisions } from "@creel/domain/insights/decisions/decisions";
import { SAMPLE_EVIDENCE } from "@creel/domain/samples/sample-evidence";
import { sampleLureIn } from "@creel/domain/samples/texts/gear-words";
import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { locale } from "../../i18n/locale.ts";
import { speciesName } from "../../species/species-names.ts";
import { MonthChart } from "../decisions/by-month.tsx";
import { HourChart } from "../decisions/hour-chart.tsx";
import { RateList } from "../decisions/rate-list.tsx";
import { hasRates } from "../decisions/rate-scale.ts";
import { PreviewPanel } from "./preview-panel.tsx";
import { Previews } from "./trip-progress.tsx";
import { LikePreview, ScorePreview, WorkedPreview } from "./verdict-previews.tsx";

const SAMPLE: Decisions = { ...SAMPLE_EVIDENCE.decisions, calendar: [] };

interface StatsPreviewProps {
  /** The number of the angler's own trips with hours. */
  trips: number;
  /** The angler's own rates, whose charts need no preview; `null` before the first trip. */
  own: Decisions | null;
}

type Part = "byHour" | "byWater" | "byMonth" | "byLure" | "bySpecies";

/** Previews each panel of Stats that the angler has too few trips for. */
export function StatsPreview({ trips, own }: StatsPreviewProps) {
  return (
    <Previews trips={trips}>
      {partsOfSample()
        .filter(({ part }) => !own || !hasRates(own[part]))
        .map(({ part, title, drawing }) => (
          <PreviewPanel key={part} title={title}>
            {drawing}
          </PreviewPanel>
        ))}
      <WorkedPreview />
      <LikePreview />
      <ScorePreview />
    </Previews>
  );
}

function partsOfSample(): { part: Part; title: string; drawing: ReactNode }[] {
  const { byWater, byLure, bySpecies, ownRate: own } = SAMPLE;
  return [
    { part: "byHour", title: t`By hour`, drawing: <HourChart decisions={SAMPLE} /> },
    {
      part: "byWater",
      title: t`By water`,
      drawing: <RateList bins={byWater} own={own} nameOf={String} arePlaces />,
    },
    { part: "byMonth", title: t`By month`, drawing: <MonthChart decisions={SAMPLE} /> },
    {
      part: "byLure",
      title: t`By lure`,
      drawing: <RateList bins={byLure} own={own} nameOf={sampleLureIn(locale)} />,
    },
    {
      part: "bySpecies",
      title: t`By species`,
      drawing: <RateList bins={bySpecies} own={null} nameOf={speciesName} />,
    },
  ];
}
