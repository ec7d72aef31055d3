import type { Import } from "@creel/domain/import/import";
import type { WaypointUse } from "@creel/domain/import/rows/import-rows";
import { isComplete } from "@creel/domain/import/staging/staged-catch";
import { plural, t } from "@lingui/core/macro";
import { FileCheck } from "lucide-react";
import { useState } from "react";

import { Icon } from "../../../ui/art/icon.tsx";
import { LoadFailure } from "../../../ui/feedback/load-failure.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { picturesInArchive } from "../../upload/photo-source.ts";
import type { Pictures } from "../../upload/start-upload.ts";
import { describeTrouble } from "../choose/describe-refusal.ts";
import { DryRun } from "../dry-run/dry-run.tsx";
import { useStaging } from "../dry-run/use-staging.ts";
import { CompareBar } from "./compare-bar.tsx";
import { FileProblems } from "./file-problems.tsx";
import { kindName } from "./kind-names.ts";
import type { OpenedFile } from "./opened-file.ts";
import type { Planned } from "./plan.query.ts";
import { SourceParts } from "./source-parts.tsx";
import { TableLook } from "./table-look.tsx";
import { useDraft } from "./use-draft.ts";
import { type Look, useLook } from "./use-look.ts";
import { WaypointChoice } from "./waypoint-choice.tsx";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./look.module.css";

export interface LookPartProps {
  opened: OpenedFile;
  onCancel: () => void;
  /** The server has all of it, and nothing is in the log yet. */
  onStaged: (id: string) => void;
  onCommitted: (stored: Import, pictures: Pictures) => void;
}

const MAPS: ReadonlySet<string> = new Set(["gpx", "kml", "geojson"]);

/** The second step: how the file is read, and then what would be written. */
export function LookPart({ opened, onCancel, onStaged, onCommitted }: LookPartProps) {
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
    const { photos, gearPhotos } = staged.draft;
    const finish = () =>
      staging.commit.mutate(staged, {
        onSuccess: (stored) =>
          onCommitted(stored, {
            photos,
            gearPhotos,
            sourcesOf: (names) => picturesInArchive(names, source.pictures),
          }),
      });
    return <DryRun {...{ staged, staging, sheet }} isOpen onCommit={finish} onBack={staging.hide} />;
  }
  return (
    <>
      <FileHead opened={opened} table={look.planned} />
      {isMap && source.places.length > 0 && (
        <WaypointChoice
          {...{ places: source.places, value: waypoints, water }}
          onChange={setWaypoints}
          onWater={setWater}
        />
      )}
      {hasTable && <Read opened={opened} look={look} />}
      <CompareBar
        {...(hasTable ? wordsOfTable(look, source) : wordsOfOthers())}
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
  /** Absent where none is shown yet. */
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
  const why = describeTrouble(look.query.error, t`Choose it once more.`);
  return <LoadFailure title={t`This file could not be read`} online={why} offline={why} query={look.query} />;
}

interface BarWords {
  title: string;
  note: string;
  isReady: boolean;
}

function wordsOfOthers(): BarWords {
  return { title: t`Everything in it can be compared.`, note: nothingYet(), isReady: true };
}

function wordsOfTable({ planned }: Look, { trips, places, tracks }: OpenedFile["source"]): BarWords {
  if (!planned) return { title: t`It is being read.`, note: nothingYet(), isReady: false };
  const { catches, questions } = planned;
  const fish = catches.filter(({ isBlank }) => !isBlank);
  const [all, open] = [fish.length, questions.length];
  if (open > 0) {
    return {
      title: t`${plural(all, { one: "# catch was read.", other: "# catches were read." })}`,
      note: t`${plural(open, { one: "# question above waits for your answer.", other: "# questions above wait for your answers." })}`,
      isReady: false,
    };
  }
  const complete = fish.filter(isComplete).length;
  const ready = catches.filter(isComplete).length;
  const hasOthers = trips.length + places.length + tracks.length > 0;
  const out = catches.length - ready;
  const stays = t`${plural(out, { one: "# line stays out as it is.", other: "# lines stay out as they are." })}`;
  return {
    title: t`${plural(complete, { one: "# catch is complete.", other: "# catches are complete." })}`,
    note: out === 0 ? nothingYet() : stays,
    isReady: ready > 0 || hasOthers,
  };
}

function nothingYet(): string {
  return t`Nothing is written before you have seen what it would be.`;
}
