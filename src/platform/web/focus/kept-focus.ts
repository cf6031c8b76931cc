import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to `fallback` when the element of an area that had it is removed, such as the button of an entry that
 * leaves a list. Without it a keyboard user would start at the top of the page.
 * @returns props of the area.
 */
export function useKeptFocus(fallback: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    // React reports no blur of an element that it removes.
    onBlur: () => {
      focused.current = null;
    },
  };
}
