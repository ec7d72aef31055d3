import { adminExportLinkSchema } from "@creel/domain/admin/admin-export";
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";

import { send } from "../http/send.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { showToast } from "../ui/overlays/toast.tsx";
import { describeActionFailure } from "./use-admin-action.ts";

const LABELS = {
  users: msg`Export users as CSV`,
  catches: msg`Export catches as CSV`,
  audit: msg`Export audit as CSV`,
};

interface ExportButtonProps {
  of: keyof typeof LABELS;
  filterQuery: string;
}

/** The browser itself downloads the CSV, so its size does not matter. */
export function ExportButton({ of, filterQuery }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => send({ method: "POST", path: "/admin/exports" }, adminExportLinkSchema),
    onSuccess: ({ link }) => {
      const query = new URLSearchParams(filterQuery);
      query.set("link", link);
      download(`/api/admin/${of}/export?${query.toString()}`);
      showToast({ text: t`Your browser is downloading it.` });
    },
    onError: (error) => showToast({ text: describeActionFailure(error), isError: true }),
  });
  return (
    <Button aria-label={i18n._(LABELS[of])} isPending={isPending} onPress={() => mutate()}>
      <Icon of={Download} isSmall />
      {t`Export`}
    </Button>
  );
}

/** Sets `download`, so that a refusal fails the download instead of replacing the page. */
function download(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}
