import type { Import } from "@creel/domain/import/import";
import type { WaypointUse } from "@creel/domain/import/rows/import-rows";
import type { SourceKind } from "@creel/domain/import/source/source-parts";
import { isComplete } from "@creel/domain/import/staging/staged-catch";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t, plural } from "@lingui/core/macro";
import { FileCheck } from "lucide-react";
import { useState } from "react";

import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { LoadFailure } from "../../../ui/feedback/load-failure.tsx";
import { Skeleton, Notice } from "../../../ui/feedback/states.tsx";
import { useIsOnline } from "../../../ui/hooks/use-is-online.ts";
import type { Encoding } from "../../read/source/encodings.ts";
import { picturesInArchive } from "../../upload/photo-source.ts";
import type { Pictures } from "../../upload/start-upload.ts";
import { describeImportFailure } from "../choose/describe-refusal.ts";
import { DryRun } from "../dry-run/dry-run.tsx";
import { useStaging, type Staging } from "../dry-run/use-staging.ts";
import { EncodingChoice } from "../guesses/encoding-choice.tsx";
import { StepBar } from "../parts/step-bar.tsx";
import { FileProblems } from "./file-problems.tsx";
import { SourceParts } from "./source-parts.tsx";
import { TableLook } from "./table-look.tsx";
import { useDraft, type OpenedFile, type Planned, type Look, useLook } from "./use-look.ts";
import { WaypointChoice } from "./waypoint-choice.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./look.module.css";

export interface LookPartProps {
  opened: OpenedFile;
  /** Called with the encoding that the angler chose for the file. */
  onEncoding: (encoding: Encoding) => void;
  onCancel: () => void;
  /** Called once the server has all rows. Nothing is in the log yet. */
  onStaged: (id: string) => void;
  onCommitted: (stored: Import, pictures: Pictures) => void;
}

const MAPS: ReadonlySet<string> = new Set(["gpx", "kml", "geojson"]);

/** The second step: how the file is read, and then what would be written. */
export function LookPart({ opened, onEncoding, onCancel, onStaged, onCommitted }: LookPartProps) {
  const { source, sheets, name } = opened;
  const draft = useDraft();
  const isMixed = source.places.some(({ isCatch }) => isCatch);
  const [waypoints, setWaypoints] = useState<WaypointUse>(isMixed ? "each" : "spots");
  const [water, setWater] = useState("");
  const look = useLook(opened, waypoints);
  const staging = useStaging({ kind: source.kind, fileName: name });
  const isMap = MAPS.has(source.kind);
  const hasTable = sheets.length > 0 && (!isMap || waypoints !== "spots");

  const draftFor = (importId: string) =>
    draft(importId, {
      parts: source,
      catches: look.planned?.catches ?? [],
      arePlanned: true,
      choices: { waypoints, water: water.trim() || null },
    });

  if (staging.staged) {
    const sheet = hasTable ? look.sheet : null;
    const { staged } = staging;
    const { photos, singlePhotos } = staged.draft;
    const finish = () =>
      staging.commit.mutate(staged, {
        onSuccess: (stored) =>
          onCommitted(stored, {
            photos,
            singlePhotos,
            sourcesOf: (names) => picturesInArchive(names, source.pictures),
          }),
      });
    return <DryRun {...{ staged, staging, sheet }} isOpen onCommit={finish} onBack={staging.hide} />;
  }
  return (
    <>
      <FileHead opened={opened} table={look.planned} />
      {source.encoding && <EncodingChoice guess={source.encoding} onChoose={onEncoding} />}
      {isMap && sheets.length > 0 && (
        <WaypointChoice
          {...{ places: source.places, value: waypoints, water }}
          onChange={setWaypoints}
          onWater={setWater}
        />
      )}
      {hasTable && <Read opened={opened} look={look} />}
      <CompareBar
        {...describeCompareBar({ source, planned: look.planned, hasTable })}
        staging={staging}
        onCompare={() =>
          staging.compare.mutate(draftFor, { onSuccess: (staged) => onStaged(staged.import.id) })
        }
        onCancel={onCancel}
      />
    </>
  );
}

interface FileHeadProps {
  opened: OpenedFile;
  /** `undefined` until a table is shown. */
  table: Planned | undefined;
}

function FileHead({ opened: { name, source }, table }: FileHeadProps) {
  return (
    <>
      <p className={styles.file}>
        <Icon of={FileCheck} />
        <b>{name}</b>
        <span className={utilities.muted}>{kindName(source.kind)}</span>
      </p>
      <SourceParts source={source} />
      <FileProblems problems={[...source.problems, ...(table?.problems ?? [])]} />
    </>
  );
}

function Read({ opened, look }: { opened: OpenedFile; look: Look }) {
  if (look.planned) return <TableLook opened={opened} planned={look.planned} look={look} />;
  if (!look.query.isError) return <Skeleton width="100%" height={320} />;
  const why = describeImportFailure(look.query.error, t`Choose it again.`);
  return <LoadFailure title={t`This file could not be read`} online={why} offline={why} query={look.query} />;
}

