import type { ShareSubject, Share } from "@creel/domain/shares/share";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Copy, Share2 } from "lucide-react";
import { useState } from "react";

import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { copyWithToast } from "../ui/copy-text.ts";
import { TextField } from "../ui/fields/text-field.tsx";
import { DialogBody, DialogFoot } from "../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../ui/overlays/dialog.tsx";
import type { Units } from "../units/make-units.ts";
import { useUnits } from "../units/use-units.ts";
import type { MadeShare } from "./api.ts";
import { describeEnd, describeSharedPlace } from "./describe-share.ts";
import { ShareForm } from "./share-form.tsx";
import type { ShareTarget } from "./share-target.ts";
import { useRevoke } from "./use-revoke.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./share.module.css";

interface Props {
  target: ShareTarget;
  onClose: () => void;
}

const TITLES: Record<ShareSubject, MessageDescriptor> = {
  catch: msg`Share this catch`,
  trip: msg`Share this trip`,
  year: msg`Share this year`,
};

/** Makes a link to a catch, a trip or a year. It shows no place until somebody chooses so. */
export function ShareDialog({ target, onClose }: Props) {
  const [made, setMade] = useState<MadeShare | null>(null);
  return (
    <Dialog size="medium" view={made ? "made" : "form"} onClose={onClose}>
      <DialogHead title={i18n._(TITLES[target.subject])} onClose={onClose} />
      {made ? (
        <MadeLink made={made} onClose={onClose} />
      ) : (
        <ShareForm target={target} onMade={setMade} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface MadeLinkProps {
  made: MadeShare;
  onClose: () => void;
}

/** The address, which is told this once. */
function MadeLink({ made: { share, url }, onClose }: MadeLinkProps) {
  const { mutate, isPending } = useRevoke();
  const canPass = "share" in navigator;
  return (
    <>
      <DialogBody className={styles.form}>
        <div className={styles.link}>
          <TextField label={t`Your link`} value={url} isReadOnly autoFocus />
          <Button look="deep" onPress={() => void copy(url)}>
            <Icon of={Copy} isSmall />
            {t`Copy`}
          </Button>
        </div>
        <p className={utilities.hint}>{describe(share, useUnits())}</p>
        <p
          className={utilities.hint}
        >{t`You won’t see this link again. Copy it now, or create another one later.`}</p>
      </DialogBody>
      <DialogFoot>
        <Button
          look="danger"
          data-start
          isPending={isPending}
          onPress={() => mutate(share.id, { onSuccess: onClose })}
        >
          {t`Revoke`}
        </Button>
        {canPass && (
          <Button onPress={() => void passOn(url)}>
            <Icon of={Share2} isSmall />
            {t`Send`}
          </Button>
        )}
        <Button onPress={onClose}>{t({ message: "Done", context: "closes a dialog" })}</Button>
      </DialogFoot>
    </>
  );
}

function describe(share: Share, units: Units): string {
  const place = describeSharedPlace(share, units);
  const end = describeEnd(share);
  return t`Shows: ${place}. Ends: ${end}.`;
}

async function copy(url: string): Promise<void> {
  await copyWithToast(url, {
    copied: t`Copied`,
    blocked: t`Your browser blocked copying. Copy the link yourself.`,
  });
}

async function passOn(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch {
    // It was closed without choosing anybody.
  }
}
