const rows = (): Element[] => [...document.querySelectorAll('[data-desk-queue] a')];

function moveInQueue(step: number): void {
  const all = rows();
  const focused = document.activeElement ? all.indexOf(document.activeElement) : -1;
  const from = focused >= 0 ? focused : all.findIndex((row) => row.getAttribute('aria-current') === 'true');
  const next = from < 0 ? all[0] : all[Math.max(0, Math.min(from + step, all.length - 1))];
  if (next instanceof HTMLElement) next.focus();
}

const focusSearch = () => document.querySelector<HTMLInputElement>('[data-desk-search] input')?.focus();

const FOCUS = { moveInQueue, focusSearch };

/**
 * Moves the focus on the desk. `moveInQueue` goes `step` tickets on in the list: from the one that has the focus, or else
 * from the open one.
 */
export const useDeskFocus = () => FOCUS;
