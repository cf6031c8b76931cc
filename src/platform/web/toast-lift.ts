import { useEffect } from 'react';

/** What toasts on a phone leave free first of all: rows of buttons that are marked with it, and buttons that send a form. */
const ACTIONS = '[data-actions], button[type="submit"]';

/** What they leave free where there is a place between: text can be covered for some seconds, controls should not. */
const CONTROLS = 'a[href], button, label, input, select, textarea, summary, [role="tab"]';

/** Part of the window's height above which toasts do not move to find such a place. */
const CEILING = 0.4;

/** Milliseconds after the last scroll until toasts look for a place again. They do not jump while the page scrolls. */
const SETTLED_MS = 150;

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

/**
 * Returns how many pixels toasts move up: to the lowest place, up to a ceiling, where they lie on no action and on the fewest
 * controls. If actions reach to the ceiling, over them alone; if these reach to the edge of the window, not at all: it is
 * better to cover a button for four seconds.
 * @param toasts where they lie without moving up.
 * @param ceiling in pixels from the upper edge of the window.
 */
export function liftFor(toasts: Span, actions: Span[], controls: Span[], ceiling: number): number {
  const covered = (lift: number, places: Span[]) =>
    places.filter(({ top, bottom }) => bottom > toasts.top - lift && top < toasts.bottom - lift).length;
  const [best] = [0, ...[...actions, ...controls].map(({ top }) => toasts.bottom - top + GAP)]
    .filter((lift) => lift >= 0 && toasts.top - lift >= ceiling && covered(lift, actions) === 0)
    .map((lift) => ({ lift, hidden: covered(lift, controls) }))
    .toSorted((one, other) => one.hidden - other.hidden || one.lift - other.lift);
  if (best) return best.lift;
  const lift = liftOver(toasts, actions);
  return lift > toasts.top ? 0 : lift;
}

/** True if nothing but toasts lies on the middle of the element. */
function isOnTop(element: Element, toasts: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const at = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  const first = at.find((one) => !toasts.contains(one));
  return first !== undefined && element.contains(first);
}

/** Returns where the elements that match lie, without those of toasts and those that something else covers. */
const placesOf = (selector: string, toasts: Element): Span[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => !toasts.contains(element) && isOnTop(element, toasts))
    .map((element) => element.getBoundingClientRect());

function moveToasts(toasts: Element): void {
  const root = document.documentElement;
  const lifted = Number.parseFloat(root.style.getPropertyValue(LIFT)) || 0;
  const { top, bottom } = toasts.getBoundingClientRect();
  const lift = window.matchMedia(PHONE).matches
    ? liftFor(
        { top: top + lifted, bottom: bottom + lifted },
        placesOf(ACTIONS, toasts),
        placesOf(CONTROLS, toasts),
        window.innerHeight * CEILING,
      )
    : 0;
  root.style.setProperty(LIFT, `${lift}px`);
}

/** On a phone toasts are as wide as the window: keeps them off the buttons of page or dialog. */
export function useToastLift(): void {
  useEffect(() => {
    let frame = 0;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const toasts = document.querySelector(TOASTS);
        if (!toasts) return look();
        sizes.observe(toasts);
        moveToasts(toasts);
      });
    };
    const lookOnceSettled = () => {
      clearTimeout(settling);
      settling = setTimeout(look, SETTLED_MS);
    };
    const sizes = new ResizeObserver(look);
    // What was done changes the page below the toast.
    sizes.observe(document.body);
    look();
    document.addEventListener('scroll', lookOnceSettled, { passive: true, capture: true });
    // A dialog has opened or closed.
    document.addEventListener('transitionend', look);
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settling);
      sizes.disconnect();
      document.removeEventListener('scroll', lookOnceSettled, { capture: true });
      document.removeEventListener('transitionend', look);
      window.removeEventListener('resize', look);
    };
  }, []);
}
