import { findFieldError } from "@creel/domain/errors/field-error";
import { roundTo } from "@creel/domain/units/round-to";
import {
  MARK_LIMITS,
  type MarkDirection,
  type MarkQuantity,
  newMarksSchema,
  type RiverMark,
} from "@creel/domain/waters/river-mark";
import { describeFieldError } from "@creel/texts/fields/describe-field-error";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type Ref, useRef, useState } from "react";

import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { Segmented } from "../../ui/controls/segmented.tsx";
import { Notice, Problem } from "../../ui/feedback/states.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { focusRefused } from "../../ui/focus-refused.ts";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { useUnits } from "../../units/use-units.ts";
import { joinAmount, levelAmount } from "../../waters/conditions/format-conditions.ts";
import { conditionsQuery } from "../../waters/data/api.ts";
import { useWaters } from "../../waters/data/use-waters.ts";
import { waterPath } from "../../waters/data/water-paths.ts";
import { measuredBy, unitOfMark } from "./mark-units.ts";
import { useMarkChange } from "./use-marks.ts";

import * as styles from "./marks.module.css";

interface AddMarkProps {
  onClose: () => void;
}

/** Asks for a water that has a gauge, and for the height at which the angler wants to be told. */
export function AddMark({ onClose }: AddMarkProps) {
  return (
    <Dialog size="small" onClose={onClose}>
      <DialogHead title={t`Add a mark`} onClose={onClose} />
      <MarkForm onClose={onClose} />
    </Dialog>
  );
}

interface Draft {
  waterId: string | null;
  quantity: MarkQuantity;
  direction: MarkDirection;
  /** In the angler's unit. */
  value: number | null;
}

const DIRECTIONS: readonly MarkDirection[] = ["over", "under"];

const EMPTY: Draft = { waterId: null, quantity: "level", direction: "over", value: null };

function MarkForm({ onClose }: AddMarkProps) {
  const [draft, setDraft] = useState(EMPTY);
  const [refusal, setRefusal] = useState<string>();
  const { waterId, direction, value } = draft;
  const { measured, isMissing } = useMeasured(waterId);
  const input = useRef<HTMLInputElement>(null);
  const { change, isPending, problem } = useMarkChange(() => {
    showToast({ text: t`Mark saved` });
    onClose();
  });
  const [first] = measured.keys();
  const quantity = measured.has(draft.quantity) ? draft.quantity : first;
  const units = useUnits();

  function update(part: Partial<Draft>): void {
    setDraft({ ...draft, ...part });
    setRefusal(undefined);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending || waterId === null || quantity === undefined) return;
    const { toApi } = unitOfMark(units, quantity);
    const mark = { quantity, direction, value: value === null ? Number.NaN : toApi(value) };
    const refused = refusalOf(mark);
    setRefusal(refused);
    if (refused === undefined) change({ waterId, slot: mark, mark });
    else if (input.current) focusRefused(input.current);
  }

  return (
    <form noValidate onSubmit={submit}>
      <DialogBody className={styles.form}>
        <WaterField value={waterId} onChange={(id) => update({ waterId: id, value: null })} />
        {isMissing && waterId !== null && <NoGauge waterId={waterId} />}
        {quantity && (
          <HeightFields
            draft={{ ...draft, quantity }}
            measured={measured}
            onChange={update}
            error={refusal}
            inputRef={input}
          />
        )}
        <Problem text={problem} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="signal" isPending={isPending} isDisabled={!quantity}>
          {isPending ? t`Saving...` : t`Save`}
        </Button>
      </DialogFoot>
    </form>
  );
}

interface HeightFieldsProps {
  draft: Draft;
  /** The newest values, in the API's units. */
  measured: ReadonlyMap<MarkQuantity, number>;
  onChange: (part: Partial<Draft>) => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

function HeightFields({ draft, measured, onChange, ...field }: HeightFieldsProps) {
  const { quantity, direction, value } = draft;
  return (
    <>
      {measured.size > 1 && (
        <Segmented
          label={t`What to watch`}
          choices={Array.from(measured.keys(), (id) => ({ id, label: quantityName(id) }))}
          value={quantity}
          onChange={(id) => onChange({ quantity: id, value: null })}
        />
      )}
      <Segmented
        label={t`Over or under`}
        choices={DIRECTIONS.map((id) => ({ id, label: id === "over" ? t`Over` : t`Under` }))}
        value={direction}
        onChange={(id) => onChange({ direction: id })}
      />
      <HeightField
        {...field}
        quantity={quantity}
        now={measured.get(quantity) ?? null}
        value={value}
        onChange={(height) => onChange({ value: height })}
      />
    </>
  );
}

interface WaterFieldProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

function WaterField(field: WaterFieldProps) {
  const { data } = useWaters();
  const names = new Map(data?.waters.map(({ id, name }) => [id, name]));
  return (
    <Select
      {...field}
      label={t`River or lake`}
      placeholder={t`Choose a water`}
      hint={t`One whose gauge measures its level`}
      isRequired
      options={[...names.keys()]}
      nameOf={(id) => names.get(id) ?? ""}
    />
  );
}

/** Returns what the gauge of a water measures, and whether it is known that nothing does. */
function useMeasured(waterId: string | null) {
  const { data } = useQuery({ ...conditionsQuery(waterId ?? ""), enabled: waterId !== null });
  const measured = data ? measuredBy(data) : new Map<MarkQuantity, number>();
  return { measured, isMissing: data !== undefined && measured.size === 0 };
}

interface HeightFieldProps {
  quantity: MarkQuantity;
  /** The newest value, in the API's unit. */
  now: number | null;
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

function HeightField({ quantity, now, ...field }: HeightFieldProps) {
  const units = useUnits();
  const { name, fromApi, decimals } = unitOfMark(units, quantity);
  const { min, max } = MARK_LIMITS[quantity];
  const current = now === null ? "" : joinAmount(levelAmount(units, quantity, now));
  return (
    <NumberField
      {...field}
      label={quantityName(quantity)}
      unit={name}
      step={10 ** -decimals}
      decimals={decimals}
      min={roundTo(fromApi(min), 0)}
      max={roundTo(fromApi(max), 0)}
      hint={now === null ? undefined : t`Now ${current}`}
    />
  );
}

function NoGauge({ waterId }: { waterId: string }) {
  return (
    <Notice tone="info">
      <p>{t`This water has no gauge that measures its level. Choose one on its page first.`}</p>
      <LinkButton to={waterPath({ id: waterId })}>{t`Open the water`}</LinkButton>
    </Notice>
  );
}

function quantityName(quantity: MarkQuantity): string {
  return quantity === "level" ? t`Level` : t({ message: "Flow", context: "river" });
}

function refusalOf(mark: RiverMark): string | undefined {
  const [issue] = newMarksSchema.safeParse({ marks: [mark] }).error?.issues ?? [];
  const found = issue && findFieldError(issue.message);
  return found ? describeFieldError(found, i18n) : issue?.message;
}
