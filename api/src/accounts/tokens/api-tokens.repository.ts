import { ownedRows } from "../../database/owned-rows.ts";

export const ownApiTokens = ownedRows("apiTokens", ["createdAt", "desc"]);
