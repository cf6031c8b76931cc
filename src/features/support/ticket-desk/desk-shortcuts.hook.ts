import { useEffect, useEffectEvent, useState } from 'react';
import { isOfInputMethod } from '#platform/web/fields/pressed-enter.ts';

/** Keys of the desk, and what each one does. */
export const SHORTCUTS = {
  j: 'Go to the next ticket in the list',
  k: 'Go to the previous ticket in the list',
  r: 'Write an answer',
  n: 'Write a note for the team',
  a: 'Assign the ticket to me',
  e: 'Resolve the ticket',
  '/': 'Search',
  '?': 'Show the shortcuts',
} as const;
type Shortcut = keyof typeof SHORTCUTS;

const STORED = 'desk-shortcuts';

/** Fields take what is typed; a dialog has keys of its own. */
const takesKeys = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=listbox]',
  ) !== null;

const isShortcut = (key: string): key is Shortcut => Object.hasOwn(SHORTCUTS, key);

/**
 * Listens to single keys (WCAG 2.1.4: they can be switched off, and this browser remembers it). Keys with Ctrl, Alt or
 * Meta belong to the browser.
 */
export function useDeskShortcuts(run: (key: Shortcut) => void) {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(STORED) !== 'off');
  const runNow = useEffectEvent(run);
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isOfInputMethod(event))
        return;
      if (!isShortcut(event.key) || takesKeys(event.target) || document.querySelector('[role=dialog]'))
        return;
      event.preventDefault();
      runNow(event.key);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
  const turn = (on: boolean) => {
    localStorage.setItem(STORED, on ? 'on' : 'off');
    setIsOn(on);
  };
  return { isOn, turn };
}
