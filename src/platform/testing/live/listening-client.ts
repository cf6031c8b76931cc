import { createParser } from 'eventsource-parser';
import { PAGE_ID } from '#platform/contract/live/page-id.ts';
import { API_BASE } from '#platform/contract/route.ts';

/** A client that listens to a stream of events. */
export interface ListeningClient {
  status: number;
  headers: Headers;
  /** All that came so far: the event, and its id. */
  events: { id?: string; data: Record<string, unknown>; at: number }[];
  /** Number of signs of life that came. */
  comments(): number;
  lastId(): string | null;
  /** Resolves when the line has ended, however. */
  ended: Promise<void>;
  leave(): void;
}

/** Opens a stream of the server at `url`; resolves when it answers. */
export async function listenTo(
  url: string,
  path: string,
  { token, lastId, page }: { token?: string; lastId?: string | null; page?: string } = {},
): Promise<ListeningClient> {
  const leaving = new AbortController();
  const response = await fetch(`${url}${API_BASE}${path}`, {
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(lastId && { 'last-event-id': lastId }),
      ...(page && { [PAGE_ID]: page }),
    },
    signal: leaving.signal,
  });
  const events: ListeningClient['events'] = [];
  let comments = 0;
  const parser = createParser({
    onEvent: ({ id, data }) => events.push({ id, data: JSON.parse(data), at: performance.now() }),
    onComment: () => {
      comments += 1;
    },
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) parser.feed(decoder.decode(part, { stream: true }));
  };
  return {
    status: response.status,
    headers: response.headers,
    events,
    comments: () => comments,
    lastId: () => events.findLast(({ id }) => id !== undefined)?.id ?? null,
    ended: read().catch(() => undefined),
    leave: () => leaving.abort(),
  };
}
