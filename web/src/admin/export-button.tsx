import { adminExportLinkSchema } from "@creel/domain/admin/admin-export";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";

import { send } from "../http/send.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Button } from "../ui/controls/button.tsx";
import { showToast } from "../ui/overlays/toast.tsx";
import { describeActionFailure } from "./use-admin-action.ts";

import * as utilities from "../ui/styles/utilities.module.css";

interface ExportButtonProps {
  of: "users" | "catches" | "audit";
  filterQuery: string;
}

/** The browser itself downloads the CSV, so that the size does not matter. */
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
    <Button isPending={isPending} onPress={() => mutate()}>
      <Icon of={Download} isSmall />
      <Trans>
        Export
        <span className={utilities.visuallyHidden}> {of} as CSV</span>
      </Trans>
    </Button>
  );
}

/** With `download`, a refusal is a failed download and does not take the place of the page. */
function download(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}
