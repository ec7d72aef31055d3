import type { AdminMessage } from "@creel/domain/admin/admin-messages";
import type { ContactStatus } from "@creel/domain/contact/contact";
import { useQueryClient } from "@tanstack/react-query";
import { Check, Reply, RotateCcw } from "lucide-react";

import { Button, LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useDeed } from "../use-deed.ts";
import { putIntoLists, putMessageStatus } from "./messages.calls.ts";
import { replyLink } from "./reply-link.ts";

const TOLD: Record<ContactStatus, string> = {
  new: "The message is new again",
  read: "The message is open again",
  done: "The message is done",
};

/** Answering a message, and saying how far one has come with it. */
export function MessageDeeds({ message }: { message: AdminMessage }) {
  const isPhone = useIsPhone();
  const { mark, isPending } = useMark(message.id);
  return (
    <div className="message-deeds">
      <LinkButton to={replyLink(message)} look={isPhone ? "deep" : "signal"}>
        <Icon of={Reply} isSmall />
        Reply by mail
      </LinkButton>
      {message.status === "done" ? (
        <Button isDisabled={isPending} onPress={() => mark("read")}>
          <Icon of={RotateCcw} isSmall />
          Reopen
        </Button>
      ) : (
        <Button isDisabled={isPending} onPress={() => mark("done")}>
          <Icon of={Check} isSmall />
          Mark done
        </Button>
      )}
      <Button look="quiet" isDisabled={isPending} onPress={() => mark("new")}>
        Mark unread
      </Button>
    </div>
  );
}

function useMark(id: string) {
  const { mutate, isPending } = useDeed<AdminMessage>();
  const queryClient = useQueryClient();
  const [, edit] = useAddress();
  const mark = (status: ContactStatus) =>
    mutate({
      act: () => putMessageStatus(id, status),
      done: TOLD[status],
      onDone: (changed) => {
        putIntoLists(queryClient, changed);
        // Whoever leaves it unread leaves it.
        if (status === "new") edit((params) => params.delete("message"));
      },
    });
  return { mark, isPending };
}
