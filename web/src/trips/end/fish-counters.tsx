import { speciesKey } from "@creel/domain/species/species";
import type { Trip } from "@creel/domain/trips/trip";
import { plural, t } from "@lingui/core/macro";
import { FishingHook, Plus } from "lucide-react";
import { useState } from "react";

import { useSpeciesByFrequency } from "../../catches/editor/form/controls/species-picker.tsx";
import { deleteAtOnce } from "../../catches/outbox/delete-catches.ts";
import { logFailure } from "../../http/log-failure.ts";
import { useUser } from "../../session/auth.tsx";
import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { isCounted } from "../data/is-counted.ts";
import { useTripActions } from "../keep/use-trip-actions.ts";
import { Counter } from "../parts/counter.tsx";
import { useCounting } from "../running/use-counting.ts";
import { useKnownCatches } from "./use-known-catches.ts";

import * as styles from "./fish-counters.module.css";

interface FishCountersProps {
  trip: Trip;
  /** The time given to fish and events added here, in milliseconds since 1970. */
  at: number;
}

const OTHER = "Other";

/** Counters for the trip's fish by species and for lost fish, so that the angler can correct them. */
export function FishCounters({ trip, at }: FishCountersProps) {
  const { countFish } = useCounting(trip, { announce: () => {}, at });
  const species = trip.counts.bySpecies.map((each) => each.species);
  return (
    <section className={styles.root}>
      <h3>{t`Fish`}</h3>
      <ul className={styles.list}>
        {species.map((name) => (
          <SpeciesCounter key={name} trip={trip} species={name} onMore={() => countFish(name)} />
        ))}
        <LostCounter trip={trip} at={at} />
      </ul>
      <AnotherSpecies counted={species} onChoose={countFish} />
    </section>
  );
}

interface SpeciesCounterProps {
  trip: Trip;
  species: string;
  onMore: () => void;
}

/** The minus button removes counted fish only. A fish logged with the form is deleted in the log. */
function SpeciesCounter({ trip, species, onMore }: SpeciesCounterProps) {
  const { id: userId } = useUser();
  const total = trip.counts.bySpecies.find((each) => each.species === species)?.count ?? 0;
  const counted = useKnownCatches(trip).filter(
    (each) => speciesKey(each.species) === speciesKey(species) && isCounted(each, trip),
  );
  const [latest] = counted;
  const name = speciesName(species);
  return (
    <li className={styles.row}>
      <SpeciesMark species={species} className={styles.mark} />
      <span className={styles.name}>
        {name}
        <span className={styles.note}>{describe(total, counted.length)}</span>
      </span>
      <Counter
        label={name}
        value={String(total)}
        less={t`Remove one ${name}`}
        more={t`Add one ${name}`}
        canLess={latest !== undefined}
        onLess={() => {
          if (latest) void deleteAtOnce(userId, [latest.id]).catch(notTakenBack);
        }}
        onMore={onMore}
      />
    </li>
  );
}

function LostCounter({ trip, at }: FishCountersProps) {
  const { noteEvent } = useCounting(trip, { announce: () => {}, at });
  const { removeEvent } = useTripActions();
  const latest = trip.events.findLast(({ kind }) => kind === "lost");
  return (
    <li className={styles.row}>
      <Icon of={FishingHook} />
      <span className={styles.name}>{t({ message: "Lost", context: "fish" })}</span>
      <Counter
        label={t({ message: "Lost", context: "fish" })}
        value={String(trip.counts.lost)}
        less={t`Remove one lost fish`}
        more={t`Add one lost fish`}
        canLess={latest !== undefined}
        onLess={() => {
          if (latest) void removeEvent(trip.id, latest.id).catch(notTakenBack);
        }}
        onMore={() => noteEvent("lost")}
      />
    </li>
  );
}

interface AnotherSpeciesProps {
  counted: readonly string[];
  onChoose: (species: string) => void;
}

function AnotherSpecies({ counted, onChoose }: AnotherSpeciesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const others = useSpeciesByFrequency().filter((name) => name !== OTHER && !counted.includes(name));
  if (!isOpen) {
    return (
      <Button look="quiet" className={styles.another} onPress={() => setIsOpen(true)}>
        <Icon of={Plus} />
        {counted.length === 0 ? t`I did catch one` : t`Another species`}
      </Button>
    );
  }
  const choose = (species: string) => {
    setIsOpen(false);
    onChoose(species);
  };
  return (
    <div className={styles.choices} role="group" aria-label={t`Another species`}>
      {others.map((species) => (
        <Button key={species} className={styles.choice} onPress={() => choose(species)}>
          <SpeciesMark species={species} className={styles.mark} />
          {speciesName(species)}
        </Button>
      ))}
    </div>
  );
}

function describe(total: number, counted: number): string {
  const logged = total - counted;
  const loggedOnes = t`${plural(logged, { one: "# logged", other: "# logged" })}`;
  const countedOnes = t`${plural(counted, { one: "# counted", other: "# counted" })}`;
  if (counted === 0) return t({ message: "logged", context: "fish" });
  return logged === 0 ? t({ message: "counted", context: "fish" }) : t`${loggedOnes}, ${countedOnes}`;
}

function notTakenBack(error: unknown): void {
  logFailure("What was counted could not be taken back", error);
}
