import { t } from "@lingui/core/macro";

import { describeFailure } from "../../http/describe-failure.ts";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { closeQuestion } from "../read-insights.ts";
import { useQuestionChange } from "./use-question-change.ts";

interface CloseQuestionProps {
  id: string;
  onEnd: () => void;
}

export function CloseQuestion({ id, onEnd }: CloseQuestionProps) {
  const { mutate, isPending } = useQuestionChange(closeQuestion);
  const close = () =>
    mutate(id, {
      onError: (error) =>
        showToast({ text: describeFailure(error, t`The question could not be closed.`), isError: true }),
      onSettled: onEnd,
    });
  return (
    <AlertDialog
      title={t`Close the question?`}
      action={t`Close it`}
      isPending={isPending}
      onConfirm={close}
      onCancel={onEnd}
    >
      <p>{t`Trips after this won’t count. The result stays here, and you can ask another question.`}</p>
    </AlertDialog>
  );
}
