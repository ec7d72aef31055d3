import type { ImportContext } from "@creel/domain/import/plan/choices";
import { stagePhotoCatch } from "@creel/domain/import/stage-photo-catch";
import type { StagedCatch } from "@creel/domain/import/staging/staged-catch";
import { plural, t } from "@lingui/core/macro";
import { useCallback, useEffect, useMemo, useState } from "react";

import { joinList } from "../../i18n/join-list.ts";
import { formatDecimals } from "../../i18n/numbers.ts";
import { needsCompression } from "../../photos/compression.ts";
import { clocks } from "../../places/clocks.ts";
import { zoneChoices, zoneLabel } from "../../places/time-zones.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { ComboBox } from "../../ui/fields/combo-box.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { camerasToAsk, type ReadPhotos, type ChosenPhoto } from "../read/read-photos.ts";
import { buttonId } from "./photo-button.tsx";
import { PhotoCatchRow } from "./photo-catch-row.tsx";
import { type SetTimeAndPlace, TimeAndPlace } from "./time-and-place.tsx";
import { usePhotoCatches, type PhotoCatchSteps } from "./use-photo-catches.ts";
import { usePhotoDrop } from "./use-photo-drag.ts";
import { type ShownCatch, useShownCatches } from "./use-shown-catches.ts";

import * as styles from "./look-at-photos.module.css";

export interface PhotoCatchesProps {
  read: ReadPhotos;
  context: Pick<ImportContext, "timeZone" | "species">;
  /** True while the import is being prepared or sent. */
  isPending: boolean;
  onImport: (made: PhotoImport) => void;
  onCancel: () => void;
}

export function PhotoCatches({ read, context, isPending, onImport, onCancel }: PhotoCatchesProps) {
  const { catches, byId, steps, zones, setZone } = usePhotoCatches(read);
  const all = useShownCatches(catches, byId);
  const photos = useMemo(() => new Map(read.photos.map((photo) => [photo.id, photo])), [read]);
  const cameras = useMemo(() => camerasToAsk(read.photos, clocks), [read]);
  const [named, setNamed] = useState<string | null>(null);
  const [placed, setPlaced] = useState<string | null>(null);
  const unnamed = all.filter(({ caught, details }) => details.need === "species" && !caught.isLeftOut);
  const move = useMovePhoto(steps.move);

  const name = useCallback(
    (id: string, species: string) => {
      steps.change(id, { species });
      setNamed(id);
    },
    [steps],
  );
  const nameOthers = (species: string) =>
    steps.sameSpecies(
      species,
      unnamed.map(({ caught }) => caught.id),
    );

  return (
    <section className={styles.root}>
      <PhotosHead read={read} all={all} />
      <PhotoNotes read={read} />
      <CameraZones cameras={cameras} zones={zones} timeZone={context.timeZone} onChange={setZone} />
      <ul className={styles.list}>
        {all.map((shown, index) => (
          <PhotoCatchRow
            key={shown.caught.id}
            shown={shown}
            number={index + 1}
            above={all[index - 1]?.caught.id ?? null}
            below={all[index + 1]?.caught.id ?? null}
            {...{ photos, byId, steps }}
            known={context.species}
            others={named === shown.caught.id ? unnamed.length : 0}
            onMove={move}
            onName={name}
            onSame={named === shown.caught.id ? nameOthers : null}
            onPlace={setPlaced}
          />
        ))}
      </ul>
      <OwnCatch onPhoto={(photo) => move(photo, null)} />
      <PhotosFoot
        {...{ all, photos, isPending, onCancel }}
        onImport={() => onImport(photoImport(all, read, context.timeZone))}
      />
      {placed !== null && (
        <PlaceOfCatch
          {...{ all, placed, steps }}
          timeZone={context.timeZone}
          onClose={() => setPlaced(null)}
        />
      )}
    </section>
  );
}

/** A drop target that turns a photo into a catch of its own. */
function OwnCatch({ onPhoto }: { onPhoto: (photo: string) => void }) {
  const drop = usePhotoDrop(onPhoto);
  return (
    <p className={classNames(styles.own, drop.isOver && styles.over)} {...drop.handlers}>
      {t`Drag a photo to another catch, or here to make a new catch. Or tap the photo for a menu.`}
    </p>
  );
}

function photoImport(all: readonly ShownCatch[], { photos }: ReadPhotos, timeZone: string): PhotoImport {
  const catches = all.flatMap(
    ({ caught, details }, index) =>
      stagePhotoCatch(caught, { resolved: details, line: index + 1, clocks, timeZone }) ?? [],
  );
  return { catches, files: new Map(photos.map(({ id, file }) => [id, file])) };
}

