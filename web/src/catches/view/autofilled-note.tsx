import type { Catch } from "@creel/domain/catches/catch";
import { namedSource } from "@creel/domain/weather/source-name";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";

import { logFailure } from "../../http/log-failure.ts";
import { Button } from "../../ui/controls/button.tsx";
import { removeAutofilled } from "../logbook/api.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./autofilled-note.module.css";

interface AutofilledNoteProps {
  caught: Catch;
  /** Gets the catch without the autofilled conditions; `null` where they cannot be removed. */
  onTakenOut: ((caught: Catch) => void) | null;
}

export function AutofilledNote({ caught, onTakenOut }: AutofilledNoteProps) {
  const undo = useMutation({
    mutationFn: () => removeAutofilled(caught),
    onSuccess: (stored) => onTakenOut?.(stored),
    onError: (error) => {
      logFailure("What was filled in could not be removed", error);
    },
  });
  const { conditions_filled: autofilled } = caught;
  return (
    <div role="status">
      {autofilled && (
        <div className={styles.root}>
          <p>
            {autofilled.source === null ? (
              t`Lunar phase filled in afterwards`
            ) : (
              <Trans>
                Weather filled in afterwards from <SourceLink source={autofilled.source} />
              </Trans>
            )}
          </p>
          {onTakenOut && (
            <Button look="quiet" isPending={undo.isPending} onPress={() => undo.mutate()}>
              <Trans>
                Remove<span className={utilities.visuallyHidden}> what was filled in</span>
              </Trans>
            </Button>
          )}
        </div>
      )}
      {undo.isError && (
        <p className={utilities.hint}>{t`The weather could not be removed. Try again in a moment.`}</p>
      )}
      {!autofilled && undo.isSuccess && (
        <p className={utilities.hint}>{t`Removed. It will not be filled in again.`}</p>
      )}
    </div>
  );
}

function SourceLink({ source }: { source: string }) {
  const { name, url } = namedSource(source);
  if (url === null) return name;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}
