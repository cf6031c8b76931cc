import { InvitationLinkPage } from '#features/collaborations/invitations/invitation-link.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta('Invitation', 'Accept an invitation of your organisation into a collaboration on Dayitva.');

export default InvitationLinkPage;
