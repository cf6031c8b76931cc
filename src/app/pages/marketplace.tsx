import { lazy } from 'react';
import { MarketplacePage } from '#features/marketplace/marketplace-page/marketplace.page.tsx';
import { MarketplaceOutline } from '#features/marketplace/marketplace-page/marketplace-outline.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';
import { useRequestDialog } from '../request-dialog.tsx';

const ReceivedRatings = lazy(async () => ({
  default: (await import('#features/collaborations/ratings/received-ratings.tsx')).ReceivedRatings,
}));

export const meta = () => pageMeta('CSR Marketplace');

export default function Page() {
  const renderRequestDialog = useRequestDialog();
  return (
    <RequireSession outline={<MarketplaceOutline />}>
      <MarketplacePage
        renderRatings={(profileId) => <ReceivedRatings key={profileId} profileId={profileId} />}
        renderRequestDialog={renderRequestDialog}
      />
    </RequireSession>
  );
}
