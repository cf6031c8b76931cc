import { appendActs } from '#platform/server/audit/audit.repository.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { daysBefore, demoId } from '#platform/server/demo-records.ts';

interface DemoInput {
  now: Date;
  members: { id: string; key: string; isAdmin: boolean }[];
}

/** Days before now, kind, who acts (`admin` or a place among the members), subject type, facts. */
const ACTS: [
  days: number,
  kind: string,
  who: 'admin' | number,
  about: string,
  facts: Record<string, string | number>,
][] = [
  [41, 'signed-in-new-device', 'admin', '', { device: 'Firefox on Linux' }],
  [40, 'content-published', 'admin', 'content block', { page: 'support', block: 'contact' }],
  [36, 'signed-in-new-device', 1, '', { device: 'Chrome on Windows' }],
  [35, 'documents-shared', 1, 'document', { documents: 1, days: 30 }],
  [33, 'verification-asked', 2, 'verification request', { level: 1 }],
  [31, 'verification-granted', 'admin', 'verification request', { level: 1 }],
  [29, 'two-factor-on', 1, '', {}],
  [24, 'news-source-added', 'admin', 'news source', {}],
  [20, 'testimonial-decided', 'admin', 'testimonial', { decision: 'published' }],
  [17, 'signed-in-new-device', 3, '', { device: 'Safari on iPhone' }],
  [16, 'password-changed', 3, '', {}],
  [12, 'case-study-decided', 'admin', 'success story', { decision: 'published' }],
  [9, 'member-facts-opened', 'admin', 'support ticket', {}],
  [7, 'ticket-changed', 'admin', 'support ticket', { status: 'resolved', answered: 1 }],
  [5, 'data-exported', 4, '', {}],
  [3, 'document-share-ended', 1, 'document', {}],
  [2, 'grievance-acknowledged', 'admin', 'grievance', {}],
  [1, 'signed-in-new-device', 'admin', '', { device: 'Chrome on Android' }],
];

/** Loads acts of six weeks into the audit log. Call it when no other act is there: the log is in order of time. */
export async function loadAuditDemo(db: Db, { now, members }: DemoInput): Promise<void> {
  const admin = members.find(({ isAdmin }) => isAdmin);
  const others = members.filter(({ isAdmin }) => !isAdmin);
  await appendActs(
    db,
    ACTS.flatMap(([days, kind, who, about, facts]) => {
      const actor = who === 'admin' ? admin : others[who];
      if (!actor) return [];
      return {
        at: daysBefore(now, days, kind),
        kind,
        actorId: actor.id,
        actorRole: actor.isAdmin ? 'admin' : 'member',
        subjectType: about || 'member',
        subjectId: about ? demoId(about, kind) : actor.id,
        facts,
      };
    }),
  );
}
