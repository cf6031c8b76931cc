import { lazy, Suspense } from 'react';
import { FIRST_LIST } from '#features/marketplace/listing/marketplace.api.ts';
import { MarketplacePage } from '#features/marketplace/marketplace-page/marketplace.page.tsx';
import { MarketplaceOutline } from '#features/marketplace/marketplace-page/marketplace-outline.tsx';
import type { RenderAsk } from '#features/profiles/member-page/request-dialog-slot.tsx';
import { OWN_RECORD } from '#features/profiles/profile/profile.api.ts';
import { RequireSession } from '#platform/web/guards.tsx';
import { useIdle } from '#platform/web/idle.ts';
import { pageMeta } from '#platform/web/page-meta.ts';
import { readFirstAnswers } from '#platform/web/query.ts';
import { useRequestDialog } from '../request-dialog.tsx';

const ReceivedRatings = lazy(async () => ({
  default: (await import('#features/collaborations/ratings/received-ratings.tsx')).ReceivedRatings,
}));

const RequestState = lazy(async () => ({
  default: (await import('#features/requests/requests/request-state.tsx')).RequestState,
}));

readFirstAnswers(FIRST_LIST, OWN_RECORD);

export const meta = () => pageMeta('CSR Marketplace');

const renderAsk: RenderAsk = (card) => (
  <Suspense fallback={card.ask}>
    <RequestState {...card} />
  </Suspense>
);

export default function Page() {
  // The list itself comes first.
  const isIdle = useIdle();
  const renderRequestDialog = useRequestDialog();
  return (
    <RequireSession outline={import.meta.env.SSR && <MarketplaceOutline />}>
      <MarketplacePage
        renderRatings={(profileId) => <ReceivedRatings key={profileId} profileId={profileId} />}
        renderRequestDialog={renderRequestDialog}
        renderAsk={isIdle ? renderAsk : undefined}
      />
    </RequireSession>
  );
}
