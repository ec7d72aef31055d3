import { LURES, OTHER_LURE } from "@creel/domain/lures/lures";
import type { KnownNames } from "@creel/domain/quick-entry/find-names";
import type { LineReading } from "@creel/domain/quick-entry/line-part";
import { OTHER_SPECIES, SPECIES } from "@creel/domain/species/species";
import type { Trip } from "@creel/domain/trips/trip";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";

import { useCustomFields } from "../../../../custom-fields/use-custom-fields.ts";
import { trueNow } from "../../../../device/clock.ts";
import { knownTackle } from "../../../../gear/data/known-tackle.ts";
import { useGear } from "../../../../gear/data/use-gear.ts";
import { figureLocale, locale } from "../../../../i18n/locale.ts";
import { speciesName } from "../../../../species/species-names.ts";
import { useRunningTrip } from "../../../../trips/data/use-trip.ts";
import { useUnits } from "../../../../units/use-units.ts";
import { lureName } from "../../../labels/lure-names.ts";
import { useRecentCatches } from "../../../logbook/use-recent-catches.ts";
import { useSpeciesByFrequency } from "../controls/species-picker.tsx";
import { changedFields, type LineValues, valuesOfReading } from "./apply-reading.ts";
import { toDeviceTime } from "./find-moments.ts";
import type { LineForm } from "./line-form.ts";
import { type LineSubject, loadLineReader } from "./line-reader.ts";

/** The species that "bass" may mean. */
export const BASS: readonly string[] = ["Bass (Smallmouth)", "Bass (Largemouth)"];

const NOTHING_WRITTEN = { line: "", writtenAt: 0 };
const NOTHING_READ: LineReading = { parts: [], rest: "", event: null };
/** The angler's answers about a line, before any is given. */
const NO_ANSWERS = { refused: [] as readonly string[], isCatch: false };

/** Holds the line and its reading, and updates the form from it. */
export function useQuickEntry({ read, write }: LineForm) {
  const subject = useLineSubject();
  const { data: readLine } = useQuery({
    queryKey: ["line reader", locale],
    queryFn: () => loadLineReader(locale),
    networkMode: "always",
    staleTime: Infinity,
  });
  // Includes the time of writing: "6:40" means the last one before it.
  const [{ line, writtenAt }, setWritten] = useState(NOTHING_WRITTEN);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [before] = useState(read);
  const last = useRef<LineValues>(before);
  const reading = useMemo(
    () =>
      readLine && line !== ""
        ? readLine(line, { ...subject, ...answers }, new Date(writtenAt))
        : NOTHING_READ,
    [readLine, line, subject, answers, writtenAt],
  );

  const follow = useEffectEvent((next: LineValues) => {
    write(changedFields({ last: last.current, next, current: read() }));
    last.current = next;
  });
  useEffect(() => follow(valuesOfReading(line, reading, before)), [line, reading, before]);
  return {
    line,
    reading,
    change: (text: string) => {
      setWritten({ line: text, writtenAt: trueNow() });
      if (text.trim() === "") setAnswers(NO_ANSWERS);
    },
    refuse: (numbers: readonly string[]) =>
      setAnswers({ ...answers, refused: [...answers.refused, ...numbers] }),
    takeAsCatch: () => setAnswers({ ...answers, isCatch: true }),
  };
}

function useLineSubject(): Omit<LineSubject, keyof typeof NO_ANSWERS> {
  const { system } = useUnits();
  const species = useSpeciesByFrequency();
  const { catches } = useRecentCatches({ staleTime: Infinity });
  const gear = useGear();
  const fields = useCustomFields("catch");
  const trip = useRunningTrip();
  return useMemo(() => {
    const lures = [...new Set(catches?.flatMap(({ lure_type: lure }) => lure ?? []))];
    return {
      species: {
        ...knownNames(
          species,
          SPECIES.map(({ name }) => name),
          speciesName,
        ),
        language: locale,
      },
      lures: knownNames(
        lures,
        LURES.map(({ name }) => name),
        lureName,
      ),
      tackle: knownTackle(gear),
      fields,
      decimal: new Intl.NumberFormat(locale).format(0.5).includes(",") ? "," : ".",
      unitSystem: system,
      isTwelveHour:
        new Intl.DateTimeFormat(figureLocale, { hour: "numeric" }).resolvedOptions().hour12 ?? false,
      bass: bassOf(trip?.counts.bySpecies),
      outings: trip
        ? [{ from: toDeviceTime(new Date(trip.started_at)), to: toDeviceTime(new Date(trueNow())) }]
        : [],
    };
  }, [system, species, catches, gear, fields, trip]);
}

/** Returns the only bass species of the trip; `null` if it has both or neither. */
function bassOf(counts: Trip["counts"]["bySpecies"] = []): string | null {
  const caught = counts.filter(({ species }) => BASS.includes(species));
  const [only] = caught;
  return only && caught.length === 1 ? only.species : null;
}

function knownNames(
  own: readonly string[],
  listed: readonly string[],
  nameOf: (name: string) => string,
): KnownNames {
  const others = [OTHER_SPECIES.name, OTHER_LURE.name] as readonly string[];
  const named = listed.filter((name) => !others.includes(name));
  return {
    own: own.filter((name) => !others.includes(name)),
    translated: new Map(named.map((name) => [nameOf(name), name])),
  };
}
