import { isOutOfRoom } from "../../device/room.ts";
import type { OutboxItem, Changes } from "../outbox-item.ts";
import { announceSent, type Sent } from "../outbox-news.ts";
import { changeOutbox } from "../outbox-store.ts";

interface Unstored {
  /** The item as it is stored. */
  stored: string;
  item: OutboxItem;
}

/**
 * The outbox of a user as the sender changes it. Sending makes room, and so goes on where the device has none: what it
 * removes is removed, which needs no room, and what it cannot store it knows itself.
 */
export class SendersOutbox {
  readonly #userId: string;
  readonly #unstored = new Map<string, Unstored>();

  constructor(userId: string) {
    this.#userId = userId;
  }

  /** Whether there is something that this object alone knows. */
  get isAhead(): boolean {
    return this.#unstored.size > 0;
  }

  /** As `changeOutbox`; `sent` is remembered where there is room. */
  async change(
    plan: (items: readonly OutboxItem[]) => Changes,
    { sent }: { sent?: Sent } = {},
  ): Promise<Changes> {
    const planned = (items: readonly OutboxItem[]) => plan(items.map((item) => this.#latest(item)));
    try {
      const changes = await changeOutbox(this.#userId, planned, sent ? { sent } : {});
      for (const { id } of [...changes.put, ...changes.removed]) this.#unstored.delete(id);
      return changes;
    } catch (error) {
      if (!isOutOfRoom(error)) throw error;
      if (sent) announceSent(sent);
      return this.#removeOnly(planned);
    }
  }

  async #removeOnly(planned: (items: readonly OutboxItem[]) => Changes): Promise<Changes> {
    let changes: Changes = { put: [], removed: [] };
    await changeOutbox(this.#userId, (items) => {
      changes = planned(items);
      for (const { id } of changes.removed) this.#unstored.delete(id);
      for (const item of changes.put) this.#mark(item, items);
      return { put: [], removed: changes.removed };
    });
    return changes;
  }

  #mark(item: OutboxItem, items: readonly OutboxItem[]): void {
    const stored = items.find(({ id }) => id === item.id);
    if (stored) this.#unstored.set(item.id, { stored: JSON.stringify(stored), item });
  }

  /** What was changed meanwhile by somebody who found room is as it is stored. */
  #latest(item: OutboxItem): OutboxItem {
    const unstored = this.#unstored.get(item.id);
    return unstored?.stored === JSON.stringify(item) ? unstored.item : item;
  }
}
