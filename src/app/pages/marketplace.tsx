import { lazy, Suspense } from 'react';
import { ReceivedRatings } from '#features/collaborations/ratings/received-ratings.tsx';
import { MarketplacePage } from '#features/marketplace/search/marketplace.page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('CSR Marketplace');

// Nobody asks for a collaboration before the list is there.
const CollaborationRequestDialog = lazy(() =>
  import('#features/collaborations/requests/collaboration-request-dialog.tsx').then((module) => ({
    default: module.CollaborationRequestDialog,
  })),
);

export default function Page() {
  return (
    <RequireSession>
      <MarketplacePage
        renderRatings={(profileId) => <ReceivedRatings key={profileId} profileId={profileId} />}
        renderRequestDialog={(dialog) => (
          <Suspense fallback={null}>
            <CollaborationRequestDialog {...dialog} />
          </Suspense>
        )}
      />
    </RequireSession>
  );
}
