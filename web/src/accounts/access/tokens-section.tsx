import type { ApiToken } from "@creel/domain/accounts/api-tokens";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KeySquare, MapPin, Plus, Square } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";

import { describeFailure } from "../../http/describe-failure.ts";
import { hasFailed } from "../../http/has-failed.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { describeToken, isPlainScope, PLAIN_SCOPES } from "./token-words.ts";
import { revokeToken, tokensQuery } from "./tokens-api.ts";
import { WayIn, WayInAction, WaysIn, WaysInActions, WaysInFailure, WaysInLoading } from "./ways-in.tsx";

const NewToken = lazyPart(async () => (await import("./new-token.tsx")).NewToken);

/** The tokens of the angler's programs, each with a button that revokes it. */
export function TokensSection() {
  const [isMaking, setIsMaking] = useState(false);
  return (
    <SettingsRow
      title={t`Tokens`}
      note={t`One per program. Each does only what you allow, and ends on its date.`}
    >
      <Tokens />
      <WaysInActions>
        <Button onPress={() => setIsMaking(true)}>
          <Icon of={Plus} isSmall />
          {t`New token`}
        </Button>
      </WaysInActions>
      {isMaking && (
        <Suspense>
          <NewToken onClose={() => setIsMaking(false)} />
        </Suspense>
      )}
    </SettingsRow>
  );
}

function Tokens() {
  const query = useQuery(tokensQuery);
  const { data: tokens } = query;
  if (hasFailed(query)) {
    return (
      <WaysInFailure
        query={query}
        text={t`Your tokens could not be loaded. Check your connection and try again.`}
      />
    );
  }
  if (!tokens) return <WaysInLoading label={t`Loading your tokens`} />;
  if (tokens.length === 0) return <p>{t`No program has a token.`}</p>;
  return (
    <WaysIn label={t`Tokens`}>
      {tokens.map((token) => (
        <Token key={token.id} token={token} />
      ))}
    </WaysIn>
  );
}

function Token({ token }: { token: ApiToken }) {
  const now = useNow();
  return (
    <WayIn
      icon={KeySquare}
      name={token.name}
      details={describeToken(token, now)}
      badges={<Scopes scopes={token.scopes} />}
      renderAction={revokeOf(token)}
    />
  );
}

function revokeOf(token: ApiToken): (detailsId: string) => ReactNode {
  return (detailsId) => <Revoke token={token} detailsId={detailsId} />;
}

function Revoke({ token, detailsId }: { token: ApiToken; detailsId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { name } = token;
  return (
    <>
      <WayInAction label={t`Revoke`} name={name} detailsId={detailsId} onPress={() => setIsAsking(true)} />
      {isAsking && <Revocation token={token} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function Scopes({ scopes }: Pick<ApiToken, "scopes">) {
  return (
    <>
      {scopes.filter(isPlainScope).map((scope) => (
        <Badge key={scope} icon={PLAIN_SCOPES[scope].icon}>
          {i18n._(PLAIN_SCOPES[scope].short)}
        </Badge>
      ))}
      {scopes.includes("read:places") ? (
        <Badge tone="fair" icon={MapPin}>
          {t`Exact places`}
        </Badge>
      ) : (
        <Badge icon={Square}>{t`No places`}</Badge>
      )}
    </>
  );
}

function Revocation({ token: { id, name }, onClose }: { token: ApiToken; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => revokeToken(id),
    onSuccess: () => showToast({ text: t`${name} can’t get in anymore` }),
    onError: (error) =>
      showToast({
        text: describeFailure(error, t`The token could not be revoked. Please try again.`),
        isError: true,
      }),
    onSettled: () => {
      onClose();
      // The token may have been revoked on another device already.
      return queryClient.invalidateQueries(tokensQuery);
    },
  });
  return (
    <AlertDialog
      title={t`Revoke the token of ${name}?`}
      action={isPending ? t`Revoking...` : t`Revoke`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{t`${name} stops working right away, until you give it another token.`}</p>
    </AlertDialog>
  );
}
