import { InvitationPage } from '#features/accounts/invitations/invitation.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta('Invitation', 'Accept an invitation to work for an organisation on Dayitva.');

export default InvitationPage;
