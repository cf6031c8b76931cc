import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button that an inline form takes the place of: give it the ref, and it has the focus again once the form
 * is gone. Without it a keyboard user would start at the top of the page.
 */
export function useFocusBack(formIsOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(formIsOpen);
  useEffect(() => {
    if (wasOpen.current && !formIsOpen) button.current?.focus();
    wasOpen.current = formIsOpen;
  }, [formIsOpen]);
  return button;
}
