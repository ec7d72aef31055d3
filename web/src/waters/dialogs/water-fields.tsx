import type { UnitSystem } from "@creel/domain/accounts/user";
import { newWaterSchema, type Outline, WATER_KINDS, type WaterKind } from "@creel/domain/waters/new-water";
import { t } from "@lingui/core/macro";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";

import { formResolver } from "../../i18n/form-resolver.ts";
import { Select } from "../../ui/fields/select.tsx";
import { useUnits } from "../../units/use-units.ts";
import { kindName } from "../data/format-waters.ts";

import * as utilities from "../../ui/styles/utilities.module.css";

type NameValues = z.input<typeof nameSchema>;

interface KindSelectProps {
  kind: WaterKind;
  onChange: (kind: WaterKind) => void;
}

interface ShapeFieldProps {
  outline: Outline | null;
  /** In meters. */
  radius: number;
  onRadiusChange: (radius: number) => void;
}

interface RadiusSelectProps {
  /** In meters. */
  radius: number;
  onChange: (radius: number) => void;
}

const nameSchema = z.pick(newWaterSchema, { name: true });

const METERS_PER_MILE = 1609.344;
const MILES = [0.1, 0.3, 0.5, 1, 2, 5, 10, 20, 50];
const METERS = [100, 250, 500, 1000, 2000, 5000, 10_000, 25_000, 50_000];

/** The one thing that is typed and may be refused. */
export function useNameForm(name: string) {
  return useForm<NameValues>({ resolver: formResolver(nameSchema), defaultValues: { name } });
}

export function KindSelect({ kind, onChange }: KindSelectProps) {
  return (
    <Select
      label={t`Kind`}
      isRequired
      options={WATER_KINDS}
      nameOf={(name) => kindName(WATER_KINDS.find((each) => each === name) ?? kind)}
      value={kind}
      onChange={(chosen) => onChange(WATER_KINDS.find((each) => each === chosen) ?? kind)}
    />
  );
}

/** How far a water reaches: to its outline where the map has it, else as far as somebody says. */
export function ShapeField({ outline, radius, onRadiusChange }: ShapeFieldProps) {
  if (!outline) return <RadiusSelect radius={radius} onChange={onRadiusChange} />;
  return (
    <p className={utilities.hint} role="status">
      {t`The outline comes from the map. Catches inside it count as this water.`}
    </p>
  );
}

/** How far a water reaches from its middle. */
function RadiusSelect({ radius, onChange }: RadiusSelectProps) {
  const { system, formatDistance } = useUnits();
  return (
    <Select
      label={t`Radius`}
      hint={t`From the middle of the map. Catches inside it count as this water.`}
      isRequired
      options={radiiWith(radius, system).map(String)}
      nameOf={(meters) => formatDistance(toMiles(Number(meters)))}
      value={String(radius)}
      onChange={(meters) => onChange(Number(meters ?? radius))}
    />
  );
}

/** In meters, round in these units; the one that a water has is among them. */
function radiiWith(radius: number, system: UnitSystem): number[] {
  const round = system === "metric" ? METERS : MILES.map((miles) => Math.round(miles * METERS_PER_MILE));
  return [...new Set([radius, ...round])].toSorted((one, other) => one - other);
}

function toMiles(meters: number): number {
  return meters / METERS_PER_MILE;
}
