import {
  type Block,
  type BlockOf,
  COUNTED_FATES,
  type CountedFate,
  ROWS_BY,
  type RowsBy,
} from "@creel/domain/returns/block";
import { RETURN_LIMITS } from "@creel/domain/returns/return-limits";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import { Segmented } from "../../ui/controls/segmented.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { BoundsField } from "./bounds-field.tsx";
import { SpeciesField } from "./species-field.tsx";

import * as styles from "./builder.module.css";

type Settable = BlockOf<"rows" | "fish" | "sizes" | "weight" | "list" | "line" | "deadline">;

export function hasSettings(block: Block): block is Settable {
  return ["rows", "fish", "sizes", "weight", "list", "line", "deadline"].includes(block.kind);
}

interface BlockSettingsProps {
  block: Settable;
  onChange: (block: Block) => void;
}

/** The fields with which the angler chooses what a block counts. */
export function BlockSettings({ block, onChange }: BlockSettingsProps) {
  return (
    <div className={styles.settings}>
      <Fields block={block} onChange={onChange} />
    </div>
  );
}

const ROWS: Record<RowsBy, MessageDescriptor> = {
  day: msg`Day`,
  month: msg`Month`,
  water: msg`Lake or river`,
  trip: msg`Trip`,
};

function Fields({ block, onChange }: BlockSettingsProps) {
  switch (block.kind) {
    case "rows":
      return (
        <Segmented
          label={t`One line for each`}
          choices={ROWS_BY.map((id) => ({ id, label: i18n._(ROWS[id]) }))}
          value={block.by}
          onChange={(by) => onChange({ ...block, by })}
        />
      );
    case "line":
      return (
        <TextField
          label={t`Question`}
          placeholder={t`Ice on the lake?`}
          maxLength={RETURN_LIMITS.label}
          value={block.label ?? ""}
          onChange={(label) => onChange({ ...block, label })}
        />
      );
    case "deadline":
      return (
        <NumberField
          label={t`Days after the last day`}
          unit=""
          value={block.days ?? 0}
          onChange={(days) => onChange({ kind: "deadline", days: days ?? 0 })}
          step={1}
          min={0}
          max={RETURN_LIMITS.deadlineDays}
          decimals={0}
        />
      );
    case "fish":
    case "sizes":
    case "weight":
    case "list":
      return <FishFields block={block} onChange={onChange} />;
  }
}

const FATES: Record<CountedFate, MessageDescriptor> = {
  any: msg`All fish`,
  kept: msg`Kept`,
  released: msg`Released, hurt or not`,
  released_hurt: msg`Released hurt`,
};

interface FishFieldsProps {
  block: BlockOf<"fish" | "sizes" | "weight" | "list">;
  onChange: (block: Block) => void;
}

function FishFields({ block, onChange }: FishFieldsProps) {
  return (
    <>
      <Select
        label={t`Which fish`}
        isRequired
        options={COUNTED_FATES}
        nameOf={(fate) => i18n._(FATES[COUNTED_FATES.find((each) => each === fate) ?? "any"])}
        value={block.fate}
        onChange={(chosen) => {
          const fate = COUNTED_FATES.find((each) => each === chosen);
          if (fate) onChange({ ...block, fate });
        }}
      />
      <SpeciesField species={block.species} onChange={(species) => onChange({ ...block, species })} />
      {block.kind === "sizes" && <BoundsField block={block} onChange={onChange} />}
    </>
  );
}
