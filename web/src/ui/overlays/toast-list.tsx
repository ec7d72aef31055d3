import { t } from "@lingui/core/macro";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useRef } from "react";
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { Button, IconButton } from "../controls/button.tsx";
import { classNames } from "../styles/class-names.ts";
import { useIsCovered } from "./cover.ts";

import * as styles from "./toast.module.css";

export interface ToastContent {
  text: string;
  /** A second sentence below the text. */
  detail?: string;
  isError?: boolean;
  action?: { label: string; onPress: () => void };
  /**
   * True if the action is available nowhere else, such as Undo: the toast is not dropped when something covers the
   * page.
   */
  isOnlyChance?: boolean;
  /** How long it is shown, in milliseconds. */
  shownMs?: number;
  /** Called when the toast closes: after its time, by dismissal, or by its action. */
  onEnd?: () => void;
  /** Closes the toast when its action no longer makes sense. */
  until?: AbortSignal | undefined;
}

const SHOWN_MS = 6000;
/** A toast that waited longer for a visible page is dropped: its Undo would come too late. In milliseconds. */
const OLDEST_MS = 30_000;
const addedAt = new WeakMap<ToastContent, number>();
const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

export function addToast(content: ToastContent): void {
  const { shownMs = SHOWN_MS, onEnd } = content;
  addedAt.set(content, Date.now());
  const key = queue.add(content, { timeout: shownMs, ...(onEnd && { onClose: onEnd }) });
  content.until?.addEventListener("abort", () => queue.close(key), { once: true });
}

/**
 * The visible toasts. They wait while hovered or focused, and cover no dialog or popover: toasts without an exclusive
 * action are dropped, and the others reappear with their full time if the page is visible again within half a minute.
 */
export function ToastList() {
  const isCovered = useIsCovered();
  const wasCovered = useRef(isCovered);
  useEffect(() => {
    if (isCovered && !wasCovered.current) dropNews();
    wasCovered.current = isCovered;
    if (!isCovered) return undefined;
    const timers = queue.visibleToasts.map(({ key, content }) => {
      const left = (addedAt.get(content) ?? 0) + OLDEST_MS - Date.now();
      return setTimeout(() => queue.close(key), Math.max(0, left));
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isCovered]);

  if (isCovered) return null;
  return (
    <ToastRegion ref={keepRoom} queue={queue} className={styles.region} aria-label={t`Messages`}>
      {({ toast }) => (
        <AriaToast toast={toast} className={styles.toast}>
          <Icon of={toast.content.isError ? CircleAlert : CircleCheck} isSmall />
          <ToastContent className={styles.text}>
            <Text slot="title">{toast.content.text}</Text>
            {toast.content.detail !== undefined && (
              <Text slot="description" className={styles.detail}>
                {toast.content.detail}
              </Text>
            )}
          </ToastContent>
          {toast.content.action && (
            <Button
              look="quiet"
              className={classNames(styles.button, styles.action)}
              onPress={() => {
                toast.content.action?.onPress();
                queue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <IconButton label={t`Dismiss`} slot="close" className={styles.button}>
            <Icon of={X} isSmall />
          </IconButton>
        </AriaToast>
      )}
    </ToastRegion>
  );
}

/** Drops toasts that were already read and whose content is available elsewhere. */
function dropNews(): void {
  for (const { key, content } of queue.visibleToasts) {
    if (!content.isError && !content.isOnlyChance) queue.close(key);
  }
}

/** Publishes the height of the toasts, so that the focused element is not hidden behind them. */
function keepRoom(region: HTMLElement | null): void {
  if (!region) return;
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    style.setProperty("--toasts", `${region.offsetHeight}px`);
    const { top } = region.getBoundingClientRect();
    const focused = document.querySelector(":focus-visible");
    const place = focused?.getBoundingClientRect();
    if (place && place.bottom > top && place.height < top) focused?.scrollIntoView({ block: "nearest" });
  }).observe(region);
}
