import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router';

interface LinkedProps {
  ref?: (node: HTMLElement | null) => void;
  tabIndex?: number;
  'data-linked'?: true;
}

/**
 * For a list whose page can be linked to with one record, such as `?milestone=<id>`: gives the props of each record's
 * element. The linked one is marked (theme.css), and once it is there it is scrolled to and focused.
 * @param param parameter of the address that holds the record's id
 */
export function useLinkedRecord(param: string): (id: string) => LinkedProps {
  const [params] = useSearchParams();
  const linked = params.get(param);
  const shown = useRef<string>(null);
  const show = useCallback(
    (node: HTMLElement | null) => {
      if (!node || shown.current === linked) return;
      shown.current = linked;
      node.scrollIntoView({ block: 'center' });
      node.focus({ preventScroll: true });
    },
    [linked],
  );
  return (id) => (id === linked ? { ref: show, tabIndex: -1, 'data-linked': true } : {});
}
