import type { ImportContext } from "@creel/domain/import/plan/choices";
import { createContext, use } from "react";

/** The data of the log that a file is read with. */
export const LogContext = createContext<ImportContext | null>(null);

export function useImportContext(): ImportContext {
  const context = use(LogContext);
  if (!context) throw new Error("There is no LogContext around it");
  return context;
}
