import { AdminHomePage } from '#features/accounts/admin-access/admin-home.page.tsx';
import { RequireAdmin } from '#features/accounts/admin-access/require-admin.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Content Management');

const LINKS = [
  {
    to: '/admin/verifications',
    label: 'Verification requests',
    about: 'Check papers, and grant or refuse a level.',
  },
  {
    to: '/admin/case-studies',
    label: 'Success stories',
    about: 'Publish, return or decline the success stories that members send for Learn CSR.',
  },
  {
    to: '/admin/stories',
    label: 'Pending stories',
    about: 'Publish or decline the stories that members send for the home page.',
  },
  {
    to: '/admin/courses',
    label: 'Courses',
    about: 'Publish, return or decline the courses that members propose, and put hidden ones back.',
  },
  {
    to: '/admin/tickets',
    label: 'Support tickets',
    about: 'Read and answer messages from members and visitors.',
  },
  {
    to: '/admin/demos',
    label: 'Demos',
    about: 'Offer times for live demos, see who has booked them, and answer requests for a group.',
  },
  {
    to: '/admin/chats',
    label: 'Live chats',
    about: 'Answer members who ask the assistant for a person.',
  },
  {
    to: '/admin/grievances',
    label: 'Grievances',
    about: 'Acknowledge and decide reports of content and privacy requests, and export the register.',
  },
  {
    to: '/admin/holidays',
    label: 'Holidays',
    about: 'List the days on which the support team does not work.',
  },
  {
    to: '/admin/requests',
    label: 'Requests from guests',
    about: 'Read collaboration requests that visitors sent without an account.',
  },
  {
    to: '/admin/resources',
    label: 'Resources to review',
    about: 'Publish, return or decline what members upload for the resource library.',
  },
  {
    to: '/admin/community',
    label: 'Community',
    about: 'Decide about reported posts, and choose circles, moderators and group links.',
  },
  {
    to: '/admin/news',
    label: 'RSS Sources',
    about: 'Choose the feeds whose news appears on Learn CSR, and see how their last fetch went.',
  },
  {
    to: '/admin/status',
    label: 'Status',
    about: 'Open and update incidents, plan maintenance, and see what the probes found.',
  },
  {
    to: '/admin/content',
    label: 'Page texts',
    about: 'Change the words of the home page, the terms, the privacy policy and the operator.',
  },
];

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <RequireAdmin>
        <AdminHomePage links={LINKS} />
      </RequireAdmin>
    </RequireConfirmedEmail>
  );
}
