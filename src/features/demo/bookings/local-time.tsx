import { useMemo } from 'react';

const INDIA_OFFSET = -330;

/** The time of an instant where the reader is; nothing in a browser that keeps the time of India. */
export function LocalTime({ instant, label }: { instant: string; label?: string }) {
  const words = useMemo(() => {
    const date = new Date(instant);
    if (date.getTimezoneOffset() === INDIA_OFFSET) return null;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
    return `${date.toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' })} (${zone})`;
  }, [instant]);
  return words && `${label ?? ''}${words}`;
}
