import type { ChoiceName, DetailName } from "@creel/domain/details/details";
import type { ImportContext } from "@creel/domain/import/plan/choices";
import { createContext, use } from "react";

/** What the log has to say to a file. */
export interface ImportLog {
  context: ImportContext;
  detailName: (name: DetailName) => string;
  choiceName: (name: ChoiceName, value: string) => string;
  lureName: (lure: string) => string;
}

export const ImportLogContext = createContext<ImportLog | null>(null);

export function useImportLog(): ImportLog {
  const log = use(ImportLogContext);
  if (!log) throw new Error("There is no ImportLogContext around it");
  return log;
}
