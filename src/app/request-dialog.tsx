import { lazy, Suspense } from 'react';
import type { RenderRequestDialog } from '#features/profiles/member-page/request-dialog-slot.tsx';
import { useCodeWhenIdle } from '#platform/web/idle.ts';

const load = () => import('#features/collaborations/requests/collaboration-request-dialog.tsx');

const CollaborationRequestDialog = lazy(async () => ({
  default: (await load()).CollaborationRequestDialog,
}));

/** Returns the slot that shows the request dialog; nothing of it happens before it opens. */
export function useRequestDialog(): RenderRequestDialog {
  useCodeWhenIdle(load);
  return (dialog) => (
    <Suspense fallback={null}>
      <CollaborationRequestDialog {...dialog} />
    </Suspense>
  );
}