const NAMES: Record<SourceKind, MessageDescriptor> = {
  table: msg`Table`,
  spreadsheet: msg`Spreadsheet`,
  anglers_log: msg`Anglers’ Log backup`,
  anglers_log_table: msg`Anglers’ Log CSV`,
  selfhostable_logbook: msg`Fishing Logbook`,
  open_fishing: msg`OpenFishing`,
  creel_archive: msg`Creel archive`,
  creel_catches: msg`Creel catches`,
  creel_outbox: msg`Waiting uploads from Creel`,
  inaturalist: msg`iNaturalist`,
  darwin_core: msg`Darwin Core`,
  gpx: msg`GPX`,
  kml: msg`KML`,
  geojson: msg`GeoJSON`,
  photos: msg`Photos`,
};

function kindName(kind: SourceKind): string {
  return i18n._(NAMES[kind]);
}

interface Asked {
  source: OpenedFile["source"];
  planned: Planned | undefined;
  /** True if lines of a table come in. */
  hasTable: boolean;
}

interface CompareBarText {
  title: string;
  note: string;
  isReady: boolean;
}

/** Returns how far reading has come, and why the angler cannot go on. */
function describeCompareBar({ source, planned, hasTable }: Asked): CompareBarText {
  if (!hasTable) return describeWithoutTable(source);
  if (!planned) return { title: t`Reading the file…`, note: describeNothingSaved(), isReady: false };
  const { catches, questions } = planned;
  const fish = catches.filter(({ isBlank }) => !isBlank);
  const [all, open] = [fish.length, questions.length + (isAsked(source) ? 1 : 0)];
  if (open > 0) {
    return {
      title: t`${plural(all, { one: "# catch was read.", other: "# catches were read." })}`,
      note: t`${plural(open, { one: "# question above needs your answer.", other: "# questions above need your answers." })}`,
      isReady: false,
    };
  }
  const complete = fish.filter(isComplete).length;
  const ready = catches.filter(isComplete).length;
  const out = catches.length - ready;
  const stays = t`${plural(out, { one: "# line can’t be imported as it is.", other: "# lines can’t be imported as they are." })}`;
  const isReady = ready > 0 || hasOthers(source);
  return {
    title: t`${plural(complete, { one: "# catch is complete.", other: "# catches are complete." })}`,
    note:
      out === 0
        ? describeNothingSaved()
        : isReady
          ? stays
          : `${stays} ${t`Each line above says what it needs.`}`,
    isReady,
  };
}

function describeWithoutTable(source: Asked["source"]): CompareBarText {
  if (isAsked(source)) {
    return {
      title: t`File read.`,
      note: t`The text encoding question above needs your answer.`,
      isReady: false,
    };
  }
  if (hasOthers(source)) {
    return { title: t`Ready to compare.`, note: describeNothingSaved(), isReady: true };
  }
  return {
    title: t`This file has nothing to import.`,
    note: t`It has no places with coordinates and no tracks. Check it on the device that made it.`,
    isReady: false,
  };
}

function isAsked({ encoding }: Asked["source"]): boolean {
  return encoding !== null && encoding.value === null;
}

function hasOthers({ trips, places, tracks, records }: Asked["source"]): boolean {
  return trips.length + places.length + tracks.length > 0 || records !== null;
}

function describeNothingSaved(): string {
  return t`Nothing is saved until you have seen the result.`;
}

interface CompareBarProps {
  /** Text such as "47 catches are complete." */
  title: string;
  /** Says what stays out, or which answers are missing. */
  note: string;
  isReady: boolean;
  staging: Staging;
  onCompare: () => void;
  onCancel: () => void;
}

/** The bar that ends reading. From here on the network is needed. */
function CompareBar(props: CompareBarProps) {
  const { title, note, isReady, staging, onCompare, onCancel } = props;
  const { sent, total } = staging;
  const { error, isPending: isSending } = staging.compare;
  const isOnline = useIsOnline();
  const going = t`${sent} of ${plural(total, { one: "# item compared.", other: "# items compared." })}`;
  const offline = t`You are offline. Creel can read the file, but comparing needs a signal.`;
  return (
    <>
      {error && (
        <Notice tone="bad" className={styles.problem}>
          {describeImportFailure(
            error,
            t`Creel couldn’t compare it with your log. Nothing was saved. Try again.`,
          )}
        </Notice>
      )}
      <StepBar
        summary={
          <>
            <b>{title}</b>
            <p className={utilities.muted} role="status">
              {isOnline ? (isSending ? going : note) : offline}
            </p>
          </>
        }
      >
        <Button look="quiet" onPress={onCancel}>
          {t`Cancel`}
        </Button>
        <Button look="signal" isDisabled={!isReady || !isOnline} isPending={isSending} onPress={onCompare}>
          {t`Compare with my log`}
        </Button>
      </StepBar>
    </>
  );
}
