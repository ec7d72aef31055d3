import type { Import } from "@creel/domain/import/import";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { IMPORTS_KEY } from "../../send/api.ts";

/** What shows the log is asked for anew once an import has changed it. */
export function useReloadedLog(stored: Import | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef<Import["state"]>(undefined);
  const state = stored?.state;
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was === undefined || state === undefined || was === state) return;
    const [own] = IMPORTS_KEY;
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== own });
    void queryClient.invalidateQueries({ queryKey: [...IMPORTS_KEY, "list"] });
  }, [queryClient, state]);
}
