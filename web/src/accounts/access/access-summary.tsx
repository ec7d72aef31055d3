import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { joinList } from "../../i18n/join-list.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { sessionsQuery } from "../api.ts";
import { describeUse } from "../profile/describe-use.ts";
import { IF_LOST_ID } from "./if-lost.tsx";
import { passkeysQuery } from "./passkeys-api.ts";
import { identitiesQuery } from "./providers-api.ts";
import { tokensQuery } from "./tokens-api.ts";
import { useWays } from "./use-ways.ts";
import { lossesOf } from "./ways-back.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./access-summary.module.css";

/** Counts the ways in, names the newest, and says if a single loss would lock the angler out. */
export function AccessSummary() {
  const now = useNow();
  const counted = useCounted();
  const { ways } = useWays();
  const isAtRisk = ways !== undefined && lossesOf(ways).some(({ locksOut }) => locksOut);
  return (
    <>
      <p className={utilities.muted}>{counted ? describe(counted, now) : "\u00A0"}</p>
      {isAtRisk && (
        <p className={styles.risk} role="status">
          <Trans>
            A single loss would lock you out. See <a href={`#${IF_LOST_ID}`}>If one is lost</a>.
          </Trans>
        </p>
      )}
    </>
  );
}

interface Newest {
  at: string;
  /** Names it, with the time in words. */
  describe: (when: string) => string;
}

interface Counted {
  counts: string[];
  newest: Newest | undefined;
}

/** Returns `undefined` until all lists are loaded. */
function useCounted(): Counted | undefined {
  const { data: devices } = useQuery(sessionsQuery);
  const { data: passkeys } = useQuery(passkeysQuery);
  const { data: identities } = useQuery(identitiesQuery);
  const { data: tokens } = useQuery(tokensQuery);
  if (!devices || !passkeys || !identities || !tokens) return undefined;
  const all: Newest[] = [
    ...devices.map(({ device, createdAt: at }) => ({
      at,
      describe: (when: string) => t`The newest: ${device}, ${when}.`,
    })),
    ...passkeys.map(({ name, created_at: at }) => ({
      at,
      describe: (when: string) => t`The newest: the passkey “${name}”, ${when}.`,
    })),
    ...identities.map(({ label, linked_at: at }) => ({
      at,
      describe: (when: string) => t`The newest: ${label}, linked ${when}.`,
    })),
    ...tokens.map(({ name, createdAt: at }) => ({
      at,
      describe: (when: string) => t`The newest: the token “${name}”, ${when}.`,
    })),
  ];
  return {
    counts: [
      plural(devices.length, { one: "# device", other: "# devices" }),
      passkeys.length > 0 ? plural(passkeys.length, { one: "# passkey", other: "# passkeys" }) : "",
      identities.length > 0 ? plural(identities.length, { one: "# provider", other: "# providers" }) : "",
      tokens.length > 0 ? plural(tokens.length, { one: "# token", other: "# tokens" }) : "",
    ],
    newest: all.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0],
  };
}

function describe({ counts, newest }: Counted, now: Date): string {
  const count = joinList(counts);
  return newest ? `${count}. ${newest.describe(describeUse(new Date(newest.at), now))}` : `${count}.`;
}
