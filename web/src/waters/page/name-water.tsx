import type { WaterKind } from "@creel/domain/waters/new-water";
import { boundsOfWater, waterAt } from "@creel/domain/waters/water-at";
import type { ProposedName, UnnamedPlace } from "@creel/domain/waters/water-list";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import { type FormEvent, useMemo, useState } from "react";
import { useWatch } from "react-hook-form";

import { NO_FILTERS } from "../../catches/filters/model/filters.ts";
import { useCatchPoints } from "../../catches/logbook/use-catch-points.ts";
import { WaterInMap } from "../../map/place/maps-in-pages.tsx";
import { boundsOf } from "../../map/view/map-bounds.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { FormTextField } from "../../ui/fields/form-fields.tsx";
import { RadioList } from "../../ui/fields/radio-list.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { useUnits } from "../../units/use-units.ts";
import { NewWater } from "../dialogs/new-water.tsx";
import { KindSelect, useNameForm } from "../dialogs/water-fields.tsx";
import { describeCounts, useConfirmName } from "../proposals/use-confirm-name.ts";
import { discOf, placesOf } from "../water-outline.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./name-water.module.css";

interface NameWaterProps {
  place: UnnamedPlace;
  onClose: () => void;
}

const TITLES: Record<WaterKind, MessageDescriptor> = {
  lake: msg`Name this lake`,
  river: msg`Name this river`,
  canal: msg`Name this canal`,
  pond: msg`Name this pond`,
  sea: msg`Name this part of the sea`,
};

const METERS_PER_MILE = 1609.344;

/** The shore with what was caught there, then what it may be called; the angler's own name comes last. */
export function NameWater({ place, onClose }: NameWaterProps) {
  const [isShoreWrong, setIsShoreWrong] = useState(false);
  if (isShoreWrong) return <NewWater place={place} onClose={onClose} />;
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={i18n._(TITLES[place.kind])} onClose={onClose} />
      <NameForm place={place} onClose={onClose} onWrongShore={() => setIsShoreWrong(true)} />
    </Dialog>
  );
}

function NameForm({ place, onClose, onWrongShore }: NameWaterProps & { onWrongShore: () => void }) {
  const { names } = place;
  const [kind, setKind] = useState(place.kind);
  const [chosen, setChosen] = useState(names[0] ? nameOf(names[0], place.kind) : "");
  const { control, handleSubmit, setValue } = useNameForm("");
  const own = useWatch({ control, name: "name" });
  const isOwn = own.trim() !== "" || chosen === "";
  const { save, isPending, problem } = useConfirmName(onClose);
  const saveAs = async (name: string) => {
    await save({ place: { ...place, kind }, name }).catch(() => {});
  };
  const submit = (event: FormEvent) => {
    if (isOwn) return handleSubmit(({ name }) => saveAs(name))(event);
    event.preventDefault();
    return saveAs(chosen);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogBody className={styles.root}>
        <ShoreWithCatches place={place} />
        {names.length > 0 && (
          <RadioList
            label={t`What is it called?`}
            choices={names.map((each) => toChoice(each, kind))}
            value={isOwn ? "" : chosen}
            onChange={(name) => {
              setChosen(name);
              setValue("name", "");
            }}
          />
        )}
        <FormTextField
          control={control}
          name="name"
          label={names.length > 0 ? t`Or type a name` : t`Name`}
          hint={t`Only you see it.`}
          autoFocus={names.length === 0}
        />
        {!place.outline && <KindSelect kind={kind} onChange={setKind} />}
        <p className={utilities.hint}>
          {useWhatIsFiled(place)}{" "}
          <Button look="quiet" className={styles.shore} onPress={onWrongShore}>
            {place.outline ? t`Wrong shore?` : t`Choose it on the map`}
          </Button>
        </p>
        <Problem text={problem} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="signal" isPending={isPending}>
          {isPending ? t`Saving...` : t`Save name`}
        </Button>
      </DialogFoot>
    </form>
  );
}

function toChoice(proposed: ProposedName, kind: WaterKind) {
  const name = nameOf(proposed, kind);
  return {
    id: name,
    label: <b className={utilities.place}>{name}</b>,
    hint: describeSource(proposed),
  };
}

/** After a town it is named as people do: the lake near it. */
function nameOf({ name, from }: ProposedName, kind: WaterKind): string {
  return from === "town" ? i18n._({ ...AFTER_TOWN[kind], values: { name } }) : name;
}

const AFTER_TOWN: Record<WaterKind, MessageDescriptor> = {
  lake: msg`Lake near {name}`,
  river: msg`River near {name}`,
  canal: msg`Canal near {name}`,
  pond: msg`Pond near {name}`,
  sea: msg`Sea near {name}`,
};

function describeSource({ from, count = 1 }: ProposedName): string {
  if (from === "map") return t`from the map`;
  if (from === "town") return t`from the nearest town`;
  return t`${plural(count, { one: "from a note you wrote", other: "from # notes you wrote" })}`;
}

function useWhatIsFiled({ fish, trips, outline, radius }: UnnamedPlace): string {
  const { formatDistance } = useUnits();
  const counts = describeCounts(fish, trips);
  if (outline) {
    return t`Creel files ${counts} inside this shore under this name, and all new ones too. You can rename it anytime.`;
  }
  const far = formatDistance(radius / METERS_PER_MILE);
  return t`The map has no shore here. Creel files ${counts} within ${far} under this name, and all new ones too.`;
}

function ShoreWithCatches({ place }: { place: UnnamedPlace }) {
  const outline = useMemo(() => place.outline ?? discOf(place), [place]);
  const shape = useMemo(() => ({ ...place, id: "" }), [place]);
  const filters = useMemo(() => ({ ...NO_FILTERS, bbox: boundsOfWater(shape) }), [shape]);
  const { points } = useCatchPoints(filters);
  const there = useMemo(() => points?.filter((point) => waterAt(point, [shape]) !== null), [points, shape]);
  const bounds = boundsOf(placesOf(outline));
  if (!bounds) return null;
  return <WaterInMap outline={outline} bounds={bounds} spots={[]} points={there ?? null} />;
}
