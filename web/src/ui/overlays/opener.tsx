import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  startTransition,
  Suspense,
  useMemo,
  useRef,
  useState,
} from "react";
import { ButtonContext, type ButtonProps } from "react-aria-components";

/** As React Aria hands it on. */
type KeyboardEvent = Parameters<NonNullable<ButtonProps["onKeyDown"]>>[0];

/** The details a popover needs about the button that opens it. */
export interface Opened {
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Opened by a key, the focus goes to the first thing in it. */
  isByKey: boolean;
}

interface OpenerProps {
  kind: "menu" | "dialog";
  /** The button. */
  trigger: ReactElement;
  /** Renders the popover, which is usually lazy. Nothing renders before it is first opened. */
  children: (opened: Opened) => ReactNode;
}

/** A button that opens something of which there are many on a page, or whose code is long. */
export function Opener({ kind, trigger, children }: OpenerProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  // Once opened it stays, so that it can leave as it came.
  const [opening, setOpening] = useState<{ isByKey: boolean } | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const button = useMemo(() => {
    // The button answers first: what opens may take a slow phone longer.
    const open = (isByKey: boolean) =>
      startTransition(() => {
        setOpening({ isByKey });
        setIsOpen(true);
      });
    return {
      ref: anchor,
      "aria-haspopup": kind,
      "aria-expanded": isOpen,
      onPress: ({ pointerType }: { pointerType: string }) =>
        open(pointerType === "keyboard" || pointerType === "virtual"),
      onKeyDown: (event: KeyboardEvent) => {
        if (kind === "menu" && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
          event.preventDefault();
          open(true);
        } else {
          event.continuePropagation();
        }
      },
    };
  }, [anchor, kind, isOpen]);

  return (
    <>
      <ButtonContext value={button}>{trigger}</ButtonContext>
      {/* It stands before there is anything in it: one that is new shows that it waits, and React keeps that up for 0.3 s. */}
      <Suspense>
        {opening && <>{children({ anchor, isOpen, onClose: () => setIsOpen(false), ...opening })}</>}
      </Suspense>
    </>
  );
}
