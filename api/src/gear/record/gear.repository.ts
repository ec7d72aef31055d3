import { ownedRows } from "../../database/owned-rows.ts";

export const ownGear = ownedRows("gear");
