import { useStore } from "../store/use-store.ts";
import { type Connectivity, connectivity } from "./connectivity.ts";

export const useConnectivity = (): Connectivity => useStore(connectivity, () => "reached");
