/**
 * Way in which the server answers the address of a page:
 * - `ahead`: with HTML of the build, which reads without JavaScript. For every page that a visitor may see, and for a
 *   page of members at which they often arrive: its frame is there at once, and its scripts and calls leave with it.
 * - `in browser`: with an empty frame that the browser fills. For pages behind a guard, or that searches must not list.
 * - `live`: with a frame whose head is written from the database for each request.
 */
type Drawn = 'ahead' | 'in browser' | 'live';

interface Page {
  /** Address, with parameters as `:name`. */
  path: string;
  /** Module below src/app that shows the page and says who may see it. */
  module: string;
  drawn: Drawn;
  /**
   * True for a page drawn ahead that the server draws again with what its calls answer a visitor now: the words that admins
   * publish, and what a reader on a slow line comes for.
   */
  isUpdated?: true;
  /**
   * Calls of the API, below API_BASE, with which a member's visit of the plain address begins. The built page sends them
   * before its scripts are there (scripts/first-paint.ts). They must be written as the page writes them.
   */
  firstCalls?: string[];
}

/** Every page and its address (specification part 1, section 2). The router, the build and the server read this table. */
export const PAGES: readonly Page[] = [
  { path: '/', module: 'pages/home.tsx', drawn: 'ahead', isUpdated: true },
  { path: '/login', module: 'pages/login.tsx', drawn: 'ahead' },
  { path: '/register', module: 'pages/register.tsx', drawn: 'ahead' },
  { path: '/verify-email', module: 'pages/verify-email.tsx', drawn: 'ahead' },
  { path: '/verify', module: 'pages/verify.tsx', drawn: 'ahead' },
  { path: '/forgot-password', module: 'pages/forgot-password.tsx', drawn: 'ahead' },
  { path: '/invitation', module: 'pages/people/invitation.tsx', drawn: 'in browser' },
  {
    path: '/collaboration-invitation',
    module: 'pages/collaborations/invitation.tsx',
    drawn: 'in browser',
  },
  { path: '/join', module: 'pages/people/join.tsx', drawn: 'in browser' },
  { path: '/domain', module: 'pages/people/domain.tsx', drawn: 'in browser' },
  { path: '/reset-password', module: 'pages/reset-password.tsx', drawn: 'ahead' },
  { path: '/impact', module: 'pages/impact.tsx', drawn: 'ahead' },
  { path: '/learn', module: 'pages/learn.tsx', drawn: 'ahead', isUpdated: true },
  { path: '/certificates', module: 'pages/certificates.tsx', drawn: 'ahead' },
  { path: '/support', module: 'pages/support.tsx', drawn: 'ahead', isUpdated: true },
  { path: '/support/guest-ticket', module: 'pages/support/guest-ticket.tsx', drawn: 'in browser' },
  { path: '/support/tickets/:number', module: 'pages/support/ticket.tsx', drawn: 'in browser' },
  { path: '/grievance', module: 'pages/support/grievance.tsx', drawn: 'ahead' },
  { path: '/demo', module: 'pages/demo.tsx', drawn: 'ahead' },
  { path: '/terms', module: 'pages/terms.tsx', drawn: 'ahead', isUpdated: true },
  { path: '/privacy', module: 'pages/privacy.tsx', drawn: 'ahead', isUpdated: true },
  { path: '/learn/resources/:id', module: 'pages/learn/resource.tsx', drawn: 'live' },
  { path: '/learn/stories/:slug', module: 'pages/case-study.tsx', drawn: 'live' },
  { path: '/members/:slug', module: 'pages/member.tsx', drawn: 'live' },
  { path: '/demo/sandbox', module: 'pages/demo/sandbox.tsx', drawn: 'in browser' },
  { path: '/certificates/:number', module: 'pages/certificate.tsx', drawn: 'in browser' },
  { path: '/learn/courses/:slug', module: 'pages/courses/course.tsx', drawn: 'live' },
  { path: '/demo/bookings/:token', module: 'pages/demo-booking.tsx', drawn: 'in browser' },
  {
    path: '/marketplace',
    module: 'pages/marketplace.tsx',
    drawn: 'ahead',
    firstCalls: ['/auth/check', '/marketplace/profiles?page=1', '/profile/profile'],
  },
  {
    path: '/collaborations',
    module: 'pages/collaborations.tsx',
    drawn: 'ahead',
    firstCalls: ['/auth/check'],
  },
  { path: '/collaborations/:id/:tab?', module: 'pages/collaborations/workspace.tsx', drawn: 'in browser' },
  { path: '/community', module: 'pages/community/home.tsx', drawn: 'in browser' },
  { path: '/mails/stop', module: 'pages/mails/stop.tsx', drawn: 'in browser' },
  { path: '/community/digest', module: 'pages/mails/stop-digest.tsx', drawn: 'in browser' },
  { path: '/community/:circle', module: 'pages/community/circle.tsx', drawn: 'in browser' },
  { path: '/community/:circle/:topic', module: 'pages/community/topic.tsx', drawn: 'in browser' },
  { path: '/learn/courses/:slug/modules/:number', module: 'pages/courses/player.tsx', drawn: 'in browser' },
  { path: '/learn/my-courses', module: 'pages/courses/my-courses.tsx', drawn: 'in browser' },
  { path: '/learn/my-courses/:id', module: 'pages/courses/editor.tsx', drawn: 'in browser' },
  {
    path: '/profile',
    module: 'pages/profile.tsx',
    drawn: 'ahead',
    firstCalls: ['/auth/check', '/profile/profile', '/profile/overview'],
  },
  { path: '/documents', module: 'pages/documents.tsx', drawn: 'in browser' },
  { path: '/verification', module: 'pages/verification.tsx', drawn: 'in browser' },
  { path: '/account', module: 'pages/account.tsx', drawn: 'in browser' },
  { path: '/notifications', module: 'pages/people/notifications.tsx', drawn: 'in browser' },
  { path: '/admin', module: 'pages/admin/home.tsx', drawn: 'in browser' },
  { path: '/admin/people', module: 'pages/admin/people.tsx', drawn: 'in browser' },
  { path: '/admin/people/:id', module: 'pages/admin/person.tsx', drawn: 'in browser' },
  { path: '/admin/verifications', module: 'pages/admin/verifications.tsx', drawn: 'in browser' },
  { path: '/admin/case-studies', module: 'pages/admin/case-studies.tsx', drawn: 'in browser' },
  { path: '/admin/stories', module: 'pages/admin/stories.tsx', drawn: 'in browser' },
  { path: '/admin/courses', module: 'pages/admin/courses.tsx', drawn: 'in browser' },
  { path: '/admin/courses/:id', module: 'pages/admin/course-review.tsx', drawn: 'in browser' },
  { path: '/admin/tickets', module: 'pages/admin/tickets.tsx', drawn: 'in browser' },
  { path: '/admin/demos', module: 'pages/admin/demos.tsx', drawn: 'in browser' },
  { path: '/admin/tickets/answers', module: 'pages/admin/tickets/answers.tsx', drawn: 'in browser' },
  { path: '/admin/tickets/figures', module: 'pages/admin/tickets/figures.tsx', drawn: 'in browser' },
  { path: '/admin/tickets/looks', module: 'pages/admin/tickets/looks.tsx', drawn: 'in browser' },
  { path: '/admin/chats', module: 'pages/admin/chats.tsx', drawn: 'in browser' },
  { path: '/admin/grievances', module: 'pages/admin/grievances.tsx', drawn: 'in browser' },
  { path: '/admin/holidays', module: 'pages/admin/holidays.tsx', drawn: 'in browser' },
  { path: '/admin/requests', module: 'pages/admin/requests.tsx', drawn: 'in browser' },
  { path: '/admin/resources', module: 'pages/admin/resources.tsx', drawn: 'in browser' },
  { path: '/admin/community', module: 'pages/admin/community.tsx', drawn: 'in browser' },
  { path: '/admin/news', module: 'pages/admin/news.tsx', drawn: 'in browser' },
  { path: '/admin/status', module: 'pages/admin/status.tsx', drawn: 'in browser' },
  { path: '/admin/moderation', module: 'pages/admin/moderation.tsx', drawn: 'in browser' },
  { path: '/admin/privacy', module: 'pages/admin/privacy.tsx', drawn: 'in browser' },
  { path: '/admin/jobs', module: 'pages/admin/jobs.tsx', drawn: 'in browser' },
  { path: '/admin/audit', module: 'pages/admin/audit.tsx', drawn: 'in browser' },
  { path: '/admin/content', module: 'pages/admin/content.tsx', drawn: 'in browser' },
];

/** Module around every page below /admin. It says who may see them. */
export const ADMIN_FRAME = 'pages/admin/frame.tsx';

/** Returns the addresses of the pages that are drawn in this way. */
export const pathsDrawn = (drawn: Drawn): string[] =>
  PAGES.filter((page) => page.drawn === drawn).map(({ path }) => path);

/** Returns the addresses of the built pages that the server draws again. */
export const pathsUpdated = (): string[] =>
  PAGES.filter(({ isUpdated }) => isUpdated).map(({ path }) => path);