/** The catches of an import of photos, with their files. */
export interface PhotoImport {
  /** Catches as lines of a file. Their `photos` are keys of `files`. */
  catches: readonly StagedCatch[];
  files: ReadonlyMap<string, File>;
}

/** Shows how many photos and catches there are, and how many lack a place or a time. */
function PhotosHead({ read: { photos }, all }: { read: ReadPhotos; all: readonly ShownCatch[] }) {
  const placeless = photos.filter(({ metadata }) => metadata.place === null).length;
  const timeless = photos.filter(({ metadata }) => metadata.takenAt === null).length;
  const withoutPlace = t`${plural(placeless, { one: "# photo without a place", other: "# photos without a place" })}`;
  const withoutTime = t`${plural(timeless, { one: "# without a time", other: "# without a time" })}`;
  return (
    <div className={styles.head}>
      <h2>
        {t`${plural(photos.length, { one: "# photo", other: "# photos" })}, ${plural(all.length, { one: "# catch", other: "# catches" })}`}
      </h2>
      {placeless + timeless > 0 && <p>{t`${withoutPlace}, ${withoutTime}`}</p>}
    </div>
  );
}

interface CameraZonesProps {
  /** Cameras whose time zone is unknown, each with its number of photos. */
  cameras: ReadonlyMap<string, number>;
  zones: Readonly<Record<string, string>>;
  /** The angler's own time zone. */
  timeZone: string;
  onChange: (camera: string, zone: string) => void;
}

/** Asks once per camera for its time zone, if neither an offset nor a place on land tells it. */
function CameraZones({ cameras, zones, timeZone, onChange }: CameraZonesProps) {
  const choices = useMemo(
    () => zoneChoices(new Intl.DateTimeFormat().resolvedOptions().timeZone, timeZone),
    [timeZone],
  );
  return Array.from(cameras, ([camera, count]) => {
    const zone = zones[camera];
    const name = camera === "" ? t`the unnamed camera` : camera;
    const choose = (label: string | null) => {
      const choice = choices.find((each) => each.name === label);
      if (choice) onChange(camera, choice.timeZone);
    };
    return (
      <div key={camera} className={styles.zone}>
        <ComboBox
          label={t`What time zone was ${name} set to?`}
          hint={t`${plural(count, { one: "# photo has a time but no time zone.", other: "# photos have a time but no time zone." })}`}
          options={choices}
          value={zone === undefined ? null : zoneLabel(zone)}
          onChange={choose}
          placeholder={zoneLabel(timeZone)}
        />
      </div>
    );
  });
}

/** The most files that are named; the rest are only counted. */
const NAMED = 3;

interface PhotoNotesProps {
  read: ReadPhotos;
}

/** Says which files stay out and why, and what to do about places that an iPhone leaves out. */
function PhotoNotes({ read: { photos, unread } }: PhotoNotesProps) {
  const applePlaceless = photos.filter(
    ({ metadata }) => metadata.place === null && metadata.camera.startsWith("Apple"),
  ).length;
  const namesOf = (reason: (typeof unread)[number]["reason"]) =>
    unread.filter((each) => each.reason === reason).map(({ name }) => name);
  const [heic, none, twice] = [namesOf("heic"), namesOf("no_photo"), namesOf("twice")];
  return (
    <>
      {applePlaceless > 0 && (
        <Notice tone="info">
          {t`${plural(applePlaceless, { one: "# iPhone photo came without its place.", other: "# iPhone photos came without their places." })} An iPhone leaves it out unless you turn it on: choose the photos again, tap Options and turn on Location.`}
        </Notice>
      )}
      {heic.length > 0 && (
        <Notice tone="info">
          {t`This browser can’t read HEIC, so these won’t be imported: ${listOf(heic)}. Choose them on the iPhone or in Safari, or save them as JPEG first.`}
        </Notice>
      )}
      {none.length > 0 && <Notice tone="info">{t`Not photos, so left out: ${listOf(none)}.`}</Notice>}
      {twice.length > 0 && <Notice tone="info">{t`Chosen twice, used once: ${listOf(twice)}.`}</Notice>}
    </>
  );
}

function listOf(names: readonly string[]): string {
  const more = names.length - NAMED;
  const rest = more > 0 && t`${plural(more, { one: "and # more", other: "and # more" })}`;
  return joinList([...names.slice(0, NAMED), rest]);
}

