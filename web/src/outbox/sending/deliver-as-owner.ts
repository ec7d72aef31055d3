import { ApiError } from "../../http/api-error.ts";
import { rereadSession } from "../../http/stored-session.ts";
import { type Delivery, type ItemType, typeOf } from "../item-type.ts";
import type { OutboxItem } from "../outbox-item.ts";
import type { Sent } from "../outbox-news.ts";
import { fileOfPhoto } from "../outbox-store.ts";

const UNAUTHORIZED = 401;

/**
 * Sends an item while its owner is signed in. Another user may have signed in in another tab while this one was asleep.
 *
 * @throws ApiError, NetworkError
 */
export async function deliverAsOwner(
  types: readonly ItemType[],
  item: OutboxItem,
  { onProgress = () => {}, fileOf = fileOfPhoto }: Partial<Delivery> = {},
): Promise<Sent> {
  if (rereadSession()?.user.id !== item.userId) throw new ApiError(UNAUTHORIZED, null);
  const type = typeOf(types, item);
  if (!type) throw new Error(`Nothing is known of "${item.subject}"`);
  return { item, answer: await type.deliver(item, { onProgress, fileOf }) };
}
