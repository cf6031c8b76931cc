import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ROW_HEIGHT } from './plan-layout.rules.ts';

/** Rows in whose steps the window moves; a scroll within one draws nothing. */
const STEP = 10;
/** Rows above the first visible one that are drawn; a quick scroll meets no empty ones. */
const ABOVE = 10;
/** Rows below it that are drawn: those in view, also with large letters, and more. */
const BELOW = 40;

/** The rows that are drawn: from the first, up to and without `end`. */
export interface NearRows {
  first: number;
  end: number;
}

const EVERY_ROW: NearRows = { first: 0, end: Number.POSITIVE_INFINITY };

const stepOf = (row: number) => Math.floor(row / STEP) * STEP;

/**
 * Follows which rows of a plan are near the visible part of the box that scrolls them; on paper all are.
 * @param start row at which the box opens
 */
export function useNearRows(box: RefObject<HTMLElement | null>, start: number): NearRows {
  const [top, setTop] = useState(stepOf(start));
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const follow = () => setTop(stepOf(element.scrollTop / ROW_HEIGHT));
    // The browser takes the page as it is when the event ends.
    const print = () => flushSync(() => setPrinted(true));
    const printed = () => setPrinted(false);
    element.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', printed);
    return () => {
      element.removeEventListener('scroll', follow);
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', printed);
    };
  }, [box]);
  return isPrinted ? EVERY_ROW : { first: top - ABOVE, end: top + BELOW };
}
