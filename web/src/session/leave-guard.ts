import { createStore } from "../store/create-store.ts";

/** Asks before `leave` if something would be lost, or calls it at once. */
export type LeaveGuard = (leave: () => void) => void;

/** `null` if nobody is signed in. */
export const leaveGuard = createStore<LeaveGuard | null>(null);
