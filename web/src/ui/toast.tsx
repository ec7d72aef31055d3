import "./toast.css";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components";

import { Button, IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface ToastWords {
  text: string;
  isError?: boolean;
  action?: { label: string; onPress: () => void };
}

const SHOWN_MS = 6000;
const queue = new ToastQueue<ToastWords>({ maxVisibleToasts: 3 });

/** One line about what just happened; never the only place where it can be seen. */
export function showToast(words: ToastWords): void {
  queue.add(words, { timeout: SHOWN_MS });
}

/** Where the lines appear; once in the app. They wait while the pointer or the focus is on them. */
export function Toasts() {
  return (
    <ToastRegion queue={queue} className="toasts" aria-label="Messages">
      {({ toast }) => (
        <AriaToast toast={toast} className="toast">
          <Icon of={toast.content.isError ? CircleAlert : CircleCheck} isSmall />
          <ToastContent className="toast-text">
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.action && (
            <Button
              look="quiet"
              onPress={() => {
                toast.content.action?.onPress();
                queue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <IconButton label="Dismiss" slot="close">
            <Icon of={X} isSmall />
          </IconButton>
        </AriaToast>
      )}
    </ToastRegion>
  );
}
