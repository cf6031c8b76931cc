/**
 * Way in which the server answers the address of a page:
 * - `ahead`: with HTML of the build, which reads without JavaScript. For every page that a visitor may see, and for a
 *   page of members at which they often arrive: its frame is there at once, and its scripts and calls leave with it.
 * - `in browser`: with HTML of the build in which the page is missing; the browser renders it. For pages behind a guard, or that
 *   searches must not list.
 * - `live`: with HTML that the server renders with what the API answers now, and a head that it writes from the database.
 */
type Rendered = 'ahead' | 'in browser' | 'live';

interface Page {
  /** Address, with parameters as `:name`. */
  path: string;
  /** Module below src/app that shows the page and says who may see it. */
  module: string;
  rendered: Rendered;
  /**
   * True for a page rendered ahead that the server renders again with what its calls answer a visitor now: the words that admins
   * publish, and what a reader on a slow line comes for.
   */
  isUpdated?: true;
  /**
   * Calls of the API, below API_BASE, with which a member's visit of the plain address begins. The built page sends them
   * before its scripts are there (platform/web/early/first-calls.ts). They must be written as the page writes them.
   */
  firstCalls?: string[];
}

/** Every page and its address (specification part 1, section 2). The router, the build and the server read this table. */
export const PAGES: readonly Page[] = [
  { path: '/', module: 'pages/home.tsx', rendered: 'ahead', isUpdated: true },
  { path: '/login', module: 'pages/login.tsx', rendered: 'ahead' },
  { path: '/register', module: 'pages/register.tsx', rendered: 'ahead' },
  { path: '/verify-email', module: 'pages/verify-email.tsx', rendered: 'ahead' },
  { path: '/verify', module: 'pages/verify.tsx', rendered: 'ahead' },
  { path: '/forgot-password', module: 'pages/forgot-password.tsx', rendered: 'ahead' },
  { path: '/invitation', module: 'pages/people/invitation.tsx', rendered: 'in browser' },
  {
    path: '/collaboration-invitation',
    module: 'pages/collaborations/invitation.tsx',
    rendered: 'in browser',
  },
  { path: '/join', module: 'pages/people/join.tsx', rendered: 'in browser' },
  { path: '/domain', module: 'pages/people/domain.tsx', rendered: 'in browser' },
  { path: '/reset-password', module: 'pages/reset-password.tsx', rendered: 'ahead' },
  { path: '/impact', module: 'pages/impact.tsx', rendered: 'ahead' },
  { path: '/csr-calculator', module: 'pages/csr-calculator.tsx', rendered: 'ahead' },
  { path: '/learn', module: 'pages/learn.tsx', rendered: 'ahead', isUpdated: true },
  { path: '/certificates', module: 'pages/certificates.tsx', rendered: 'ahead' },
  { path: '/support', module: 'pages/support.tsx', rendered: 'ahead', isUpdated: true },
  { path: '/support/guest-ticket', module: 'pages/support/guest-ticket.tsx', rendered: 'in browser' },
  { path: '/support/tickets/:number', module: 'pages/support/ticket.tsx', rendered: 'in browser' },
  { path: '/grievance', module: 'pages/support/grievance.tsx', rendered: 'ahead' },
  { path: '/demo', module: 'pages/demo.tsx', rendered: 'ahead' },
  { path: '/terms', module: 'pages/terms.tsx', rendered: 'ahead', isUpdated: true },
  { path: '/privacy', module: 'pages/privacy.tsx', rendered: 'ahead', isUpdated: true },
  { path: '/learn/resources/:id', module: 'pages/learn/resource.tsx', rendered: 'live' },
  { path: '/learn/stories/:slug', module: 'pages/case-study.tsx', rendered: 'live' },
  { path: '/members/:slug', module: 'pages/member.tsx', rendered: 'live' },
  { path: '/demo/sandbox', module: 'pages/demo/sandbox.tsx', rendered: 'in browser' },
  { path: '/certificates/:number', module: 'pages/certificate.tsx', rendered: 'in browser' },
  { path: '/utilisation/:code', module: 'pages/funds/utilisation-code.tsx', rendered: 'in browser' },
  { path: '/funds', module: 'pages/funds/funds.tsx', rendered: 'in browser' },
  { path: '/practitioner-report', module: 'pages/funds/practitioner-report.tsx', rendered: 'in browser' },
  { path: '/learn/courses/:slug', module: 'pages/courses/course.tsx', rendered: 'live' },
  { path: '/demo/bookings/:token', module: 'pages/demo-booking.tsx', rendered: 'in browser' },
  {
    path: '/marketplace',
    module: 'pages/marketplace.tsx',
    rendered: 'ahead',
    firstCalls: ['/auth/check', '/marketplace/profiles?sort=auto&page=1', '/profile/profile'],
  },
  {
    path: '/collaborations',
    module: 'pages/collaborations.tsx',
    rendered: 'ahead',
    firstCalls: ['/auth/check'],
  },
  { path: '/programme', module: 'pages/programme.tsx', rendered: 'in browser' },
  { path: '/collaborations/:id/:tab?', module: 'pages/collaborations/workspace.tsx', rendered: 'in browser' },
  { path: '/community', module: 'pages/community/home.tsx', rendered: 'in browser' },
  { path: '/mails/stop', module: 'pages/mails/stop.tsx', rendered: 'in browser' },
  { path: '/community/digest', module: 'pages/mails/stop-digest.tsx', rendered: 'in browser' },
  { path: '/community/:circle', module: 'pages/community/circle.tsx', rendered: 'in browser' },
  { path: '/community/:circle/:topic', module: 'pages/community/topic.tsx', rendered: 'in browser' },
  {
    path: '/learn/courses/:slug/modules/:number',
    module: 'pages/courses/player.tsx',
    rendered: 'in browser',
  },
  { path: '/learn/my-courses', module: 'pages/courses/my-courses.tsx', rendered: 'in browser' },
  { path: '/learn/my-courses/:id', module: 'pages/courses/editor.tsx', rendered: 'in browser' },
  {
    path: '/profile',
    module: 'pages/profile.tsx',
    rendered: 'ahead',
    firstCalls: ['/auth/check', '/profile/profile', '/profile/overview'],
  },
  { path: '/documents', module: 'pages/documents.tsx', rendered: 'in browser' },
  { path: '/verification', module: 'pages/verification.tsx', rendered: 'in browser' },
  { path: '/account', module: 'pages/account.tsx', rendered: 'in browser' },
  { path: '/notifications', module: 'pages/people/notifications.tsx', rendered: 'in browser' },
  { path: '/admin', module: 'pages/admin/home.tsx', rendered: 'in browser' },
  { path: '/admin/people', module: 'pages/admin/people.tsx', rendered: 'in browser' },
  { path: '/admin/people/:id', module: 'pages/admin/person.tsx', rendered: 'in browser' },
  { path: '/admin/organisations', module: 'pages/admin/organisations.tsx', rendered: 'in browser' },
  { path: '/admin/verifications', module: 'pages/admin/verifications.tsx', rendered: 'in browser' },
  { path: '/admin/case-studies', module: 'pages/admin/case-studies.tsx', rendered: 'in browser' },
  { path: '/admin/stories', module: 'pages/admin/stories.tsx', rendered: 'in browser' },
  { path: '/admin/courses', module: 'pages/admin/courses.tsx', rendered: 'in browser' },
  { path: '/admin/courses/:id', module: 'pages/admin/course-review.tsx', rendered: 'in browser' },
  { path: '/admin/tickets', module: 'pages/admin/tickets.tsx', rendered: 'in browser' },
  { path: '/admin/demos', module: 'pages/admin/demos.tsx', rendered: 'in browser' },
  { path: '/admin/tickets/answers', module: 'pages/admin/tickets/answers.tsx', rendered: 'in browser' },
  { path: '/admin/tickets/figures', module: 'pages/admin/tickets/figures.tsx', rendered: 'in browser' },
  { path: '/admin/tickets/looks', module: 'pages/admin/tickets/looks.tsx', rendered: 'in browser' },
  { path: '/admin/chats', module: 'pages/admin/chats.tsx', rendered: 'in browser' },
  { path: '/admin/grievances', module: 'pages/admin/grievances.tsx', rendered: 'in browser' },
  { path: '/admin/holidays', module: 'pages/admin/holidays.tsx', rendered: 'in browser' },
  { path: '/admin/requests', module: 'pages/admin/requests.tsx', rendered: 'in browser' },
  { path: '/admin/resources', module: 'pages/admin/resources.tsx', rendered: 'in browser' },
  { path: '/admin/community', module: 'pages/admin/community.tsx', rendered: 'in browser' },
  { path: '/admin/news', module: 'pages/admin/news.tsx', rendered: 'in browser' },
  { path: '/admin/status', module: 'pages/admin/status.tsx', rendered: 'in browser' },
  { path: '/admin/moderation', module: 'pages/admin/moderation.tsx', rendered: 'in browser' },
  { path: '/admin/privacy', module: 'pages/admin/privacy.tsx', rendered: 'in browser' },
  { path: '/admin/jobs', module: 'pages/admin/jobs.tsx', rendered: 'in browser' },
  { path: '/admin/audit', module: 'pages/admin/audit.tsx', rendered: 'in browser' },
  { path: '/admin/content', module: 'pages/admin/content.tsx', rendered: 'in browser' },
];

/** Module around every page that only a browser renders. */
export const BROWSER_FRAME = 'browser-frame.tsx';

/** Module around every page below /admin. It says who may see them. */
export const ADMIN_FRAME = 'pages/admin/frame.tsx';

/** Returns the addresses of the pages that are rendered in this way. */
export const pathsRendered = (rendered: Rendered): string[] =>
  PAGES.filter((page) => page.rendered === rendered).map(({ path }) => path);

/** Returns the addresses of the built pages that the server renders again. */
export const pathsUpdated = (): string[] =>
  PAGES.filter(({ isUpdated }) => isUpdated).map(({ path }) => path);
