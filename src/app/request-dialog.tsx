import { lazy, Suspense } from 'react';
import type { RenderRequestDialog } from '#features/profiles/member-page/request-dialog-slot.tsx';
import { sendCollaborationRequest } from '#features/requests/requests/collaboration-requests.contract.ts';
import { useCodeWhenIdle } from '#platform/web/idle.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';

const load = () => import('#features/requests/requests/collaboration-request-dialog.tsx');

const CollaborationRequestDialog = lazy(async () => ({
  default: (await load()).CollaborationRequestDialog,
}));

/**
 * Returns the slot that shows the request dialog; nothing of it happens before it opens. Undefined for a role that may not
 * request collaborations.
 */
export function useRequestDialog(): RenderRequestDialog | undefined {
  useCodeWhenIdle(load);
  const may = useMayCall();
  if (!may(sendCollaborationRequest)) return undefined;
  return (dialog) => (
    <Suspense fallback={null}>
      <CollaborationRequestDialog {...dialog} />
    </Suspense>
  );
}
