import { listActiveCollaborations } from '#features/collaborations/collaboration/collaborations.service.ts';
import { completenessOf } from '#features/profiles/profile/profile-completeness.rules.ts';
import { getProfile } from '#features/profiles/profile/profiles.service.ts';
import {
  getCollaborationRequestCounts,
  listReceivedCollaborationRequests,
  listSentCollaborationRequests,
} from '#features/requests/requests/collaboration-requests.service.ts';
import { counterpartName } from '#features/requests/requests/counterpart.rules.ts';
import { getTicketCounts, listTickets } from '#features/support/tickets/support-tickets.service.ts';
import type { MemberContext } from '#platform/server/context.ts';
import {
  expiringDocuments,
  howManyProjects,
  lateMilestones,
  nextMilestones,
  ownVerification,
  whatWaits,
  whoAmI,
} from './assistant-desk.service.ts';
import type { AssistantEntry } from './assistant-words.rules.ts';

const NAMED = 3;

/** First page of a list, with as many records as are named. */
const FIRST = { page: 1, pageSize: NAMED };

/** `A, B, C and 1 more`: the first of `total` names. */
function named(names: string[], total: number): string {
  const rest = total - NAMED;
  return names.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

async function requestsToAnswer(ctx: MemberContext): Promise<string> {
  const [counts, newest] = await Promise.all([
    getCollaborationRequestCounts(ctx),
    listReceivedCollaborationRequests(ctx, { ...FIRST, state: 'waiting' }),
  ]);
  const { waiting } = counts.received;
  if (waiting === 0) return 'No requests are waiting for your answer.';
  const names = named(newest.map(counterpartName), waiting);
  return `${counted(waiting, 'request is', 'requests are')} waiting for your answer, from ${names}.`;
}

async function requestsSent(ctx: MemberContext): Promise<string> {
  const [counts, newest] = await Promise.all([
    getCollaborationRequestCounts(ctx),
    listSentCollaborationRequests(ctx, { ...FIRST, state: 'waiting' }),
  ]);
  const { waiting } = counts.sent;
  if (waiting === 0) return 'None of your requests is waiting for an answer.';
  const names = named(newest.map(counterpartName), waiting);
  return `${waiting} of your requests ${waiting === 1 ? 'is' : 'are'} waiting for an answer from ${names}.`;
}

async function activeCollaborations(ctx: MemberContext): Promise<string> {
  const { newest, total } = await listActiveCollaborations(ctx, NAMED);
  if (total === 0) return 'You have no active collaborations at present.';
  const lines = newest.map((one) => `${one.title}: ${one.progress_percentage}% complete`);
  const rest = total - lines.length;
  return `You have ${counted(total, 'active collaboration', 'active collaborations')}:\n${lines.join('\n')}${rest > 0 ? `\nand ${rest} more` : ''}`;
}

/** Counts as the Overview tab of the profile does. */
async function missingInProfile(ctx: MemberContext): Promise<string> {
  const { percent, done, total, next } = completenessOf(await getProfile(ctx));
  if (!next) return 'Yes. Your profile has everything that partners look for.';
  return `Not yet. It is ${percent}% complete, ${done} of ${total} steps. What helps most next: ${next.label}. ${next.reason}`;
}

async function openTickets(ctx: MemberContext): Promise<string> {
  const [counts, ...newest] = await Promise.all([
    getTicketCounts(ctx, {}),
    listTickets(ctx, { ...FIRST, status: 'open' }),
    listTickets(ctx, { ...FIRST, status: 'in-progress' }),
  ]);
  const open = counts.open + counts['in-progress'];
  if (open === 0) return 'You have no open support tickets.';
  const names = newest.flat().map(({ number, subject }) => `${number} (${subject})`);
  return `You have ${counted(open, 'open support ticket', 'open support tickets')}: ${named(names, open)}.`;
}

/** Record of the caller, read through the services as the member sees it elsewhere. */
export interface OwnEntry extends AssistantEntry {
  /** What a question has that surely asks for this record, in lower case: all of one of the lists. */
  surely?: RegExp[][];
  read(ctx: MemberContext): Promise<string>;
}

const own = (entry: Omit<OwnEntry, 'answer'>): OwnEntry => ({ ...entry, answer: '' });

const LATE = /\b(?:late|overdue|delayed|behind schedule|past due|slipping|missed)\b/;
const STEPS = /\b(?:milestones?|deadlines?|deliverables?)\b/;
const OWN = /\b(?:i|we|me|us|my|our|mine|ours)\b/;
const EXPIRES = /\b(?:expir(?:e|es|ed|ing|y)|runs? out|running out|lapses?|lapsing)\b/;
const PAPERS = /\b(?:documents?|papers?|certificates?|12a|80g|fcra)\b/;
const WAITS = /\b(?:waits?|waiting|pending|needs? my|on my (?:desk|plate|list))\b/;
const PROJECTS = /\b(?:projects?|collaborations?|initiatives?|workspaces?|partnerships?)\b/;
const NOW = /\b(?:today|now|next|first|this (?:week|month|morning))\b/;
const COLLABORATIONS = { title: 'Your collaborations', url: '/collaborations' };

export const OWN_ENTRIES: OwnEntry[] = [
  own({
    id: 'own-requests',
    question: 'Do I have requests waiting for my answer?',
    asked:
      'requests waiting, my open requests, my pending requests, who asked me, unanswered requests, incoming requests of mine',
    sources: [{ title: 'Your incoming requests', url: '/profile?tab=connections' }],
    read: requestsToAnswer,
  }),
  own({
    id: 'own-sent-requests',
    question: 'Have my sent requests been answered?',
    asked: 'requests I sent, has the partner answered, status of my request, reply to my request',
    sources: [{ title: 'Your sent requests', url: '/profile?tab=connections&requests=sent' }],
    read: requestsSent,
  }),
  own({
    id: 'own-collaborations',
    question: 'Which of my collaborations are active?',
    asked:
      'my active projects, my workspaces, how are my collaborations going, current collaborations, running',
    sources: [{ title: 'Your collaborations', url: '/collaborations' }],
    read: activeCollaborations,
  }),
  own({
    id: 'own-profile',
    question: 'Is my profile complete?',
    asked: 'profile completeness, what is missing in my profile, improve my profile, finish my profile',
    sources: [{ title: 'Your profile', url: '/profile' }],
    read: missingInProfile,
  }),
  own({
    id: 'own-tickets',
    question: 'Which of my support tickets are open?',
    asked: 'status of my ticket, my tickets, answer to my ticket, ticket number',
    sources: [{ title: 'Your tickets', url: '/support?tab=tickets' }],
    read: openTickets,
  }),
  own({
    id: 'own-late-milestones',
    question: 'Which milestones are late?',
    asked: 'overdue milestones, delayed milestones, late milestones, behind schedule, missed deadlines',
    surely: [
      [LATE, STEPS],
      [LATE, /^(?:what|who|which(?: ones?| projects?| partners?)?) (?:is|are)\b/],
    ],
    sources: [COLLABORATIONS],
    read: lateMilestones,
  }),
  own({
    id: 'own-next-milestones',
    question: 'Which of my milestones are due next?',
    asked: 'next milestone, upcoming milestones, next deadline, due this week, due this month, what is due',
    surely: [
      [STEPS, /\b(?:next|upcoming|coming|due)\b/],
      [/\bdue (?:today|this|next|soon)\b/],
      [/\bwhat(?: is|'s) due\b/],
    ],
    sources: [COLLABORATIONS],
    read: nextMilestones,
  }),
  own({
    id: 'own-desk',
    question: 'What waits for me?',
    asked:
      'what must I do this week, what should I do today, my tasks, my to do list, pending work, needs my attention, my desk',
    surely: [
      [/\b(?:what|anything|something|kya)\b/, WAITS, OWN],
      [/\bwhat (?:must|should|can|do|shall) (?:i|we) (?:have to |need to )?do\b/, NOW],
      [/\b(?:what|show|list)\b/, /\bmy (?:tasks?|to-?do(?: list)?|desk)\b/],
      [/\bexpected (?:of|from) (?:me|us)\b/],
      [/\bneeds? (?:my|our) attention\b/],
      [/\b(?:aaj|abhi|is hafte|mujhe)\b/, /\bkya karna\b/],
      [/आज|अभी|मुझे/, /क्या करना/],
    ],
    sources: [{ title: 'Your desk', url: '/' }],
    read: whatWaits,
  }),
  own({
    id: 'own-documents',
    question: 'Which of my documents expire soon?',
    asked: 'expiring documents, documents that expire, expired papers of mine, renew my papers',
    surely: [[PAPERS, EXPIRES, OWN]],
    sources: [{ title: 'Document vault', url: '/documents' }],
    read: expiringDocuments,
  }),
  own({
    id: 'own-projects',
    question: 'How many projects do I have?',
    asked: 'number of my projects, number of my collaborations, count of our projects',
    surely: [[/\bhow many\b/, PROJECTS, OWN]],
    sources: [COLLABORATIONS, { title: 'Your projects', url: '/profile?tab=projects' }],
    read: howManyProjects,
  }),
  own({
    id: 'own-account',
    question: 'Who am I signed in as?',
    asked: 'my account, which account am I using, my login email, my role',
    surely: [
      [/\bwho am i\b/],
      [/\b(?:which|what) (?:account|email|user|address)\b/, /\b(?:am i|i am|logged|signed)\b/],
      [/\bwhat is my role\b/],
    ],
    sources: [{ title: 'Your account', url: '/account' }],
    read: whoAmI,
  }),
  own({
    id: 'own-verification',
    question: 'Am I verified?',
    asked: 'my verification level, is my profile verified, which level do we have',
    surely: [
      [/\b(?:am i|are we) verified\b/],
      [/\bis (?:my|our)\b/, /\bverified\b/],
      [/\b(?:my|our) (?:verification )?level\b/],
      [/\b(?:what|tell|show)\b/, /\b(?:my|our) verification\b/],
      [/\bwhich level\b/, OWN],
    ],
    sources: [{ title: 'Verification', url: '/verification' }],
    read: ownVerification,
  }),
];
