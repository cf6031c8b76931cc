import { lazy, Suspense, useEffect } from 'react';
import type { RenderRequestDialog } from '#features/profiles/member-page/request-dialog-slot.tsx';
import { useIdle } from '#platform/web/idle.ts';

const load = () => import('#features/collaborations/requests/collaboration-request-dialog.tsx');

const CollaborationRequestDialog = lazy(async () => ({
  default: (await load()).CollaborationRequestDialog,
}));

/**
 * Returns the slot that shows the request dialog. Its code loads once the page is there and the browser idle, so
 * that the dialog opens without a wait; nothing else of it happens before it opens.
 */
export function useRequestDialog(): RenderRequestDialog {
  const isIdle = useIdle();
  useEffect(() => {
    // A failure shows when the dialog opens.
    if (isIdle) load().catch(() => undefined);
  }, [isIdle]);
  return (dialog) => (
    <Suspense fallback={null}>
      <CollaborationRequestDialog {...dialog} />
    </Suspense>
  );
}
