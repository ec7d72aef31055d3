import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";

import { Icon } from "../art/icon.tsx";
import { Button, IconButton } from "../controls/button.tsx";
import { classNames } from "../styles/class-names.ts";
import { useCover } from "./cover.ts";
import { DialogFoot, DialogTop } from "./dialog-parts.tsx";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./dialog.module.css";

interface DialogProps {
  /** Names the dialog if it has no visible title. */
  label?: string;
  size: "small" | "medium" | "large";
  /** The current view. A change moves the focus to the dialog, because the focused element is gone. */
  view?: string;
  /** True if the frame is already shown, so that it does not animate in again. */
  isAwaited?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog: centered on a desktop, full screen on a phone. Escape and the backdrop close it. It takes the focus
 * and returns it.
 */
export function Dialog({ label, size, view, isAwaited = false, onClose, children }: DialogProps) {
  const dialog = useFocusWithView(view);
  useCover();
  const scrim = classNames(styles.scrim, styles.sheet, isAwaited && styles.awaited);
  return (
    <ModalOverlay isOpen onOpenChange={onClose} isDismissable className={scrim} data-slot="scrim">
      <Modal className={styles.frame} data-size={size}>
        <AriaDialog
          ref={dialog}
          className={styles.root}
          {...(label !== undefined && { "aria-label": label })}
        >
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function useFocusWithView(view: string | undefined): RefObject<HTMLElement | null> {
  const dialog = useRef<HTMLElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    dialog.current?.focus();
  }, [view]);
  return dialog;
}

interface DialogHeadProps {
  title: string;
  note?: ReactNode;
  onClose: () => void;
}

export function DialogHead({ title, note, onClose }: DialogHeadProps) {
  return (
    <DialogTop>
      <Heading slot="title">{title}</Heading>
      <span className={classNames(styles.headNote, utilities.hint)}>{note}</span>
      <IconButton label={t`Close`} onPress={onClose}>
        <Icon of={X} />
      </IconButton>
    </DialogTop>
  );
}

interface AlertDialogProps {
  title: string;
  children: ReactNode;
  /** The label of the confirm button. */
  action: string;
  isDanger?: boolean;
  isPending?: boolean;
  /** The label of the cancel button. */
  cancel?: string;
  /** A third button on the other side. */
  aside?: ReactNode;
  onConfirm: () => void;
  /** Absent if there is nothing to decide, only something to acknowledge. */
  onCancel?: () => void;
}

interface QuestionProps {
  title: string;
  children: ReactNode;
  /** Two or three buttons. */
  answers: ReactNode;
  hasThree?: boolean;
  /** Whether the last of three buttons gets its own row in every window. */
  isLong?: boolean;
  /** Called by Escape, and by the close button if there is one. */
  onClose: () => void;
  hasClose?: boolean;
}

export function Question({ title, children, answers, onClose, ...looks }: QuestionProps) {
  useCover();
  const { hasThree = false, isLong = false, hasClose = false } = looks;
  return (
    <ModalOverlay isOpen onOpenChange={onClose} className={styles.scrim} data-slot="scrim">
      <Modal className={styles.frame} data-size="small">
        <AriaDialog role="alertdialog" className={classNames(styles.root, styles.alert)}>
          <div className={styles.alertBody}>
            <div className={styles.alertTop}>
              <Heading slot="title">{title}</Heading>
              {hasClose && (
                <IconButton label={t`Close`} onPress={onClose}>
                  <Icon of={X} />
                </IconButton>
              )}
            </div>
            {children}
          </div>
          <DialogFoot className={classNames(hasThree && styles.footThree)} data-long={isLong || undefined}>
            {answers}
          </DialogFoot>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Asks before something that cannot be undone, with the focus on Cancel. Also shows a message to acknowledge. */
export function AlertDialog({ title, children, action, onConfirm, onCancel, ...looks }: AlertDialogProps) {
  const { isDanger = false, isPending = false, cancel = t`Cancel`, aside } = looks;
  const answers = (
    <>
      {aside}
      {onCancel && (
        <Button autoFocus onPress={onCancel}>
          {cancel}
        </Button>
      )}
      <Button
        autoFocus={!onCancel}
        look={isDanger ? "danger-fill" : "deep"}
        isPending={isPending}
        onPress={onConfirm}
      >
        {action}
      </Button>
    </>
  );
  return (
    <Question title={title} answers={answers} hasThree={Boolean(aside)} onClose={onCancel ?? onConfirm}>
      {children}
    </Question>
  );
}
