import { lazy, Suspense } from 'react';
import { MaintenanceBanner } from '#features/home/desk/maintenance-banner.tsx';
import { useSession } from '#platform/web/session.tsx';

// Hardly anybody is about to delete an account.
const DeletionNotice = lazy(async () => ({
  default: (await import('#features/accounts/deletion/deletion-notice.tsx')).DeletionNotice,
}));

/** Something that a member must know on every page. */
export function MemberNotices() {
  const dueAt = useSession().user?.deletion_due_at;
  return (
    <>
      <MaintenanceBanner />
      {dueAt && (
        <Suspense fallback={null}>
          <DeletionNotice dueAt={dueAt} />
        </Suspense>
      )}
    </>
  );
}
