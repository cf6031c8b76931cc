import { lazy, Suspense } from 'react';
import { MaintenanceBanner } from '#features/home/desk/maintenance-banner.tsx';
import { actedForName, useSession } from '#platform/web/session.tsx';

// Hardly anybody is about to delete an account.
const DeletionNotice = lazy(async () => ({
  default: (await import('#features/accounts/deletion/deletion-notice.tsx')).DeletionNotice,
}));

const ProfileDeletionNotice = lazy(async () => ({
  default: (await import('#features/accounts/deletion/profile-deletion-notice.tsx')).ProfileDeletionNotice,
}));

/** Something that a member must know on every page. */
export function MemberNotices() {
  const { user } = useSession();
  const dueAt = user?.deletion_due_at;
  const profileDueAt = user?.profile_deletion_due_at;
  return (
    <>
      <MaintenanceBanner />
      {dueAt && (
        <Suspense fallback={null}>
          <DeletionNotice dueAt={dueAt} />
        </Suspense>
      )}
      {user && profileDueAt && (
        <Suspense fallback={null}>
          <ProfileDeletionNotice name={actedForName(user)} dueAt={profileDueAt} />
        </Suspense>
      )}
    </>
  );
}
