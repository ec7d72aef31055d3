import * as z from "zod/mini";

export const notificationEnvironment = {
  NOTIFY_PRIVATE_TARGETS: z._default(z.enum(["on", "off"], "must be on or off"), "off"),
};
const environmentSchema = z.object(notificationEnvironment);

export interface NotificationSettings {
  /** Allows ntfy servers, webhooks and push services in private networks. */
  isPrivateAllowed: boolean;
  /** Where push services can reach the people who run this Creel: a URL, or "mailto:" and an email. */
  contact: string;
}

interface Place {
  publicUrl: string | null;
  /** The sender of mails, such as "Creel <creel@example.com>". */
  mailFrom: string;
}

export function toNotifications(
  values: z.infer<typeof environmentSchema>,
  { publicUrl, mailFrom }: Place,
): NotificationSettings {
  const [, email = mailFrom] = /<(.+)>$/.exec(mailFrom) ?? [];
  return {
    isPrivateAllowed: values.NOTIFY_PRIVATE_TARGETS === "on",
    contact: publicUrl?.startsWith("https:") ? publicUrl : `mailto:${email}`,
  };
}
