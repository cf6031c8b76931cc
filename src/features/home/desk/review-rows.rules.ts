import { formatInstant } from '#platform/contract/dates.ts';
import type { Desk } from './desk.contract.ts';
import type { DeskRow } from './desk-rows.rules.ts';

type Reviews = NonNullable<Desk['review']>;

const REVIEWS: [of: keyof Reviews, to: string, one: string, many: string, about: string][] = [
  [
    'verifications',
    '/admin/verifications',
    'verification request',
    'verification requests',
    'Check the papers',
  ],
  ['tickets', '/admin/tickets?status=open', 'open support ticket', 'open support tickets', 'Read and answer'],
  [
    'late_tickets',
    '/admin/tickets?late=true',
    'late support ticket',
    'late support tickets',
    'Answer them first',
  ],
  [
    'grievances',
    '/admin/grievances',
    'grievance without a decision',
    'grievances without a decision',
    'Acknowledge and decide',
  ],
  [
    'late_grievances',
    '/admin/grievances?state=late',
    'late grievance',
    'late grievances',
    'A time of the law has passed',
  ],
  ['requests', '/admin/requests', 'request from a guest', 'requests from guests', 'Pass on, edit or refuse'],
  [
    'demos',
    '/admin/demos?tab=requests',
    'request for a group demo',
    'requests for a group demo',
    'Offer a time, or decline',
  ],
  ['case_studies', '/admin/case-studies', 'success story', 'success stories', 'Publish, return or decline'],
  ['resources', '/admin/resources', 'resource', 'resources', 'Publish, return or decline'],
  ['courses', '/admin/courses', 'course', 'courses', 'Publish, return or decline'],
  ['reports', '/admin/community', 'reported post', 'reported posts', 'Hide, or dismiss the report'],
  ['stories', '/admin/stories', 'story', 'stories', 'Publish or decline'],
];

/** As many as the server counts at most. */
const COUNTED_MAX = 100;

/** What waits for any admin, a line for each kind. */
export const reviewRows = (review: Reviews | null): DeskRow[] =>
  REVIEWS.flatMap(([of, to, one, many, about]): DeskRow[] => {
    const { total, oldest } = review?.[of] ?? { total: 0, oldest: null };
    if (total === 0 || !oldest) return [];
    const count = total < COUNTED_MAX ? total : `${COUNTED_MAX - 1}+`;
    const what = `${count} ${total === 1 ? one : many}`;
    const when = total === 1 ? `Since ${formatInstant(oldest)}` : `Oldest of ${formatInstant(oldest)}`;
    const state = of.startsWith('late_') ? 'late' : 'open';
    return [{ key: of, kind: 'review', to, what, about, when, state, button: 'Open' }];
  });
