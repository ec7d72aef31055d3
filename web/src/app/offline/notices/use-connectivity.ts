import { type Connectivity, connectivity } from "../../../http/connectivity.ts";
import { useStore } from "../../../store/use-store.ts";

export const useConnectivity = (): Connectivity => useStore(connectivity, () => "reached");
