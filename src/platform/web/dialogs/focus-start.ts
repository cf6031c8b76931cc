import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what takes the place of something that had the focus, mostly a heading with `tabIndex={-1}`: give it the ref, and
 * it has the focus as soon as it is there.
 * @param wanted false where it may also come first.
 * @param scrolls false where the page's place is the router's: at the top, or where it was before.
 */
export function useFocusAtStart<Element extends HTMLElement>(
  wanted = true,
  scrolls = true,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (wanted) element.current?.focus({ preventScroll: !scrolls });
  }, [wanted, scrolls]);
  return element;
}
