import { type Bag, bagOf } from "@creel/domain/catch-limits/bag-of";
import { limitAge } from "@creel/domain/catch-limits/limit-age";
import { speciesKey } from "@creel/domain/species/species";
import { foldText } from "@creel/domain/text/fold";
import { getLocalTimeZone, today } from "@internationalized/date";
import { plural, t } from "@lingui/core/macro";
import { ArrowRight, Clock } from "lucide-react";

import { SpeciesMark } from "../../species/species-mark.tsx";
import { speciesName } from "../../species/species-names.ts";
import { useNamesOf } from "../../species/use-fish-names.ts";
import { KeptIcon } from "../../ui/art/fate-icons.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { Figure } from "../../ui/layout/figure.tsx";
import { describeAge } from "../data/describe-limit.ts";
import { useBagFish } from "../data/use-bag-fish.ts";
import { useLimits } from "../data/use-limits.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./todays-bag.module.css";

interface TodaysBagProps {
  /** The species that the trip is after, or that were caught on it. */
  species: readonly string[];
  waterId: string | null;
  /** Words about the place; `null` if there are none. */
  regionText: string | null;
  /** yyyy-mm-dd on the clock of the trip. */
  day: string;
}

/**
 * Lists the fish kept and released today, each species against the limit that the angler wrote down. Renders nothing while
 * there is neither a fish nor a limit.
 */
export function TodaysBag(props: TodaysBagProps) {
  const bags = useBagsOfDay(props);
  const day = today(getLocalTimeZone()).toString();
  if (bags.length === 0) return null;
  const limits = bags.flatMap(({ limit }) => limit ?? []);
  const [oldest] = limits.toSorted((one, other) => (one.read_on < other.read_on ? -1 : 1));
  return (
    <section className={styles.root} aria-labelledby="todays-bag">
      <h3 id="todays-bag">{t`Today’s bag`}</h3>
      <ul>
        {bags.map((bag) => (
          <BagRow key={bag.species} bag={bag} />
        ))}
      </ul>
      {oldest && (
        <p className={limitAge(oldest, day).isOld ? styles.old : utilities.hint}>
          {limitAge(oldest, day).isOld && <Icon of={Clock} isSmall />}
          <span>
            {describeAge(oldest, day)}. {t`Limits may have changed since. Creel does not know the law.`}
          </span>
        </p>
      )}
      <LinkButton look="quiet" to="/profile/limits" className={styles.open}>
        {t`Open your limits`}
        <Icon of={ArrowRight} isSmall />
      </LinkButton>
    </section>
  );
}

function useBagsOfDay({ species, waterId, regionText, day }: TodaysBagProps): Bag[] {
  const limits = useLimits();
  const { fish } = useBagFish();
  const caught = fish.filter((each) => each.day === day).map((each) => each.species);
  useNamesOf([...species, ...caught, ...limits.map((limit) => limit.species)]);
  const byKey = new Map([...species, ...caught].map((name) => [foldText(speciesKey(name)), name]));
  return [...byKey.values()]
    .map((name) => bagOf(limits, fish, { species: name, waterId, regionText, day }))
    .filter(({ kept, released, of }) => kept + released > 0 || of !== null);
}

function BagRow({ bag }: { bag: Bag }) {
  const { species, kept, of } = bag;
  return (
    <li className={styles.row}>
      <SpeciesMark species={species} />
      <div className={styles.words}>
        <b>{speciesName(species)}</b>
        <p>{describeBag(bag)}</p>
      </div>
      {of === null ? (
        <span aria-hidden>–</span>
      ) : kept >= of ? (
        <Badge tone="fair" icon={KeptIcon}>{t`Full`}</Badge>
      ) : (
        <Figure
          amounts={[
            { figure: String(of - kept), unit: t`${plural(of - kept, { one: "left", other: "left" })}` },
          ]}
        />
      )}
    </li>
  );
}

/** Examples: "kept 1 of 6, released 2", "released 1, no limit written down". */
function describeBag({ kept, released, of }: Bag): string {
  const parts = [
    of !== null ? t`kept ${kept} of ${of}` : kept > 0 ? t`kept ${kept}` : null,
    released > 0 ? t`released ${released}` : null,
    of === null ? t`no limit written down` : null,
  ];
  return parts.filter((part) => part !== null).join(", ");
}
