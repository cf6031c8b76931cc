import { lazy } from 'react';
import { FIRST_LIST } from '#features/marketplace/listing/marketplace.api.ts';
import { MarketplacePage } from '#features/marketplace/marketplace-page/marketplace.page.tsx';
import { MarketplaceOutline } from '#features/marketplace/marketplace-page/marketplace-outline.tsx';
import { OWN_RECORD } from '#features/profiles/profile/profile.api.ts';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';
import { readFirstAnswers } from '#platform/web/query.ts';
import { useRequestDialog } from '../request-dialog.tsx';

const ReceivedRatings = lazy(async () => ({
  default: (await import('#features/collaborations/ratings/received-ratings.tsx')).ReceivedRatings,
}));

readFirstAnswers(FIRST_LIST, OWN_RECORD);

export const meta = () => pageMeta('CSR Marketplace');

export default function Page() {
  const renderRequestDialog = useRequestDialog();
  return (
    <RequireSession outline={import.meta.env.SSR && <MarketplaceOutline />}>
      <MarketplacePage
        renderRatings={(profileId) => <ReceivedRatings key={profileId} profileId={profileId} />}
        renderRequestDialog={renderRequestDialog}
      />
    </RequireSession>
  );
}
