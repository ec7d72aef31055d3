import { useEffect, useEffectEvent, useState } from "react";

type OnFiles = (files: readonly File[]) => void;

/**
 * Takes files that are dropped or pasted anywhere on the page. Otherwise the browser would leave the page to show them,
 * and typed text would be lost. Returns true while files are dragged over the page.
 */
export function usePhotoDrop(onFiles: OnFiles): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const done = new AbortController();
    // Captures the event before the list of photos, which takes only its own rows.
    const options = { signal: done.signal, capture: true };
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      swallow(event);
      setIsOver(true);
    };
    document.addEventListener("dragenter", over, options);
    document.addEventListener("dragover", over, options);
    document.addEventListener(
      "dragleave",
      (event) => {
        if (event.relatedTarget === null) setIsOver(false);
      },
      options,
    );
    document.addEventListener(
      "drop",
      (event) => {
        setIsOver(false);
        if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
        swallow(event);
        take([...event.dataTransfer.files]);
      },
      options,
    );
    document.addEventListener(
      "paste",
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0 || isTextPaste(event)) return;
        swallow(event);
        take(files);
      },
      options,
    );
    return () => done.abort();
  }, []);

  return isOver;
}

function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes("Files") ?? false;
}

/** True for a paste of text into a text field. Office programs copy text together with a picture of it. */
function isTextPaste({ target, clipboardData }: ClipboardEvent): boolean {
  const isInField = target instanceof Element && target.matches("input, textarea");
  return isInField && (clipboardData?.types.includes("text/plain") ?? false);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
