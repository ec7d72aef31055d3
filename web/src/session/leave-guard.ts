import { createStore } from "../store/create-store.ts";

/** Asks before `leave` what would be lost by it, or calls it at once. */
export type LeaveGuard = (leave: () => void) => void;

/** `null` where nobody is signed in. */
export const leaveGuard = createStore<LeaveGuard | null>(null);
