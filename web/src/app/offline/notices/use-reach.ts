import { type Reach, reach } from "../../../http/reach.ts";
import { useStore } from "../../../store/use-store.ts";

/** Whether Creel answers, and if not, whether it is for want of a network. */
export const useReach = (): Reach => useStore(reach, () => "reached");
