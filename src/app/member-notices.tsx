import { DeletionNotice } from '#features/accounts/deletion/deletion-notice.tsx';
import { MaintenanceBanner } from '#features/home/desk/maintenance-banner.tsx';
import { useSession } from '#platform/web/session.tsx';

/** Something that a member must know on every page. */
export function MemberNotices() {
  const dueAt = useSession().user?.deletion_due_at;
  return (
    <>
      <MaintenanceBanner />
      {dueAt && <DeletionNotice dueAt={dueAt} />}
    </>
  );
}
