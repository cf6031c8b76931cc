import { type RefObject, useEffect, useRef, useState } from 'react';

/** Distance below the visible part that still counts as near, so that data loads before it is scrolled to. */
const MARGIN = '600px 0px';

/**
 * True once an element has come near the visible part of the page, and from then on. For content that a visitor who
 * reads only the first screen should not have to load.
 */
export function useNearViewport<E extends Element>(): [ref: RefObject<E | null>, isNear: boolean] {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [ref, isNear];
}
