import { decisionsOf } from "@creel/domain/insights/decisions/decisions";
import type { Outings } from "@creel/domain/insights/outings";
import { SAMPLE_EVIDENCE } from "@creel/domain/samples/sample-evidence";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { show } from "../../testing/show.tsx";
import { PreviewSlot } from "./preview-slot.tsx";
import { StatsPreview } from "./stats-preview.tsx";

function showSlot(outings: Outings) {
  return show(<PreviewSlot />, { answers: { "GET /insights/outings": outings } });
}

/** Returns the section with the trip count, and queries within it. */
async function previews(heading: string) {
  const part = await screen.findByRole("region", { name: heading });
  return { part, inPart: within(part) };
}

test("before 15 trips two panels say what they will say, with the sample's numbers, and count", async () => {
  showSlot(simulatedOutings(3));
  const { part, inPart } = await previews("What your trips will tell you");
  expect(part).toHaveTextContent(
    "3 of 15 trips. 12 more and Creel can compare your days. Skunked trips count too.",
  );
  const times = SAMPLE_EVIDENCE.finding.ratio.shown.toFixed(1);
  const worked = inPart.getByRole("article", { name: "What worked" });
  expect(worked).toHaveTextContent(`Morning is better: about ${times} times`);
  expect(inPart.getByRole("article", { name: "A day like today" })).toHaveTextContent(
    `On the ${SAMPLE_EVIDENCE.like.days} most similar days: ${SAMPLE_EVIDENCE.like.rate.toFixed(2)} fish per hour.`,
  );
});

test("before the first trip they say what is to be seen here", async () => {
  showSlot({ outings: [], without_hours: [] });
  const { part } = await previews("What you’ll see here");
  expect(part).toHaveTextContent("0 of 15 trips. At 15, you’ll see your own numbers here.");
});

test("each is marked as a sample, and nothing in them can be pressed", async () => {
  showSlot(simulatedOutings(14));
  const { inPart } = await previews("What your trips will tell you");
  expect(inPart.getAllByText("Sample")).toHaveLength(2);
  expect(inPart.queryAllByRole("link")).toEqual([]);
  expect(inPart.queryAllByRole("button")).toEqual([]);
});

test("with 15 trips nothing is previewed", async () => {
  const { network } = showSlot(simulatedOutings(15));
  await waitFor(() => expect(network.asked("GET /insights/outings")).toHaveLength(1));
  expect(screen.queryByText("Sample")).not.toBeInTheDocument();
});

const PANELS = ["By hour", "By water", "By month", "By lure", "By species", "What worked"];

test("every panel of Stats is previewed that the angler's own trips say nothing of", async () => {
  show(<StatsPreview trips={0} own={null} />);
  const { inPart } = await previews("What you’ll see here");
  for (const name of [...PANELS, "A day like today", "Does the fishing score work for you?"]) {
    expect(inPart.getByRole("article", { name })).toHaveTextContent(/Sample.*\d/);
  }
});

test("what they do say something of is not", async () => {
  const options = { species: null, isPerLine: false, quantiles: { gamma, t } };
  const own = decisionsOf(simulatedOutings(14).outings, options);
  show(<StatsPreview trips={14} own={own} />);
  const { inPart } = await previews("What your trips will tell you");
  expect(inPart.queryByRole("article", { name: "By species" })).not.toBeInTheDocument();
  expect(inPart.getByRole("article", { name: "By month" })).toBeVisible();
});
