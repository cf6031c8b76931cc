import { useSyncExternalStore } from 'react';

/*
 * Whether the assistant is open: its own round button opens it, and so may a page. It stays so from page to page.
 */
let opened = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  opened = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openAssistant = () => set(true);
export const closeAssistant = () => set(false);

/** Whether the assistant is open now. */
export const useAssistantOpened = () =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => false,
  );
