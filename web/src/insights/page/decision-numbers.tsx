import type { Decisions } from "@creel/domain/insights/decisions/decisions";
import { t } from "@lingui/core/macro";

import { formatRate } from "../../dates/format-trip.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { NoFigure } from "../../ui/layout/figure.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { formatCount } from "../../waters/data/format-waters.ts";
import { formatEffort, formatShare } from "../decisions/decision-texts.ts";
import { CsvButton } from "../rates/csv-button.tsx";
import { NumbersFrame } from "../rates/numbers-frame.tsx";
import type { BinNaming } from "../texts/name-bins.ts";
import { saveDecisions } from "./decisions-csv.ts";
import { type NamedChart, namedCharts } from "./named-charts.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

interface DecisionNumbersProps {
  decisions: Decisions;
  naming: Pick<BinNaming, "lureName" | "places">;
}

/** Shows the numbers behind all charts as tables, and saves them as a file. */
export function DecisionNumbers({ decisions, naming }: DecisionNumbersProps) {
  const charts = namedCharts(decisions, naming);
  return (
    <>
      <CsvButton onSave={async () => saveDecisions(charts)}>{t`Save as CSV`}</CsvButton>
      {charts.map((chart) => (
        <Section key={chart.title} level={3} title={chart.title} label={captionOf(chart)}>
          <Table chart={chart} />
        </Section>
      ))}
    </>
  );
}

function captionOf({ title }: NamedChart): string {
  return t`Numbers: ${title}`;
}

/** On a phone, each name has its own row, so that all numbers fit. */
function Table({ chart }: { chart: NamedChart }) {
  const { title, rows } = chart;
  const isPhone = useIsPhone();
  const heads = [
    t`Fish`,
    t`Hours`,
    t`Trips`,
    t`Rate`,
    t({ message: "Low", context: "end of a range" }),
    t({ message: "High", context: "end of a range" }),
    t`No fish`,
  ];
  return (
    <NumbersFrame
      caption={captionOf(chart)}
      note={t`Rate: fish per hour. Low and high: the ends of the bar.`}
    >
      <thead>
        <tr>
          {!isPhone && (
            <th scope="col">
              <span className={utilities.visuallyHidden}>{title}</span>
            </th>
          )}
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.name}>
          {isPhone && (
            <tr>
              <th scope="rowgroup" colSpan={heads.length}>
                <bdi>{row.name}</bdi>
              </th>
            </tr>
          )}
          <tr>
            {!isPhone && (
              <th scope="row">
                <bdi>{row.name}</bdi>
              </th>
            )}
            {figuresOf(row).map((figure, index) => (
              <td key={heads[index]}>{figure ?? <NoFigure label={t`too few to say`} />}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </NumbersFrame>
  );
}

function figuresOf({ fish, hours, outings, rate, none }: NamedChart["rows"][number]): (string | null)[] {
  return [
    formatCount(fish),
    formatEffort(hours),
    formatCount(outings),
    rate && formatRate(fish / hours),
    rate && formatRate(rate.likely.low),
    rate && formatRate(rate.likely.high),
    none && formatShare(none.observed),
  ];
}
