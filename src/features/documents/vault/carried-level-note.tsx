import { Alert } from '@mantine/core';
import type { Document } from '#features/documents/documents/documents.contract.ts';

/** Says what a change of a document costs whose paper was checked: the level of verification that rests on it. */
export function CarriedLevelNote({ document }: { document: Document | null }) {
  if (!document?.carries_level) return null;
  return (
    <Alert color="marigold" title="Your verification rests on this paper">
      It was checked as it is. With this change you are no longer verified until an admin has looked again. To
      renew a paper without a gap, add the new one as another document and ask for renewal.
    </Alert>
  );
}
