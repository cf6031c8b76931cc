import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '#platform/web/session.tsx';

/** Text that was not sent, as it is kept; its files are not. */
interface PostDraft {
  title: string;
  body: string;
  mentions: { id: string; name: string }[];
}

const PAUSE_MS = 400;

const isDraft = (value: unknown): value is PostDraft =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'body' in value &&
  typeof value.body === 'string' &&
  'mentions' in value &&
  Array.isArray(value.mentions);

function read(key: string): PostDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

function write(key: string, { title, body, mentions }: PostDraft): void {
  try {
    if (title || body) localStorage.setItem(key, JSON.stringify({ title, body, mentions }));
    else localStorage.removeItem(key);
  } catch {
    // A full or closed storage keeps nothing; the text stays in the form.
  }
}

/**
 * Keeps a text that was not sent in this browser, for this member. @param place what it is for: a circle or a topic.
 */
export function usePostDraft(place: string) {
  const key = `community-draft:${useSession().user?.id}:${place}`;
  const waiting = useRef<{ draft: PostDraft; timer: ReturnType<typeof setTimeout> }>(null);
  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    write(key, waiting.current.draft);
    waiting.current = null;
  }, [key]);
  const keep = useCallback(
    (draft: PostDraft) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { draft, timer: setTimeout(flush, PAUSE_MS) };
    },
    [flush],
  );
  const forget = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    write(key, { title: '', body: '', mentions: [] });
  }, [key]);
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return { read: () => read(key), keep, forget };
}
