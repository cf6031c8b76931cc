import { lawTimes } from '#features/support/ticket-clock/law-times.rules.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { demoId } from '#platform/server/demo-records.ts';
import { type GrievanceInput, grievanceSubject } from './grievances.contract.ts';

interface DemoGrievance extends Omit<GrievanceInput, 'name' | 'email'> {
  name: string;
  /** Hours before now. */
  made: number;
  acknowledged?: number;
  decided?: { at: number; decision: 'granted' | 'partly-granted' | 'refused'; reasons: string };
}

const GRIEVANCES: DemoGrievance[] = [
  {
    kind: 'privacy_request',
    ground: 'Erase my data',
    about: null,
    name: 'Gurmeet Singh Bedi',
    message: 'I wrote to you as a visitor in August. Please erase my name and address from those messages.',
    made: 700,
    acknowledged: 690,
    decided: { at: 560, decision: 'granted', reasons: 'Your two messages of August were erased today.' },
  },
  {
    kind: 'content_report',
    ground: 'False or misleading',
    about: '/learn',
    name: 'Aparna Deshmukh',
    message: 'A story counts every person of the district as reached. The report of the NGO says households.',
    made: 290,
    acknowledged: 282,
    decided: {
      at: 150,
      decision: 'partly-granted',
      reasons: 'The author has changed the figure to households. The story itself stays.',
    },
  },
  {
    kind: 'content_report',
    ground: 'Imitates a person or organisation',
    about: '/marketplace',
    name: 'Joseph Lakra',
    message: 'A profile carries the name of our society with one letter changed.',
    made: 60,
    acknowledged: 49,
  },
  {
    kind: 'privacy_request',
    ground: 'See my personal data',
    about: null,
    name: 'Nazneen Qureshi',
    message: 'I was a contact person of an NGO that left. Which data of mine do you still keep?',
    made: 7,
  },
];

interface DemoInput {
  now: Date;
  members: { id: string; isAdmin: boolean }[];
}

/** Inserts reports and privacy requests of visitors: two decided, one acknowledged, one new. */
export async function loadGrievancesDemo(db: Db, { now, members }: DemoInput): Promise<void> {
  const admin = members.find(({ isAdmin }) => isAdmin)?.id ?? null;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  for (const [place, one] of GRIEVANCES.entries()) {
    const { kind, ground, about, name, message, made, acknowledged, decided } = one;
    const id = demoId('ticket', `grievance-${place}`);
    const times = lawTimes(kind, ago(made));
    const next = acknowledged === undefined ? times.acknowledge_by : times.dispose_by;
    await db
      .insertInto('support_tickets')
      .values({
        id,
        kind,
        guest_name: name,
        message,
        category: 'Other',
        priority: 'high',
        guest_email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@visitor.example`,
        subject: grievanceSubject(kind, ground),
        status: decided ? 'resolved' : 'open',
        due_at: decided ? null : next,
        resolved_at: decided ? ago(decided.at) : null,
        first_answered_at: decided ? ago(decided.at) : null,
        created_at: ago(made),
        updated_at: ago(decided?.at ?? acknowledged ?? made),
      })
      .execute();
    await db
      .insertInto('support_grievances')
      .values({
        ticket_id: id,
        ground,
        about,
        ...times,
        ...(acknowledged !== undefined && { acknowledged_at: ago(acknowledged), acknowledged_by: admin }),
        ...(decided && {
          decision: decided.decision,
          reasons: decided.reasons,
          decided_at: ago(decided.at),
          decided_by: admin,
        }),
      })
      .execute();
  }
}
