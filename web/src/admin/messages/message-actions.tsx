import type { AdminMessage, ContactStatus } from "@creel/domain/admin/admin-messages";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Check, Reply, RotateCcw } from "lucide-react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { useAddress } from "../../ui/hooks/use-address.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useAdminAction } from "../use-admin-action.ts";
import { putIntoLists, putMessageStatus } from "./api.ts";
import { rowId } from "./message-row.tsx";
import { replyLink } from "./reply-link.ts";

import * as styles from "./message-pane.module.css";

const DONE_MESSAGES: Record<ContactStatus, MessageDescriptor> = {
  new: msg`The message is new again`,
  read: msg`The message is open again`,
  done: msg`The message is done`,
};

export function MessageActions({ message }: { message: AdminMessage }) {
  const isPhone = useIsPhone();
  const mark = useMark(message.id);
  return (
    <div className={styles.actions}>
      <LinkButton to={replyLink(message)} look={isPhone ? "deep" : "signal"}>
        <Icon of={Reply} isSmall />
        {t`Reply by email`}
      </LinkButton>
      {message.status === "done" ? (
        <Button onPress={() => mark("read")}>
          <Icon of={RotateCcw} isSmall />
          {t`Reopen`}
        </Button>
      ) : (
        <Button onPress={() => mark("done")}>
          <Icon of={Check} isSmall />
          {t`Mark done`}
        </Button>
      )}
      <Button look="quiet" onPress={() => mark("new")}>
        {t`Mark unread`}
      </Button>
    </div>
  );
}

function useMark(id: string) {
  const { mutate, isPending } = useAdminAction<AdminMessage>();
  const queryClient = useQueryClient();
  const [, edit] = useAddress();
  // Marked unread, the message closes and the focus returns to the list.
  const close = () => {
    edit((params) => params.delete("message"));
    document.getElementById(rowId(id))?.focus();
  };
  // It is not disabled meanwhile, so that the focus stays.
  return (status: ContactStatus) => {
    if (isPending) return;
    mutate({
      act: () => putMessageStatus(id, status),
      done: i18n._(DONE_MESSAGES[status]),
      onDone: (changed) => {
        putIntoLists(queryClient, changed);
        if (status === "new") close();
      },
    });
  };
}
