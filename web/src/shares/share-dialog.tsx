import { t } from "@lingui/core/macro";
import { useState } from "react";

import { Dialog, DialogHead } from "../ui/overlays/dialog.tsx";
import { MadeLink } from "./made-link.tsx";
import { ShareForm } from "./share-form.tsx";
import type { ShareTarget } from "./share-target.ts";
import type { MadeShare } from "./shares.calls.ts";

interface Props {
  target: ShareTarget;
  onClose: () => void;
}

/** Makes a link to a catch or a trip. It shows no place until somebody chooses so. */
export function ShareDialog({ target, onClose }: Props) {
  const [made, setMade] = useState<MadeShare | null>(null);
  const title = target.subject === "catch" ? t`Share this catch` : t`Share this trip`;
  return (
    <Dialog size="medium" view={made ? "made" : "form"} onClose={onClose}>
      <DialogHead title={title} onClose={onClose} />
      {made ? (
        <MadeLink made={made} onClose={onClose} />
      ) : (
        <ShareForm target={target} onMade={setMade} onClose={onClose} />
      )}
    </Dialog>
  );
}
