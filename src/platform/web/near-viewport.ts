import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the visible part something still counts as near: its data is there before it is scrolled to. */
const MARGIN = '600px 0px';

/**
 * Whether an element has come near the visible part of the page; once it has, it stays so. For what a visitor who
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
