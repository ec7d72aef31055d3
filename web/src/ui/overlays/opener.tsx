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

/** React Aria's own event type. */
type KeyboardEvent = Parameters<NonNullable<ButtonProps["onKeyDown"]>>[0];

/** The details a popover needs about the button that opens it. */
export interface Opened {
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** True if opened by a key, which focuses the first element. */
  isByKey: boolean;
}

interface OpenerProps {
  kind: "menu" | "dialog";
  /** The button that opens it. */
  trigger: ReactElement;
  /** Renders the popover, which is usually lazy. Nothing is rendered before it first opens. */
  children: (opened: Opened) => ReactNode;
}

/** A button whose popover is rendered only on demand, because there are many on a page or its code is large. */
export function Opener({ kind, trigger, children }: OpenerProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  // Once opened, the popover stays mounted, so that its exit can be animated.
  const [opening, setOpening] = useState<{ isByKey: boolean } | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const button = useMemo(() => {
    // Uses a transition, because rendering the popover may take long on a slow phone and the button must respond first.
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
      {/* Mounted before it has content: a new Suspense boundary would show its fallback, which React keeps for 0.3 s.
       */}
      <Suspense>
        {opening && <>{children({ anchor, isOpen, onClose: () => setIsOpen(false), ...opening })}</>}
      </Suspense>
    </>
  );
}
