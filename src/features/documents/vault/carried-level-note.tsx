import { Alert } from '@mantine/core';
import type { Document } from '#features/documents/documents/documents.contract.ts';

/** Warns that changing this document ends the level of verification that depends on it. */
export function CarriedLevelNote({ document }: { document: Document | null }) {
  if (!document?.carries_level) return null;
  return (
    <Alert color="marigold" title="Your verification depends on this paper">
      We checked it as it is now. If you change or delete it, you are no longer verified until an admin checks
      again. To renew a paper without a gap, add the new one as another document and ask for renewal.
    </Alert>
  );
}
