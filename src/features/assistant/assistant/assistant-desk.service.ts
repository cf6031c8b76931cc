import { getAccount } from '#features/accounts/account/accounts.service.ts';
import { listWaitingProposals } from '#features/collaborations/budget/budget-proposals.service.ts';
import { listActiveCollaborations } from '#features/collaborations/collaboration/collaborations.service.ts';
import { listReceivedInvitations } from '#features/collaborations/invitations/received-invitations.service.ts';
import { listDueMilestones } from '#features/collaborations/milestones/milestones.service.ts';
import { listPartnersToRate } from '#features/collaborations/ratings/ratings.service.ts';
import { listReportsToAnswer } from '#features/collaborations/reports/reports.service.ts';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { listExpiringDocuments } from '#features/documents/documents/documents.service.ts';
import { listFundTasks } from '#features/funds/waiting/fund-tasks.service.ts';
import { getProfile } from '#features/profiles/profile/profiles.service.ts';
import { listProjects } from '#features/profiles/projects/projects.service.ts';
import { listWaitingRequests } from '#features/requests/requests/collaboration-requests.service.ts';
import { listAnsweredTickets } from '#features/support/tickets/support-tickets.service.ts';
import { getVerification } from '#features/verification/verification/verification.service.ts';
import { dayAfter, dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import type { MemberContext } from '#platform/server/context.ts';

const NAMED = 3;

/** Days ahead that "soon" and "next" mean for a milestone. */
const SOON_DAYS = 30;

/** A completed collaboration that has not changed for so long asks for no ratings. */
const RATING_DAYS = 90;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Lines of the first records, and how many more there are. */
function linesOf(lines: string[], total: number): string {
  const rest = total - lines.length;
  return [...lines, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}

type Due = Awaited<ReturnType<typeof listDueMilestones>>['first'][number];
const dueLine = ({ title, collaboration_title, due_date }: Due) =>
  `${title} (${collaboration_title}): due ${formatDay(due_date)}`;

/** Says which milestones of the caller's collaborations are late. */
export async function lateMilestones(ctx: MemberContext): Promise<string> {
  const yesterday = dayAfter(dayInIndia(ctx.now), -1);
  const { total, first } = await listDueMilestones(ctx, { until: yesterday, limit: NAMED });
  if (total === 0) return 'No milestone of your collaborations is late.';
  const lines = linesOf(first.map(dueLine), total);
  return `${counted(total, 'milestone is', 'milestones are')} late:\n${lines}`;
}

/** Says which milestones are due next, the late ones among them. */
export async function nextMilestones(ctx: MemberContext): Promise<string> {
  const { total, first } = await listDueMilestones(ctx, {
    until: dayAfter(dayInIndia(ctx.now), SOON_DAYS),
    limit: NAMED,
  });
  if (total === 0) return `No open milestone is late or due within ${SOON_DAYS} days.`;
  const lines = linesOf(first.map(dueLine), total);
  return `${counted(total, 'open milestone is', 'open milestones are')} late or due within ${SOON_DAYS} days:\n${lines}`;
}

/** Says all that waits for the caller, kind by kind, as the desk counts it. */
export async function whatWaits(ctx: MemberContext): Promise<string> {
  const today = dayInIndia(ctx.now);
  const [requests, budgets, milestones] = await Promise.all([
    listWaitingRequests(ctx, NAMED),
    listWaitingProposals(ctx, NAMED),
    listDueMilestones(ctx, { until: dayAfter(today, 14), whose: 'own', limit: NAMED }),
  ]);
  const [ratings, documents, reports] = await Promise.all([
    listPartnersToRate(ctx, new Date(ctx.now.getTime() - RATING_DAYS * DAY_MS), NAMED),
    listExpiringDocuments(ctx, NAMED),
    listReportsToAnswer(ctx, NAMED),
  ]);
  const [invitations, funds, tickets] = await Promise.all([
    listReceivedInvitations(ctx),
    listFundTasks(ctx, { turn: 'own', limit: NAMED }),
    listAnsweredTickets(ctx, NAMED),
  ]);
  const kinds: [total: number, text: string][] = [
    [
      requests.total,
      `${counted(requests.total, 'request', 'requests')} to answer, from ${requests.first.map(({ name }) => name).join(', ')}`,
    ],
    [
      invitations.length,
      `${counted(invitations.length, 'invitation', 'invitations')} to answer: ${invitations
        .slice(0, NAMED)
        .map(({ collaboration_title }) => collaboration_title)
        .join(', ')}`,
    ],
    [
      reports.total,
      `${counted(reports.total, 'report', 'reports')} to accept or return: ${reports.first.map(({ title, name }) => `${title} by ${name}`).join(', ')}`,
    ],
    [
      funds.total,
      `${counted(funds.total, 'step', 'steps')} with the money of grants: ${funds.first.map(({ grant_title, name }) => `${grant_title} (${name})`).join(', ')}`,
    ],
    [
      tickets.total,
      `${counted(tickets.total, 'support ticket waits', 'support tickets wait')} for your answer: ${tickets.first.map(({ number }) => number).join(', ')}`,
    ],
    [
      budgets.total,
      `${counted(budgets.total, 'budget', 'budgets')} to agree on: ${budgets.first.map(({ name, amount }) => `${formatRupeesShort(amount)} by ${name}`).join(', ')}`,
    ],
    [
      milestones.total,
      `${counted(milestones.total, 'milestone', 'milestones')} late or due within 14 days: ${milestones.first.map(({ title, due_date }) => `${title} (${formatDay(due_date)})`).join(', ')}`,
    ],
    [
      ratings.total,
      `${counted(ratings.total, 'partner', 'partners')} to rate: ${ratings.first.map(({ name }) => name).join(', ')}`,
    ],
    [
      documents.total,
      `${counted(documents.total, 'document', 'documents')} expired or about to: ${documents.first.map(documentTitle).join(', ')}`,
    ],
  ];
  const waiting = kinds.filter(([total]) => total > 0).map(([, text]) => text);
  if (waiting.length === 0)
    return 'Nothing waits for you: no requests, invitations, reports, money, budgets, tickets, milestones, ratings or documents.';
  return `This waits for you:\n${waiting.join('\n')}`;
}

/** Says which documents of the vault expire soon, or have expired. */
export async function expiringDocuments(ctx: MemberContext): Promise<string> {
  const { total, first } = await listExpiringDocuments(ctx, NAMED);
  if (total === 0) return 'None of your documents expires within 90 days.';
  const lines = first.map((paper) => `${documentTitle(paper)}: ${formatDay(paper.expires_on)}`);
  return `${counted(total, 'document has expired or expires', 'documents have expired or expire')} within 90 days:\n${linesOf(lines, total)}`;
}

/** Says how many collaborations and projects the caller's profile has. */
export async function howManyProjects(ctx: MemberContext): Promise<string> {
  const [{ total: active }, { pagination }] = await Promise.all([
    listActiveCollaborations(ctx, 1),
    listProjects(ctx, { page: 1, pageSize: 1 }),
  ]);
  return `You take part in ${counted(active, 'active collaboration', 'active collaborations')}, and your profile shows ${counted(pagination.total, 'project', 'projects')}.`;
}

/** Says who the caller is signed in as. */
export async function whoAmI(ctx: MemberContext): Promise<string> {
  const [account, profile] = await Promise.all([getAccount(ctx), getProfile(ctx)]);
  const name = profile.organization_name ?? profile.full_name;
  return `You are signed in as ${account.email}, ${ctx.actor.role} of ${name}.`;
}

/** Says which levels of verification the caller's profile has, and what is asked for. */
export async function ownVerification(ctx: MemberContext): Promise<string> {
  const { levels } = await getVerification(ctx);
  const standing = levels.filter(({ state }) => state === 'standing');
  const last = standing.at(-1);
  if (!last) return 'Your profile is not verified at present. The page Verification says what is missing.';
  const until = last.valid_until ? ` until ${formatDay(last.valid_until)}` : '';
  return `Your profile has level ${last.level} of verification${until}.`;
}
