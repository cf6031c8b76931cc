import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Name of the control of the page that had the focus last, by the key of its history entry. */
const focusedIn = new Map<string, string>();

const nameOf = (element: Element) =>
  `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;

/** The content of the page, without the frame around it and the dialogs over it. */
const content = () => document.getElementById('content');

/**
 * Gives the focus back to the control that the member used last in a history entry, when they return to it by Back or
 * Forward.
 * @param ready true as soon as the page shows the entry's content, and no dialog over it.
 */
export function useEntryFocus(ready: boolean): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  /** Where the focus belongs, until the page is ready or the member has gone on. */
  const wanted = useRef<{ key: string; name: string }>(null);

  useEffect(() => {
    const last = isReturn && focusedIn.get(key);
    wanted.current = last ? { key, name: last } : null;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('[role="dialog"]')) return;
      wanted.current = null;
      if (content()?.contains(target)) focusedIn.set(key, nameOf(target));
      else focusedIn.delete(key);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [key, isReturn]);

  useEffect(() => {
    if (!ready || wanted.current?.key !== key) return;
    const { name } = wanted.current;
    const controls = content()?.querySelectorAll<HTMLElement>('a[href], button') ?? [];
    [...controls].find((control) => nameOf(control) === name)?.focus({ preventScroll: true });
  }, [ready, key]);
}
