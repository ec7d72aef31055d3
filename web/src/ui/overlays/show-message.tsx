import { t } from "@lingui/core/macro";
import { createContext, type ReactNode, startTransition, Suspense, use, useCallback, useState } from "react";

import { lazyPart } from "../hooks/lazy-part.ts";

const AlertDialog = lazyPart(async () => (await import("./dialog.tsx")).AlertDialog);

type ShowMessage = (sentence: string) => void;

const MessageContext = createContext<ShowMessage>(() => {});

/** Returns a function that shows a sentence in a dialog to confirm. The dialog survives navigation. */
export function useShowMessage(): ShowMessage {
  return use(MessageContext);
}

export function MessageProvider({ children }: { children: ReactNode }) {
  const [sentence, setSentence] = useState<string | null>(null);
  const showMessage = useCallback((message: string) => startTransition(() => setSentence(message)), []);
  return (
    <MessageContext value={showMessage}>
      {children}
      <Suspense>
        {sentence !== null && (
          <AlertDialog title={sentence} action={t`OK`} onConfirm={() => setSentence(null)}>
            {null}
          </AlertDialog>
        )}
      </Suspense>
    </MessageContext>
  );
}
