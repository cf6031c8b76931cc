import type { z } from 'zod';
import { nextClock } from '#features/support/ticket-clock/business-hours.rules.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { daysBefore, demoId } from '#platform/server/demo-records.ts';
import { askedQuestions } from './asked-questions.demo.ts';
import { TicketInput, type TicketStatus } from './support-tickets.contract.ts';

const NO_HOLIDAYS: ReadonlySet<string> = new Set();

interface DemoTicket {
  key: string;
  /** Key of the member who wrote it; null for a visitor. */
  by: string | null;
  /** Days before now. */
  sent: number;
  status: TicketStatus;
  fields: z.input<typeof TicketInput>;
  /** Days before now, and the reply. */
  reply?: [days: number, message: string];
}

const TICKETS: DemoTicket[] = [
  {
    key: 'two-colleagues',
    by: 'tungavarna',
    sent: 34,
    status: 'resolved',
    fields: {
      subject: 'Two colleagues want to work in one account',
      category: 'Account',
      priority: 'medium',
      message:
        'Our CSR lead and our finance officer both follow the water projects. May they share a sign-in?',
    },
    reply: [
      33,
      'Please do not share a password. Invite both under Profile, Settings, People: each gets an account of their own and a role, such as manager or finance.',
    ],
  },
  {
    key: 'state-filter',
    by: 'tungavarna',
    sent: 6,
    status: 'in-progress',
    fields: {
      subject: 'Partners who work in two states',
      category: 'Marketplace',
      priority: 'low',
      message:
        'The state filter looks at the headquarters. We look for partners who work in Odisha, wherever they sit.',
    },
    reply: [
      5,
      'The filter finds both: members with the head office in Odisha, and those who name it as a place where they work. Fill in your own states too, and the match counts them.',
    ],
  },
  {
    key: 'csr2',
    by: 'tungavarna',
    sent: 1,
    status: 'open',
    fields: {
      subject: 'Which figures of a workspace belong in form CSR-2?',
      category: 'CSR compliance',
      priority: 'medium',
      message: 'We are preparing the report for last year and would like to know what we can take from here.',
    },
  },
  {
    key: 'mail',
    by: 'aksharvan',
    sent: 12,
    status: 'resolved',
    fields: {
      subject: 'Mails about requests reach only one of us',
      category: 'Collaborations',
      priority: 'high',
      message: 'Our programme lead was on leave and two requests waited for a week.',
    },
    reply: [
      11,
      'Mails go to the address that you sign in with. A shared mailbox such as programmes@ is the best choice; you can change the address on the account page.',
    ],
  },
  {
    key: 'visitor',
    by: null,
    sent: 2,
    status: 'open',
    fields: {
      name: 'Lalrinpuii Sailo',
      email: 'lalrinpuii@visitor.example',
      subject: 'Can a village council register?',
      category: 'Account',
      priority: 'medium',
      message: 'We are neither an NGO nor a company. Which member type is ours?',
    },
  },
];

/** The clock of a ticket after the answer, without holidays. */
function clockOf(created: Date, answered: Date | null, status: TicketStatus) {
  const asked = nextClock(null, 'created', created, NO_HOLIDAYS);
  if (!answered) return asked;
  const event = status === 'resolved' ? 'resolved' : 'support-answered';
  return nextClock(asked, event, answered, NO_HOLIDAYS);
}

interface DemoInput {
  now: Date;
  members: { key: string; id: string; isAdmin: boolean }[];
}

/** Inserts the demo tickets with their replies. The accounts must exist. @throws ZodError, or Error for an unknown member. */
export async function loadSupportTicketsDemo(db: Db, { now, members }: DemoInput): Promise<void> {
  const authorOf = (key: string) => {
    const member = members.find((one) => one.key === key);
    if (!member) throw new Error(`there is no demo member ${key}`);
    return { author_id: member.id };
  };
  const tickets = TICKETS.map(({ key, by, sent, status, fields, reply }) => {
    const { name, email, follows: _, ...rest } = TicketInput.parse(fields);
    const created = daysBefore(now, sent, key);
    const answered = reply ? daysBefore(now, reply[0], `${key}/reply`) : null;
    return {
      ...rest,
      ...(by ? authorOf(by) : { guest_name: name, guest_email: email }),
      ...clockOf(created, answered, status),
      id: demoId('ticket', key),
      status,
      first_answered_at: answered,
      resolved_at: status === 'resolved' ? answered : null,
      created_at: created,
      updated_at: answered ?? created,
    };
  });
  const admin = members.find(({ isAdmin }) => isAdmin);
  const told = new Set(TICKETS.map(({ by }) => by));
  const others = askedQuestions({
    now,
    memberIds: members.filter(({ key, isAdmin }) => !isAdmin && !told.has(key)).map(({ id }) => id),
    adminId: admin?.id ?? null,
  });
  // In their order, because the database numbers them.
  const all = [...tickets, ...others.tickets];
  await db
    .insertInto('support_tickets')
    .values(all.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime()))
    .execute();
  const replies = TICKETS.flatMap(({ key, reply }) => {
    if (!reply) return [];
    const [days, message] = reply;
    const created = daysBefore(now, days, `${key}/reply`);
    return {
      id: demoId('ticket-reply', key),
      ticket_id: demoId('ticket', key),
      author_id: admin?.id ?? null,
      message,
      created_at: created,
    };
  });
  await db
    .insertInto('support_ticket_replies')
    .values([...replies, ...others.replies])
    .execute();
}
