/** The label of an action that takes back what was done. */
export const UNDO = 'Undo';
/** How long it can be taken back. */
export const UNDO_MS = 8000;
/** How long a toast shows whose message takes longer to read. */
export const LONG_TOAST_MS = 8000;

export interface Toast {
  title: string;
  message?: string;
  tone: 'success' | 'error' | 'info';
  /** Milliseconds; 4000 by default (specification part 1, section 9). */
  duration?: number;
  /** While a toast with this id shows, the same words are not shown again; other words replace it. */
  id?: string;
  /** Next step for the member (undo, open the new thing); it closes the toast. */
  action?: { label: string; run: () => void };
}

type ToasterModule = typeof import('./toaster.tsx');

let toaster: ToasterModule | null = null;
const listeners = new Set<() => void>();

/** Shows a short message at the bottom right, on a phone below the header. What draws toasts is loaded with the first one. */
export async function showToast(toast: Toast): Promise<void> {
  toaster ??= await import('./toaster.tsx');
  for (const listener of listeners) listener();
  toaster.showInToaster(toast);
}

/**
 * Takes away the notices of what went well: on a phone they would lie over the buttons of a question. What can be
 * undone stays.
 */
export function clearNotices(): void {
  toaster?.clearNotices();
}

/** Takes away the toast with this id, if it shows: what it asked for is done. */
export function hideToast(id: string): void {
  toaster?.hideInToaster(id);
}

/** For `ToasterSlot`: the component that draws toasts, null until the first toast. */
export const loadedToaster = () => toaster?.Toaster ?? null;

/** Calls `listener` when the toaster has arrived. Returns the function that stops listening. */
export function onToasterLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
