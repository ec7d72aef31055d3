import type { Gear } from "@creel/domain/gear/gear";
import type { GearKind } from "@creel/domain/gear/new-gear";
import { Suspense } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { DeleteGear } from "../dialogs/delete-gear.tsx";

const EditGear = lazyPart(async () => (await import("../dialogs/edit-gear.tsx")).EditGear);
const MergeGear = lazyPart(async () => (await import("../dialogs/merge-gear.tsx")).MergeGear);

export type GearAction =
  | { kind: "add"; of: GearKind }
  | { kind: "edit" | "delete"; gear: Gear }
  /** `into` is the preselected target. */
  | { kind: "merge"; gear: Gear; into?: Gear };

interface GearDialogsProps {
  /** `null` while no dialog is open. */
  action: GearAction | null;
  all: readonly Gear[];
  lureName: (lure: string) => string;
  onClose: () => void;
}

export function GearDialogs(props: GearDialogsProps) {
  return <Suspense>{props.action !== null && <GearDialog {...props} action={props.action} />}</Suspense>;
}

function GearDialog({ action, all, lureName, onClose }: GearDialogsProps & { action: GearAction }) {
  switch (action.kind) {
    case "add":
      return <EditGear kind={action.of} gear={null} lureName={lureName} onClose={onClose} />;
    case "edit":
      return <EditGear kind={action.gear.kind} gear={action.gear} lureName={lureName} onClose={onClose} />;
    case "merge":
      return <MergeGear gear={action.gear} into={action.into ?? null} all={all} onClose={onClose} />;
    case "delete":
      return <DeleteGear gear={action.gear} onClose={onClose} />;
  }
}
