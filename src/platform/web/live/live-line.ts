import { createParser } from 'eventsource-parser';
import { CallFailure } from '#platform/contract/errors.ts';
import type { EventOf } from '#platform/contract/live/live-events.ts';
import type { Route, RouteInput } from '#platform/contract/route.ts';
import { answerTo } from '../client.ts';

/** `open`: events come. `lost`: it tries again. `refused`: the server said no, and there is no sense in asking again. */
export type LineState = 'opening' | 'open' | 'lost' | 'refused';

/** A line that brings nothing for this time, not even a sign of life, is dead: the server sends one every 20 seconds. */
const SILENCE_MS = 50_000;
const LONGEST_WAIT_MS = 30_000;

/** Answers after which another try may succeed. */
const PASSING = new Set(['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL', 'STORAGE_UNAVAILABLE']);

interface Heard<R extends Route> {
  onEvent(event: EventOf<R>): void;
  onState?(state: LineState): void;
}

/** An open line. */
interface Line {
  /** Tries again now rather than later. */
  hurry(): void;
  close(): void;
}

/**
 * Listens to a route that answers events until `close`. A line that breaks opens again after a wait that grows, with the
 * id of the last event, so that the server sends what was missed.
 */
export function openLine<R extends Route>(
  route: R,
  input: Partial<RouteInput<R>>,
  { onEvent, onState }: Heard<R>,
): Line {
  const closing = new AbortController();
  let lastEventId: string | null = null;
  let wait = 2000;
  let failures = 0;
  let wake: () => void = () => undefined;

  const listenOnce = async () => {
    const line = new AbortController();
    const breakOff = () => line.abort();
    let silence: ReturnType<typeof setTimeout> | undefined;
    let isOpen = false;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(breakOff, SILENCE_MS);
    };
    closing.signal.addEventListener('abort', breakOff);
    // The browser knows at once what silence tells after a minute. Tests run where there is no window.
    globalThis.addEventListener?.('offline', breakOff);
    try {
      heard();
      const { body } = await answerTo(route, input, { signal: line.signal, lastEventId });
      const parser = createParser({
        onId: (id) => {
          lastEventId = id;
        },
        onRetry: (ms) => {
          wait = ms;
        },
        onEvent: ({ data }) => onEvent(JSON.parse(data) as EventOf<R>),
      });
      const decoder = new TextDecoder();
      const reader = (body as ReadableStream<Uint8Array>).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        if (!isOpen) onState?.('open');
        isOpen = true;
        failures = 0;
        heard();
        parser.feed(decoder.decode(part.value, { stream: true }));
      }
    } finally {
      clearTimeout(silence);
      closing.signal.removeEventListener('abort', breakOff);
      globalThis.removeEventListener?.('offline', breakOff);
    }
  };

  const run = async () => {
    onState?.('opening');
    while (!closing.signal.aborted) {
      const refused = await listenOnce().then(
        () => false,
        (error: unknown) => error instanceof CallFailure && !PASSING.has(error.code),
      );
      if (closing.signal.aborted) return;
      onState?.(refused ? 'refused' : 'lost');
      if (refused) return;
      // Thousands of lines that broke together do not come back together.
      const pause = Math.min(wait * 2 ** failures, LONGEST_WAIT_MS) * (0.5 + Math.random() / 2);
      failures = Math.min(failures + 1, 6);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  void run();
  return {
    hurry: () => wake(),
    close() {
      closing.abort();
      wake();
    },
  };
}
