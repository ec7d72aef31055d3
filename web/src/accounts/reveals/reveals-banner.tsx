import { plural, t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Eye } from "lucide-react";

import { describeFailure } from "../../http/describe-failure.ts";
import { Button } from "../../ui/controls/button.tsx";
import { PageBanner } from "../../ui/layout/page-banner.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { markRevealsRead, revealsQuery } from "./api.ts";
import { announceLook } from "./describe-reveal.ts";

/** Until the angler says that they read it. */
export function RevealsBanner() {
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(revealsQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: markRevealsRead,
    onSuccess: () => queryClient.invalidateQueries(revealsQuery),
    onError: (error) =>
      showToast({ text: describeFailure(error, t`This was not saved. Please try again.`), isError: true }),
  });
  const unread = data.filter((reveal) => !reveal.is_read);
  const [last] = unread;
  if (!last) return null;
  const { reason } = last;
  const more = unread.length - 1;
  return (
    <PageBanner
      label={t`Seen by an admin`}
      icon={Eye}
      actions={
        <Button isPending={isPending} onPress={() => mutate()}>
          {t`Mark as read`}
        </Button>
      }
    >
      {announceLook(last)} {reason !== null && t`Reason: “${reason}”`}{" "}
      {more > 0 &&
        t`${plural(more, { one: "And # more, in your profile.", other: "And # more, in your profile." })}`}
    </PageBanner>
  );
}
