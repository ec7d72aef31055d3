import { describeFailure, whereItFailed } from "../../http/describe-failure.ts";
import { Notice } from "../../ui/feedback/states.tsx";

interface FailureNoticeProps {
  error: unknown;
  fallback: string;
}

export function FailureNotice({ error, fallback }: FailureNoticeProps) {
  const where = whereItFailed(error);
  return (
    <div>
      <Notice tone="bad">{describeFailure(error, fallback)}</Notice>
      {where && <p className="hint failure-hint">{where}</p>}
    </div>
  );
}
