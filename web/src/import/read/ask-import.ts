import { newImportReader } from "./import-reader.ts";

/** Of the import that is being prepared. */
export const askImport = newImportReader();
