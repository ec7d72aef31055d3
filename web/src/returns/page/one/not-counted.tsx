import { columnsOf } from "@creel/domain/returns/column-values";
import { countsAsKey } from "@creel/domain/returns/same-species";
import { t } from "@lingui/core/macro";
import { Equal } from "lucide-react";

import { joinList } from "../../../i18n/join-list.ts";
import { inSentence } from "../../../i18n/letter-case.ts";
import { speciesName } from "../../../species/species-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Menu, MenuItem } from "../../../ui/overlays/menu.tsx";
import { changeReturn } from "../../data/save-returns.ts";
import { useReturnChange } from "../../data/use-return-change.ts";
import type { FiguresProps } from "./incomplete-mark.tsx";

import * as styles from "./not-counted.module.css";

/** The longest species name that can count as another. */
const MOST_LETTERS = 80;

function countOf({ species, count: quantity }: { species: string; count: number }): string {
  const fish = inSentence(speciesName(species));
  return t`${quantity} ${fish}`;
}

/** Fish of other species. One can count as a species that the return asks for, such as trout as sea trout. */
export function NotCounted({ entry, figures: { not_counted: others } }: FiguresProps) {
  const asked = [...new Set(entry.blocks.flatMap(columnsOf).flatMap(({ species }) => species))];
  const { mutate, isPending } = useReturnChange({
    send: (answers: Record<string, string | null>) => changeReturn(entry, { answers }),
    failure: t`The return could not be saved. Please try again.`,
  });
  const assigned = Object.entries(entry.answers).filter(([key]) => key.startsWith(countsAsKey("")));
  if (others.length === 0 && assigned.length === 0) return null;
  const isOpen = entry.turned_in_at === null;
  return (
    <section className={styles.root} aria-label={t`Other species`}>
      {others.length > 0 && (
        <p>
          {t`Not counted, because the return does not ask for them:`} {joinList(others.map(countOf))}.
        </p>
      )}
      {isOpen && asked.length > 0 && others.some(({ species }) => species.length <= MOST_LETTERS) && (
        <Menu
          label={t`Count a species`}
          trigger={<Button isDisabled={isPending}>{t`Count one of them`}</Button>}
        >
          {others.flatMap(({ species }) =>
            asked.map((name) => {
              const [one, other] = [speciesName(species), inSentence(speciesName(name))];
              return (
                <MenuItem
                  key={`${species} ${name}`}
                  icon={Equal}
                  onAction={() => mutate({ [countsAsKey(species)]: name })}
                >
                  {t`${one} as ${other}`}
                </MenuItem>
              );
            }),
          )}
        </Menu>
      )}
      {assigned.map(([key, as]) => {
        const [one, other] = [speciesName(key.slice(countsAsKey("").length)), inSentence(speciesName(as))];
        return (
          <p key={key}>
            {t`${one} counts as ${other}.`}{" "}
            {isOpen && (
              <Button look="quiet" isDisabled={isPending} onPress={() => mutate({ [key]: null })}>
                {t`Undo`}
              </Button>
            )}
          </p>
        );
      })}
    </section>
  );
}
