import type { CatchReturn, ReturnTemplate } from "@creel/domain/returns/catch-return";
import { countReturn } from "@creel/domain/returns/count-return";
import { aReturnCatch, aReturnTrip, TARN } from "@creel/domain/returns/return-examples";
import type { ReturnFigures } from "@creel/domain/returns/return-figures";
import { blocksOfTemplate } from "@creel/domain/returns/templates";

const AT = "2026-11-21T12:00:00.000Z";

/** Returns a Scottish return of the River Tarn for 2026. */
export function returnOf(known: Partial<CatchReturn> = {}): CatchReturn {
  const figures = figuresOfSeason();
  return {
    id: "0193e2a0-0000-7000-8000-0000000000a1",
    version: 1,
    template: "scotland",
    template_id: null,
    name: "Rod-days, Scotland",
    blocks: [...blocksOfTemplate("scotland", null)],
    water_ids: [TARN.id],
    waters: [TARN],
    from: "2026-02-01",
    to: "2026-10-31",
    time_zone: "Europe/London",
    deadline: "2026-11-30T23:59:00.000Z",
    answers: {},
    turned_in_at: null,
    summary: figures.summary,
    missing_count: figures.missing_count,
    created_at: AT,
    updated_at: AT,
    ...known,
  };
}

/**
 * Counts three trips of 2026: a blank in February, two released salmon in April on a trip that nobody ended, and in
 * September a kept salmon, one whose fate is not noted, and a trout.
 */
export function figuresOfSeason(): ReturnFigures {
  const trips = [
    aReturnTrip("february", "2026-02-14T10:00:00Z"),
    aReturnTrip("april", "2026-04-18T10:00:00Z", { isForgotten: true }),
    aReturnTrip("september", "2026-09-12T06:00:00Z", { method: "Fly" }),
  ];
  const catches = [
    aReturnCatch("april", "2026-04-18T12:00:00Z", { quantity: 2 }),
    aReturnCatch("september", "2026-09-12T07:00:00Z", {
      id: "kept",
      fate: "kept",
      length: 25.5,
      weight: 6.1,
    }),
    aReturnCatch("september", "2026-09-12T08:40:00Z", { id: "unclear", fate: null, length: 26 }),
    aReturnCatch("september", "2026-09-12T09:00:00Z", { id: "trout", species: "Trout" }),
  ];
  const asked = {
    from: "2026-02-01",
    to: "2026-10-31",
    timeZone: "Europe/London",
    waterIds: [TARN.id],
    waters: [TARN],
    answers: {},
    blocks: blocksOfTemplate("scotland", null),
  };
  return countReturn(asked, { trips, catches }, new Date(AT));
}

export function returnTemplateOf(known: Partial<ReturnTemplate> = {}): ReturnTemplate {
  return {
    id: "0193e2a0-0000-7000-8000-0000000000b1",
    version: 1,
    name: "Our lake count",
    blocks: [{ kind: "rows", by: "day" }, { kind: "hours" }],
    created_at: AT,
    updated_at: AT,
    ...known,
  };
}
