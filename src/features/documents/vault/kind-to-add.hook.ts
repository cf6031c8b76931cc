import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { DOCUMENT_KINDS, type DocumentKind } from '#features/documents/documents/document-kinds.data.ts';

/**
 * Calls `add` with the kind of document that the address asks for (`?add=12a`), and drops it from the address: a reload
 * or the browser's Back button does not ask again. An unknown kind is dropped and nothing happens.
 */
export function useKindToAdd(add: (kind: DocumentKind) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get('add');
  const kind = useRef<DocumentKind>(undefined);
  const start = useEffectEvent(add);
  useEffect(() => {
    if (asked !== null) {
      kind.current = DOCUMENT_KINDS.find((one) => one === asked);
      const without = (now: URLSearchParams) => {
        now.delete('add');
        return now;
      };
      setParams(without, { replace: true, preventScrollReset: true });
    } else if (kind.current) {
      start(kind.current);
      kind.current = undefined;
    }
  }, [asked, setParams]);
}
