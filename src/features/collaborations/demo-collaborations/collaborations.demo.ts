import { sql } from 'kysely';
import type {
  COLLABORATION_CATEGORIES,
  COLLABORATION_TYPES,
  Collaboration,
  CollaborationStatus,
  PRIORITIES,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { FirstMilestone } from '#features/collaborations/milestones/milestones.contract.ts';
import { RatingInput, RatingReply } from '#features/collaborations/ratings/ratings.contract.ts';
import {
  type BUDGET_BANDS,
  CollaborationRequestInput,
  type RequestStatus,
  type TIMEFRAMES,
} from '#features/collaborations/requests/collaboration-requests.contract.ts';
import type { Region } from '#platform/contract/reference-data.ts';
import type { Db } from '#platform/server/database/connect.ts';
import {
  cellsOf,
  dayFrom,
  daysBefore,
  demoId,
  firstOfMonth,
  lastOfMonth,
  rupeesFromLakh,
  sdgGoals,
} from '#platform/server/demo-records.ts';
import { AKSHARVAN_PAST_WORK, AKSHARVAN_RATINGS } from './aksharvan-past-work.demo.ts';
import { HEALTH_AND_SCHOOLS } from './collaborations-health-and-schools.demo.ts';
import { LAND_AND_WORK } from './collaborations-land-and-work.demo.ts';
import { REQUESTS_OF_OTHERS } from './requests-of-others.demo.ts';
import { REQUESTS_OF_SIGN_INS } from './requests-of-sign-ins.demo.ts';
import { TUNGAVARNA_PEOPLE } from './tungavarna-people.demo.ts';
import { TUNGAVARNA_WATER } from './tungavarna-water.demo.ts';

/** A request by one member to another; members are named by their keys. */
interface Ask {
  /** Null for a guest. */
  from: string | null;
  /** The name and address that a guest gives. */
  guest?: { name: string; email: string };
  to: string;
  /** Days before now. */
  sent: number;
  objective: string;
  /** Numbers of the SDGs. */
  sdgs: number[];
  scope: Region[];
  timeframe: (typeof TIMEFRAMES)[number];
  budget: (typeof BUDGET_BANDS)[number];
  notes?: string;
}

export interface DemoRequest extends Ask {
  key: string;
  status: Exclude<RequestStatus, 'accepted'>;
  /** Days before now. */
  answered?: number;
  reason?: string | null;
}

export interface DemoCollaboration {
  key: string;
  title: string;
  about: string;
  status: CollaborationStatus;
  /** Why it was cancelled. */
  reason?: string;
  type: (typeof COLLABORATION_TYPES)[number];
  category: (typeof COLLABORATION_CATEGORIES)[number];
  priority: (typeof PRIORITIES)[number];
  /** Budget in lakh rupees; null until the partners agree on one. */
  lakh: number | null;
  /** Start in months from now, and the number of months. */
  starts: number | null;
  months: number | null;
  /** Days before now when the request was accepted, or the collaboration was created without one. */
  began: number;
  /** The accepted request that started it; without one, the member `by` did. */
  request?: Ask & { from: string };
  by?: string;
  /** Members: `key | responsibility`. */
  partners: string[];
  /** Partners that are not members: `name | responsibility`. */
  others?: string[];
  /** `status | due, days from now | title [| description]` */
  milestones: string[];
  impact: Collaboration['impact_metrics'];
}

export interface DemoInput {
  now: Date;
  members: { key: string; id: string; name: string }[];
}

/**
 * The demo corporate, Tungavarna, takes part in 14 of them that are not cancelled with 12 partners (11 members and a zilla panchayat) and
 * ₹95.1 Cr; of its milestones 34 are completed and 6 overdue, which makes 85 %.
 */
export const DEMO_COLLABORATIONS = [
  ...TUNGAVARNA_WATER,
  ...TUNGAVARNA_PEOPLE,
  ...HEALTH_AND_SCHOOLS,
  ...LAND_AND_WORK,
  ...AKSHARVAN_PAST_WORK,
];
export const OTHER_REQUESTS = [...REQUESTS_OF_SIGN_INS, ...REQUESTS_OF_OTHERS];

/** Has the form of an id by `createCollaboration`. */
export const collaborationId = (key: string) =>
  `collab_1735689600000_${demoId('collaboration', key).slice(-12)}`;

/** @throws Error if no demo member has the key. */
function memberOf({ members }: DemoInput, key: string) {
  const member = members.find((member) => member.key === key);
  if (!member) throw new Error(`there is no demo member ${key}`);
  return member;
}

/** Builds the rows of `collaborations`; a trigger computes their progress from the milestones. */
export function demoCollaborations(input: DemoInput) {
  return DEMO_COLLABORATIONS.map((collaboration) => {
    const { key, starts, months, lakh, request } = collaboration;
    const creator = memberOf(input, request?.from ?? collaboration.by ?? '');
    return {
      id: collaborationId(key),
      title: collaboration.title,
      description: collaboration.about,
      status: collaboration.status,
      status_reason: collaboration.reason ?? null,
      type: collaboration.type,
      category: collaboration.category,
      priority: collaboration.priority,
      budget: lakh === null ? null : rupeesFromLakh(lakh),
      budget_band: request?.budget ?? null,
      timeframe: request?.timeframe ?? null,
      duration_months: months,
      start_date: starts === null ? null : firstOfMonth(input.now, starts),
      end_date: starts === null || months === null ? null : lastOfMonth(input.now, starts, months),
      impact_metrics: JSON.stringify(collaboration.impact),
      created_by: creator.id,
      created_at: daysBefore(input.now, collaboration.began, key),
    };
  });
}

/** Builds the rows of `collaboration_participants`, in the order in which a collaboration lists them. */
export function demoParticipants(input: DemoInput) {
  return DEMO_COLLABORATIONS.flatMap(({ key, began, partners, others = [] }) => {
    const members = partners.map(cellsOf).map(([partner = '', responsibility]) => {
      const { id, name } = memberOf(input, partner);
      return { profile_id: id, name, responsibility };
    });
    const named = others.map(cellsOf).map(([name = '', responsibility]) => {
      return { profile_id: null, name, responsibility };
    });
    const first = daysBefore(input.now, began, key).getTime();
    return [...members, ...named].map((participant, at) => ({
      ...participant,
      id: demoId('participant', `${key}/${at}`),
      collaboration_id: collaborationId(key),
      created_at: new Date(first + at),
    }));
  });
}

/** Builds the rows of `collaboration_milestones`. @throws ZodError if one breaks the rules of the milestone form. */
export function demoMilestones({ now }: Pick<DemoInput, 'now'>) {
  return DEMO_COLLABORATIONS.flatMap(({ key, began, milestones }) =>
    milestones.map((row, at) => {
      const [status, due, title, description] = cellsOf(row);
      const milestone = FirstMilestone.parse({
        status,
        title,
        description,
        due_date: dayFrom(now, Number(due)),
      });
      const done = milestone.status === 'completed';
      return {
        ...milestone,
        id: demoId('milestone', `${key}/${at}`),
        collaboration_id: collaborationId(key),
        // Three days before the due date.
        completed_at: done ? daysBefore(now, 3 - Number(due), `${key}/${at}`) : null,
        created_at: new Date(daysBefore(now, began, key).getTime() + at),
      };
    }),
  );
}

/** Builds the columns that all requests share. @throws ZodError if one breaks the rules of the request form. */
function requestRow(input: DemoInput, key: string, ask: Ask) {
  const target = memberOf(input, ask.to);
  const { target_profile_name: _, ...fields } = CollaborationRequestInput.parse({
    target_profile_id: target.id,
    collaboration_objective: ask.objective,
    sdg_focus_areas: sdgGoals(ask.sdgs),
    geographic_scope: ask.scope,
    timeframe: ask.timeframe,
    budget_band: ask.budget,
    additional_notes: ask.notes,
  });
  return {
    ...fields,
    id: demoId('request', key),
    target_profile_name: target.name,
    sender_profile_id: ask.from === null ? null : memberOf(input, ask.from).id,
    guest_name: ask.guest?.name,
    guest_email: ask.guest?.email,
    created_at: daysBefore(input.now, ask.sent, `${key}/sent`),
  };
}

/** Builds the rows of `collaboration_requests`: accepted ones first, then all others. */
export function demoRequests(input: DemoInput) {
  const accepted = DEMO_COLLABORATIONS.flatMap(({ key, request, began }) =>
    request
      ? {
          ...requestRow(input, key, request),
          status: 'accepted' as const,
          reason: null,
          answered_at: daysBefore(input.now, began, key),
          collaboration_id: collaborationId(key),
        }
      : [],
  );
  const others = OTHER_REQUESTS.map((request) => ({
    ...requestRow(input, request.key, request),
    status: request.status,
    reason: request.reason ?? null,
    answered_at: request.answered === undefined ? null : daysBefore(input.now, request.answered, request.key),
    collaboration_id: null,
  }));
  return [...accepted, ...others];
}

/** Builds the rows of `collaboration_ratings`. @throws ZodError if one breaks the rules of the rating form. */
export function demoRatings(input: DemoInput) {
  const rated = memberOf(input, 'aksharvan');
  return AKSHARVAN_RATINGS.map((row) => {
    const [key = '', rater = '', score, comment, reply] = cellsOf(row);
    const collaboration = DEMO_COLLABORATIONS.find((one) => one.key === key);
    if (!collaboration) throw new Error(`there is no demo collaboration ${key}`);
    const ended = collaboration.began - 30 * (collaboration.months ?? 0);
    const rating = RatingInput.parse({ rated_profile_id: rated.id, score: Number(score), comment });
    return {
      ...rating,
      id: demoId('rating', key),
      collaboration_id: collaborationId(key),
      collaboration_title: collaboration.title,
      rater_profile_id: memberOf(input, rater).id,
      reply: reply ? RatingReply.parse({ reply }).reply : null,
      replied_at: reply ? daysBefore(input.now, ended - 12, key) : null,
      created_at: daysBefore(input.now, ended - 8, key),
    };
  });
}

/**
 * Lets colleagues of the printed sign-ins be the persons behind what their organisation did: managers send and answer
 * requests and rate partners; members complete milestones.
 */
export async function nameColleaguesDemo(
  db: Db,
  colleagues: { of: string; role: string; id: string }[],
  members: DemoInput['members'],
): Promise<void> {
  for (const { of, role, id } of colleagues) {
    const profile = members.find(({ key }) => key === of)?.id;
    if (role === 'manager') {
      await sql`update collaboration_requests set
        sent_by = case when sender_profile_id = ${profile} then ${id}::uuid else sent_by end,
        answered_by = case when answered_at is not null
          and case when status = 'withdrawn' then sender_profile_id else target_profile_id end = ${profile}
          then ${id}::uuid else answered_by end
        where ${profile} in (sender_profile_id, target_profile_id)`.execute(db);
      await sql`update collaboration_ratings set
        rated_by = case when rater_profile_id = ${profile} then ${id}::uuid else rated_by end,
        replied_by = case when rated_profile_id = ${profile} and reply is not null then ${id}::uuid else replied_by end
        where ${profile} in (rater_profile_id, rated_profile_id)`.execute(db);
    }
    if (role === 'member') {
      await sql`update collaboration_milestones m set completed_by = ${id}, completed_for = ${profile}
        where m.status = 'completed' and m.collaboration_id in (
          select collaboration_id from collaboration_participants where profile_id = ${profile})`.execute(db);
      await sql`insert into collaboration_seats (participant_id, profile_id, account_id)
        select id, profile_id, ${id}::uuid from collaboration_participants where profile_id = ${profile}`.execute(
        db,
      );
    }
  }
}

/** Inserts the demo members' collaborations and requests; their profiles must exist. */
export async function loadCollaborationsDemo(db: Db, input: DemoInput): Promise<void> {
  await db.insertInto('collaborations').values(demoCollaborations(input)).execute();
  await db.insertInto('collaboration_participants').values(demoParticipants(input)).execute();
  await db.insertInto('collaboration_milestones').values(demoMilestones(input)).execute();
  await db.insertInto('collaboration_requests').values(demoRequests(input)).execute();
  await db.insertInto('collaboration_ratings').values(demoRatings(input)).execute();
  // The triggers have set `updated_at` to now; the last completed milestone gives a better date.
  await sql`update collaborations c set updated_at = least(${input.now}::timestamptz, greatest(c.created_at,
    (select max(m.completed_at) from collaboration_milestones m where m.collaboration_id = c.id)))`.execute(
    db,
  );
}
