import '#platform/web/component-styles.ts';
import { lazy, Suspense } from 'react';
import { ReceivedRatings } from '#features/collaborations/ratings/received-ratings.tsx';
import { NotFoundPage } from '#features/content/message-pages/not-found.page.tsx';
import { HiddenPageHint } from '#features/profiles/member-page/hidden-page-hint.tsx';
import { MemberPage } from '#features/profiles/member-page/member.page.tsx';

/** The server writes the head, for it alone knows the member before any script runs; the page brings the title. */
export const meta = () => [];

// Nobody asks for a collaboration before the page is there.
const CollaborationRequestDialog = lazy(() =>
  import('#features/collaborations/requests/collaboration-request-dialog.tsx').then((module) => ({
    default: module.CollaborationRequestDialog,
  })),
);

export default function Page() {
  return (
    <MemberPage
      renderRatings={(profileId) => <ReceivedRatings profileId={profileId} />}
      renderRequestDialog={(dialog) => (
        <Suspense fallback={null}>
          <CollaborationRequestDialog {...dialog} />
        </Suspense>
      )}
      notFound={
        <NotFoundPage>
          <HiddenPageHint />
        </NotFoundPage>
      }
    />
  );
}
