import { useEffect, useEffectEvent, useState } from 'react';
import type { EventOf } from '#platform/contract/live/live-events.ts';
import type { Route, RouteInput } from '#platform/contract/route.ts';
import { type LineState, openLine } from './live-line.ts';

/** A page that was hidden for this long listens no more until it is looked at again. */
const HIDDEN_MS = 5 * 60_000;

interface LiveOptions {
  /** False: do not listen (now). */
  enabled?: boolean;
  /** Keeps listening in a page that is hidden: for people who are waited for. */
  whileHidden?: boolean;
  /** Called whenever the line opens, also again: the moment to read again what has no ids to catch up on. */
  onOpen?: () => void;
}

/**
 * Listens to a route that answers events while the component is shown. After a lost line the server sends what was missed,
 * where its events have ids. Import it from modules that load late: it brings a parser with it.
 * @param input must not change its content without cause: a new one opens a new line.
 * @returns the state of the line.
 */
export function useLive<R extends Route>(
  route: R,
  input: Partial<RouteInput<R>>,
  onEvent: (event: EventOf<R>) => void,
  { enabled = true, whileHidden = false, onOpen }: LiveOptions = {},
): LineState {
  const [state, setState] = useState<LineState>('opening');
  const hear = useEffectEvent(onEvent);
  const show = useEffectEvent((next: LineState) => {
    setState(next);
    if (next === 'open') onOpen?.();
  });
  const key = JSON.stringify(input);

  useEffect(() => {
    if (!enabled) return;
    const open = () =>
      openLine(route, JSON.parse(key) as Partial<RouteInput<R>>, {
        onEvent: (event) => hear(event),
        onState: (next) => show(next),
      });
    let line: ReturnType<typeof openLine> | null = open();
    let hidden: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      line?.close();
      line = null;
    };
    const look = () => {
      clearTimeout(hidden);
      if (document.hidden && !whileHidden) hidden = setTimeout(leave, HIDDEN_MS);
      else if (!document.hidden && line) line.hurry();
      else line ??= open();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
      clearTimeout(hidden);
      leave();
    };
  }, [route, key, enabled, whileHidden]);
  return state;
}
