import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes a dialog when the query string of the address changes, because the list behind it shows another page then. */
export function useLeftBehind(close: () => void): void {
  const { search } = useLocation();
  const shown = useRef(search);
  useEffect(() => {
    if (search === shown.current) return;
    shown.current = search;
    close();
  }, [search, close]);
}
