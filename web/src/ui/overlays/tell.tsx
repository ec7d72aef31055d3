import { createContext, type ReactNode, startTransition, Suspense, use, useCallback, useState } from "react";

import { lazyPart } from "../hooks/lazy-part.ts";

const AlertDialog = lazyPart(async () => (await import("./dialog.tsx")).AlertDialog);

type Tell = (sentence: string) => void;

const TellContext = createContext<Tell>(() => {});

/** Shows one sentence that has to be taken note of, whatever page is up. */
export function useTell(): Tell {
  return use(TellContext);
}

export function TellProvider({ children }: { children: ReactNode }) {
  const [sentence, setSentence] = useState<string | null>(null);
  const tell = useCallback((said: string) => startTransition(() => setSentence(said)), []);
  return (
    <TellContext value={tell}>
      {children}
      <Suspense>
        {sentence !== null && (
          <AlertDialog title={sentence} action="OK" onConfirm={() => setSentence(null)}>
            {null}
          </AlertDialog>
        )}
      </Suspense>
    </TellContext>
  );
}
