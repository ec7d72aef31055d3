import type { ShareSubject } from "@creel/domain/shares/share";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useState } from "react";

import { Dialog, DialogHead } from "../ui/overlays/dialog.tsx";
import type { MadeShare } from "./api.ts";
import { MadeLink } from "./made-link.tsx";
import { ShareForm } from "./share-form.tsx";
import type { ShareTarget } from "./share-target.ts";

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
