import type { Water } from "@creel/domain/waters/water";
import { Suspense } from "react";
import { useNavigate } from "react-router";

import { connectivity } from "../../http/connectivity.ts";
import { useStore } from "../../store/use-store.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useWaitingWaters } from "../data/use-waters.ts";
import { WATERS_PATH, waterPath } from "../data/water-paths.ts";
import { isOfWater } from "../outbox/water-item.ts";

const EditWater = lazyPart(async () => (await import("../dialogs/edit-water.tsx")).EditWater);
const MoveWater = lazyPart(async () => (await import("../dialogs/move-water.tsx")).MoveWater);
const MergeWater = lazyPart(async () => (await import("../dialogs/merge-water.tsx")).MergeWater);
const MergeLater = lazyPart(async () => (await import("../dialogs/merge-water.tsx")).MergeLater);
const DeleteWater = lazyPart(async () => (await import("../dialogs/delete-water.tsx")).DeleteWater);

export type WaterAction = "rename" | "note" | "move" | "merge" | "delete";

interface WaterDialogsProps {
  water: Water;
  /** `null` while none is open. */
  action: WaterAction | null;
  onClose: () => void;
}

export function WaterDialogs(props: WaterDialogsProps) {
  return <Suspense>{props.action !== null && <WaterDialog {...props} action={props.action} />}</Suspense>;
}

function WaterDialog({ water, action, onClose }: WaterDialogsProps & { action: WaterAction }) {
  const navigate = useNavigate();
  const isWaiting = useWaitingWaters().some(isOfWater(water.id));
  const isReached = useStore(connectivity, () => "reached" as const) === "reached";
  const leaveFor = (path: string) => {
    onClose();
    void navigate(path, { replace: true });
  };
  switch (action) {
    case "rename":
    case "note":
      return <EditWater water={water} field={action === "note" ? "note" : "name"} onClose={onClose} />;
    case "move":
      return <MoveWater water={water} onClose={onClose} />;
    case "merge":
      return isWaiting || !isReached ? (
        <MergeLater water={water} onClose={onClose} />
      ) : (
        <MergeWater water={water} onClose={onClose} onMerged={(into) => leaveFor(waterPath(into))} />
      );
    case "delete":
      return <DeleteWater water={water} onClose={onClose} onDeleted={() => leaveFor(WATERS_PATH)} />;
  }
}