/** Moves a photo, announces it, and keeps the focus on the photo. */
function useMovePhoto(move: (photo: string, to: string | null) => void) {
  const [moved, setMoved] = useState<{ photo: string } | null>(null);
  useEffect(() => {
    if (!moved) return undefined;
    // The closing menu first restores the focus to where it was.
    const timer = setTimeout(() => document.getElementById(buttonId(moved.photo))?.focus(), FOCUS_MS);
    return () => clearTimeout(timer);
  }, [moved]);
  return useCallback(
    (photo: string, to: string | null) => {
      move(photo, to);
      setMoved({ photo });
      announce(to === null ? t`The photo is now a new catch.` : t`The photo is in the other catch.`);
    },
    [move],
  );
}

const FOCUS_MS = 50;

interface PhotosFootProps {
  all: readonly ShownCatch[];
  photos: ReadonlyMap<string, ChosenPhoto>;
  isPending: boolean;
  onImport: () => void;
  onCancel: () => void;
}

const MB = 1024 * 1024;
/** About the size of a compressed photo, in bytes. */
const COMPRESSED_BYTES = MB;

/** Shows how much comes in and how much waits for an answer, with the import button. */
function PhotosFoot({ all, photos, isPending, onImport, onCancel }: PhotosFootProps) {
  const wanted = all.filter(({ caught }) => !caught.isLeftOut);
  const ready = wanted.filter(({ details }) => details.need === null);
  const files = ready.flatMap(({ caught }) => caught.photos.flatMap((id) => photos.get(id)?.file ?? []));
  const bytes = files.reduce((sum, file) => sum + sentBytes(file), 0);
  const size = formatDecimals(Math.max(0.1, bytes / MB), bytes < 10 * MB ? ONE_DECIMAL : NO_DECIMALS);
  const count = ready.length;
  const waiting = wanted.length - count;
  const catches = t`${plural(count, { one: "# catch ready to import", other: "# catches ready to import" })}`;
  const pictures = t`${plural(files.length, { one: "# photo", other: "# photos" })}`;
  const wait = t`${plural(waiting, { one: "# catch needs your answer before it can be imported.", other: "# catches need your answer before they can be imported." })}`;
  return (
    <div className={styles.foot}>
      <div className={styles.sums} role="status">
        <b>{t`${catches}, ${pictures}.`}</b>
        <p>
          {waiting > 0 && `${wait} `}
          {count > 0 && t`About ${size} MB to upload.`}
        </p>
      </div>
      <Button look="quiet" onPress={onCancel}>{t`Cancel`}</Button>
      <Button look="signal" isDisabled={count === 0} isPending={isPending} onPress={onImport}>
        {t`${plural(count, { one: "Import # catch", other: "Import # catches" })}`}
      </Button>
    </div>
  );
}

const ONE_DECIMAL = { min: 1, max: 1, isGrouped: true };
const NO_DECIMALS = { min: 0, max: 0, isGrouped: true };

function sentBytes({ size }: File): number {
  return needsCompression("jpeg", size) ? COMPRESSED_BYTES : size;
}

interface PlaceOfCatchProps {
  all: readonly ShownCatch[];
  /** The id of a catch. */
  placed: string;
  steps: PhotoCatchSteps;
  timeZone: string;
  onClose: () => void;
}

/** Asks when and where one of the catches was. */
function PlaceOfCatch({ all, placed, steps, timeZone, onClose }: PlaceOfCatchProps) {
  const index = all.findIndex(({ caught }) => caught.id === placed);
  const shown = all[index];
  if (!shown) return null;
  const { details } = shown;
  const placeless = all.filter(
    (each) => each !== shown && each.details.place === null && !each.caught.isLeftOut,
  );
  const near = [...all.slice(0, index).toReversed(), ...all.slice(index)].find((each) => each.details.place);

  function set({ date, place, isForAll }: SetTimeAndPlace): void {
    const { caught } = all[index] ?? {};
    steps.change(placed, {
      date: date === details.date ? (caught?.date ?? null) : date,
      place: place === details.place ? (caught?.place ?? null) : place,
    });
    if (isForAll) for (const each of placeless) steps.change(each.caught.id, { place });
  }

  return (
    <TimeAndPlace
      {...details}
      near={near?.details.place ?? null}
      others={placeless.length}
      timeZone={timeZone}
      onSet={set}
      onClose={onClose}
    />
  );
}
