import { useSyncExternalStore } from 'react';

/*
 * State of the assistant, open or closed. The button of the header and pages can open it. It is kept from page to page.
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

/** True if the assistant is open. */
export const useAssistantOpened = () =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => false,
  );
