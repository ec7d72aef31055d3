import { type Call, request } from "./send.ts";
import { storedSession } from "./stored-session.ts";

const NOT_MODIFIED = 304;

interface KnownAnswer<Answer> {
  userId: string | undefined;
  tag: string | null;
  answer: Answer;
}

/**
 * Returns a function that makes calls with conditional requests: an unchanged answer is neither sent nor parsed again.
 * The latest answer of each path is kept for its user while the page is open.
 *
 * @returns the call, which throws ApiError and NetworkError
 */
export function keepUntilChanged<Answer>(
  read: (response: Response) => Promise<Answer>,
): (call: Pick<Call, "path" | "signal">) => Promise<Answer> {
  const answers = new Map<string, KnownAnswer<Answer>>();
  return async (call) => {
    const userId = storedSession()?.user.id;
    const found = answers.get(call.path);
    const known = found?.userId === userId ? found : undefined;
    const response = await request(known?.tag ? { ...call, headers: { "if-none-match": known.tag } } : call);
    if (known && response.status === NOT_MODIFIED) return known.answer;
    const answer = await read(response);
    answers.set(call.path, { userId, tag: response.headers.get("etag"), answer });
    return answer;
  };
}
