import { t } from "@lingui/core/macro";
import { useState } from "react";

import { logFailure } from "../../http/log-failure.ts";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";

/** Runs what keeps something on this device, and says so where there is no room. */
export function useKeeping(): { keep: (task: () => Promise<void>) => void; isKeeping: boolean } {
  const showMessage = useShowMessage();
  const [isKeeping, setIsKeeping] = useState(false);

  async function run(task: () => Promise<void>): Promise<void> {
    setIsKeeping(true);
    try {
      await task();
    } catch (error) {
      logFailure("Something of a trip could not be kept on this device", error);
      showMessage(t`This could not be kept on this phone. Make room on it, and press again.`);
    } finally {
      setIsKeeping(false);
    }
  }
  return { keep: (task) => void run(task), isKeeping };
}
