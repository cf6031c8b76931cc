import type { ContentPage } from '#features/content/content-blocks/content-blocks.contract.ts';
import { CONTENT_PAGE_WORDS } from '#features/content/content-blocks/content-pages.data.ts';
import type { Desk } from '#features/home/desk/desk.contract.ts';

interface NavigationNode {
  label: string;
  path: string;
  /** True for a public page whose words nobody can change here. */
  viewOnly?: true;
  /** What waits at this page: as the desk counts it, what the moderation queue holds, requests about personal data, chats that nobody has taken, or jobs and mails that were given up. */
  waits?: keyof NonNullable<Desk['review']> | 'failures' | 'moderation' | 'privacy' | 'chats';
}

const editor = (page: ContentPage): NavigationNode => ({
  label: CONTENT_PAGE_WORDS[page].label,
  path: `/admin/content?page=${page}`,
});
const viewOnly = (label: string, path: string): NavigationNode => ({ label, path, viewOnly: true });

/** The tree of the admin area, from top to bottom. */
export const ADMIN_NAVIGATION: { label: string; nodes: NavigationNode[] }[] = [
  {
    label: 'Page texts',
    nodes: [
      ...[editor('home_hero'), editor('home_user_types'), editor('home_features')],
      ...[
        editor('home_impact'),
        editor('home_testimonials'),
        editor('faq'),
        editor('help'),
        editor('terms'),
        editor('privacy'),
      ],
      ...[editor('support'), editor('operator')],
      viewOnly('CSR Impact', '/impact'),
      viewOnly('Learn CSR', '/learn'),
      viewOnly('Demo', '/demo'),
    ],
  },
  {
    label: 'Members',
    nodes: [
      { label: 'People', path: '/admin/people' },
      { label: 'Organisations', path: '/admin/organisations' },
      { label: 'Verification requests', path: '/admin/verifications', waits: 'verifications' },
      { label: 'Requests from guests', path: '/admin/requests', waits: 'requests' },
      { label: 'Demos', path: '/admin/demos', waits: 'demos' },
    ],
  },
  {
    label: 'Moderation',
    nodes: [
      { label: 'Moderation queue', path: '/admin/moderation', waits: 'moderation' },
      { label: 'Success stories', path: '/admin/case-studies', waits: 'case_studies' },
      { label: 'Pending stories', path: '/admin/stories', waits: 'stories' },
      { label: 'Resources to review', path: '/admin/resources', waits: 'resources' },
      { label: 'Courses', path: '/admin/courses', waits: 'courses' },
      { label: 'Community', path: '/admin/community', waits: 'reports' },
    ],
  },
  {
    label: 'Support',
    nodes: [
      { label: 'Support tickets', path: '/admin/tickets', waits: 'tickets' },
      { label: 'Live chats', path: '/admin/chats', waits: 'chats' },
      { label: 'Grievances', path: '/admin/grievances', waits: 'grievances' },
      { label: 'Canned answers', path: '/admin/tickets/answers' },
      { label: 'Support figures', path: '/admin/tickets/figures' },
      { label: 'Looks at members', path: '/admin/tickets/looks' },
      { label: 'Holidays', path: '/admin/holidays' },
    ],
  },
  {
    label: 'Platform',
    nodes: [
      { label: 'RSS Sources', path: '/admin/news' },
      { label: 'Status', path: '/admin/status' },
      { label: 'Privacy', path: '/admin/privacy', waits: 'privacy' },
      { label: 'Jobs and mail', path: '/admin/jobs', waits: 'failures' },
      { label: 'Audit log', path: '/admin/audit' },
    ],
  },
];
