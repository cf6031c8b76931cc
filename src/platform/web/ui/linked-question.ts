import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the question that the address names by its anchor, also when the same link is followed again. */
export function useLinkedQuestion(): void {
  const location = useLocation();
  useEffect(() => {
    const item = document.getElementById(location.hash.slice(1));
    if (!(item instanceof HTMLDetailsElement)) return;
    item.open = true;
    item.scrollIntoView();
  }, [location]);
}
