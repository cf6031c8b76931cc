import { useState } from 'react';
import type { Document } from '#features/documents/documents/documents.contract.ts';

/** Keeps which documents are selected to be shared together; deleted ones drop out. */
export function useDocumentSelection(documents: Document[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    selected: documents.filter(({ id }) => ids.has(id)),
    select: (id: string, isSelected: boolean) =>
      setIds((now) => new Set(isSelected ? [...now, id] : [...now].filter((other) => other !== id))),
    clear: () => setIds(new Set()),
  };
}
