import { useEffect } from 'react';

/** What toasts on a phone leave free: rows of buttons that are marked with it, and buttons that send a form. */
const ACTIONS = '[data-actions], button[type="submit"]';

const PHONE = '(max-width: 47.99em)';
const TOASTS = '.mantine-Notifications-root[data-position="bottom-right"]';

/** Name of the style with the distance, in pixels. */
const LIFT = '--toast-lift';

/** Distance between a toast and what it leaves free, in pixels. */
const GAP = 8;

interface Span {
  /** Pixels from the upper edge of the window. */
  top: number;
  bottom: number;
}

/**
 * Returns how many pixels toasts move up, so that they lie on none of the actions.
 * @param toasts where they lie without moving up.
 */
export function liftOver(toasts: Span, actions: Span[]): number {
  const fromBelow = actions.toSorted((one, other) => other.top - one.top);
  return fromBelow.reduce((lift, { top, bottom }) => {
    const isCovered = bottom > toasts.top - lift && top < toasts.bottom - lift;
    return isCovered ? toasts.bottom - top + GAP : lift;
  }, 0);
}

/** True if nothing but toasts lies on the middle of the element. */
function isOnTop(element: Element, toasts: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const at = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  const first = at.find((one) => !toasts.contains(one));
  return first !== undefined && element.contains(first);
}

function moveToasts(toasts: Element): void {
  const root = document.documentElement;
  const lifted = Number.parseFloat(root.style.getPropertyValue(LIFT)) || 0;
  const { top, bottom } = toasts.getBoundingClientRect();
  const actions = window.matchMedia(PHONE).matches ? [...document.querySelectorAll(ACTIONS)] : [];
  const lift = liftOver(
    { top: top + lifted, bottom: bottom + lifted },
    actions.filter((action) => isOnTop(action, toasts)).map((action) => action.getBoundingClientRect()),
  );
  // Never above the window: then it is better to cover a button for four seconds.
  root.style.setProperty(LIFT, `${lift > top + lifted ? 0 : lift}px`);
}

/** On a phone toasts are as wide as the window: keeps them above the buttons at the lower edge of page or dialog. */
export function useToastLift(): void {
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const toasts = document.querySelector(TOASTS);
        if (!toasts) return look();
        sizes.observe(toasts);
        moveToasts(toasts);
      });
    };
    const sizes = new ResizeObserver(look);
    look();
    document.addEventListener('scroll', look, { passive: true, capture: true });
    // A dialog has opened or closed.
    document.addEventListener('transitionend', look);
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      document.removeEventListener('scroll', look, { capture: true });
      document.removeEventListener('transitionend', look);
      window.removeEventListener('resize', look);
    };
  }, []);
}
