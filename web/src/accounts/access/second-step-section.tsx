import { BACKUP_CODES, type SecondStep } from "@creel/domain/accounts/second-step";
import { t } from "@lingui/core/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ListChecks, ShieldCheck } from "lucide-react";
import { Suspense, useState } from "react";

import { hasFailed } from "../../http/has-failed.ts";
import { Button } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { SettingsRow } from "../../ui/layout/settings-row.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { ConfirmStep } from "../confirm/confirm-step.tsx";
import { describeDay } from "../profile/describe-use.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { renewBackupCodes, secondStepQuery, turnOffCodes } from "./second-step-api.ts";
import { WayIn, WayInAction, WaysIn, WaysInActions, WaysInFailure, WaysInLoading } from "./ways-in.tsx";

/** Loaded lazily, because it draws QR codes. */
const SetUpCodes = lazyPart(async () => (await import("./set-up-codes.tsx")).SetUpCodes);

/** Codes by app after the password, and the backup codes. */
export function SecondStepSection() {
  return (
    <SettingsRow
      title={t`A second step`}
      note={t`After the password, a code from an app. Passkeys need none.`}
    >
      <Steps />
    </SettingsRow>
  );
}

type Asked = "set up" | "turn off" | "renew" | null;

function Steps() {
  const query = useQuery(secondStepQuery);
  const [asked, setAsked] = useState<Asked>(null);
  const { data: secondStep } = query;
  if (hasFailed(query)) {
    return (
      <WaysInFailure
        query={query}
        text={t`Your second step could not be loaded. Check your connection and try again.`}
      />
    );
  }
  if (!secondStep) return <WaysInLoading label={t`Loading your second step`} />;
  const close = () => setAsked(null);
  return (
    <>
      {secondStep.totp ? (
        <CodesOn secondStep={secondStep} confirmedAt={secondStep.totp.confirmed_at} onAsk={setAsked} />
      ) : (
        <CodesOff onAsk={setAsked} />
      )}
      {asked === "set up" && (
        <Suspense>
          <SetUpCodes onClose={close} />
        </Suspense>
      )}
      {asked === "turn off" && <TurnOff secondStep={secondStep} onClose={close} />}
      {asked === "renew" && <Renew onClose={close} />}
    </>
  );
}

function CodesOff({ onAsk }: { onAsk: (asked: Asked) => void }) {
  return (
    <>
      <p>{t`Codes by app are off.`}</p>
      <WaysInActions>
        <Button onPress={() => onAsk("set up")}>{t`Turn on codes by app`}</Button>
      </WaysInActions>
    </>
  );
}

interface CodesOnProps {
  secondStep: SecondStep;
  confirmedAt: string;
  onAsk: (asked: Asked) => void;
}

function CodesOn({ secondStep: { backup_codes_left: left }, confirmedAt, onAsk }: CodesOnProps) {
  const all = BACKUP_CODES;
  const since = describeDay(new Date(confirmedAt), useNow());
  return (
    <WaysIn label={t`A second step`}>
      <WayIn
        icon={ShieldCheck}
        name={t`Codes by app`}
        details={t`On since ${since}.`}
        renderAction={(detailsId) => (
          <WayInAction
            label={t`Turn off`}
            name={t`Codes by app`}
            detailsId={detailsId}
            onPress={() => onAsk("turn off")}
          />
        )}
      />
      <WayIn
        icon={ListChecks}
        name={t`Backup codes`}
        details={t`${left} of ${all} left. Each works once.`}
        renderAction={(detailsId) => (
          <WayInAction label={t`New codes`} name="" detailsId={detailsId} onPress={() => onAsk("renew")} />
        )}
      />
    </WaysIn>
  );
}

function TurnOff({ secondStep, onClose }: { secondStep: SecondStep; onClose: () => void }) {
  const queryClient = useQueryClient();
  return (
    <ConfirmStep
      title={t`Turn off codes by app?`}
      action={t`Turn off`}
      pending={t`Turning off...`}
      isDanger
      fallback={t`The codes could not be turned off. Please try again.`}
      onConfirm={async (confirmation) => {
        await turnOffCodes(confirmation);
        onClose();
        showToast({ text: t`Codes by app are off` });
        await queryClient.invalidateQueries({ queryKey: ["account"] });
      }}
      onCancel={onClose}
    >
      <p>{t`From then on your password alone opens your account. Your backup codes end.`}</p>
      {secondStep.is_required && (
        <p>
          {t`This Creel requires a second step for admins. Without a passkey, you can do nothing here until you set one up again.`}
        </p>
      )}
    </ConfirmStep>
  );
}

function Renew({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <BackupCodes codes={codes} onDone={onClose} />;
  return (
    <ConfirmStep
      title={t`New backup codes?`}
      action={t`Make new codes`}
      pending={t`Making...`}
      fallback={t`The codes could not be made. Please try again.`}
      onConfirm={async (confirmation) => {
        setCodes(await renewBackupCodes(confirmation));
        await queryClient.invalidateQueries(secondStepQuery);
      }}
      onCancel={onClose}
    >
      <p>{t`You get ten new codes. The old ones end.`}</p>
    </ConfirmStep>
  );
}
