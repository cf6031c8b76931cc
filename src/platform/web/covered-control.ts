import { type RefObject, useEffect, useRef, useState } from 'react';

const CONTROLS = 'a, button, input, textarea, select, summary, label, [role="tab"]';

/** Distance from the element's edges to the points that are checked, in pixels. */
const INSET = 6;

/** True if the element covers a control outside its own landmark. */
function coversControl(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const across = [left + INSET, (left + right) / 2, right - INSET];
  const down = [top + INSET, (top + bottom) / 2, bottom - INSET];
  const points = across.flatMap((x) => down.map((y) => [x, y] as const));
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((beneath) => beneath !== element && !element.contains(beneath) && beneath.closest(CONTROLS)),
  );
}

/**
 * For an element that floats above the page: whether it lies on a control now, so that it can step aside until the
 * page is scrolled on. Looked at after scrolling, resizing, and when the page has become longer or shorter.
 */
export function useCoveredControl<E extends Element>(): [ref: RefObject<E | null>, covers: boolean] {
  const ref = useRef<E>(null);
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCovers(ref.current !== null && coversControl(ref.current)));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    document.addEventListener('scroll', look, { passive: true, capture: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, []);
  return [ref, covers];
}
