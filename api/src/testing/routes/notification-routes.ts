import { v7 as uuidv7 } from "uuid";

import { forOwner, forSignedIn, type Route } from "./route.ts";

/** The address is public, and nothing is sent to it. */
export const aChannel = () => ({ kind: "webhook", url: "https://1.1.1.1/creel" });

const WEB_URL = "Address must be a web address, like https://example.com/hook";
const KIND = { kind: "Kind must be one of: push, ntfy, webhook" };
const KEYS = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };

/** Topics, quiet hours and channels. */
export const notificationRoutes: Record<string, Route> = {
  "GET /api/notifications/": forSignedIn(200),
  "PUT /api/notifications/": forSignedIn(200, {
    body: () => ({ topics: { good_day: ["mail"] }, quiet_from: "22:00", quiet_to: "05:00" }),
    refused: [
      [{ topics: { weather: ["mail"] } }, "topics"],
      [{ topics: { good_day: ["fax"] } }, "topics.good_day.0"],
      [{ topics: { good_day: "mail" } }, "topics.good_day"],
      [{ quiet_from: "22" }, { quiet_from: "Quiet hours from must be a time, like 22:00" }],
      [{ quiet_to: "24:00" }, { quiet_to: "Quiet hours to must be a time, like 22:00" }],
      [{ quiet_to: "22:00" }, { quiet_to: "Quiet hours need a start and a different end" }],
      [{ quiet_from: null }, { quiet_to: "Quiet hours need a start and a different end" }],
      [{ alerts_in_quiet: "yes" }, "alerts_in_quiet"],
    ],
  }),
  "POST /api/notifications/channels": forSignedIn(201, {
    body: aChannel,
    refused: [
      [{ kind: "mail" }, KIND],
      [{ kind: undefined }, KIND],
      [{ name: "x".repeat(81) }, "name"],
      [{ url: undefined }, { url: WEB_URL }],
      [{ url: "ftp://example.com/" }, { url: WEB_URL }],
      [{ url: "https://ana:secret@example.com/" }, { url: WEB_URL }],
      [{ url: `https://example.com/${"x".repeat(1000)}` }, "url"],
      [{ kind: "ntfy", url: "https://ntfy.example.com/" }, "url"],
      [{ kind: "ntfy", url: "https://ntfy.example.com/pike", token: "a b" }, "token"],
      [{ kind: "push", endpoint: "here", keys: KEYS }, "endpoint"],
      [
        { kind: "push", endpoint: "https://push.example.com/1", keys: { ...KEYS, auth: "short" } },
        "keys.auth",
      ],
      [{ kind: "push", endpoint: "https://push.example.com/1" }, "keys"],
    ],
  }),
  "DELETE /api/notifications/channels/{id}": forOwner(204, { id: ({ channelId }) => channelId }),
  "POST /api/notifications/channels/{id}/test": forOwner(200, { id: ({ owner }) => owner.id }),
  "POST /api/notifications/refused": forSignedIn(204, {
    body: () => ({ id: uuidv7(), subject: "catch" }),
    refused: [
      [{ id: "1" }, "id"],
      [{ subject: "Walleye" }, "subject"],
    ],
  }),
};
