import { sql } from 'kysely';
import {
  collaborationId,
  DEMO_COLLABORATIONS,
  type DemoAsk,
  type DemoInput,
  memberOf,
} from '#features/collaborations/demo-collaborations/collaborations.demo.ts';
import {
  CollaborationRequestInput,
  type RequestStatus,
} from '#features/requests/requests/collaboration-requests.contract.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { daysBefore, demoId, sdgGoals } from '#platform/server/demo-records.ts';
import { REQUESTS_OF_OTHERS } from './requests-of-others.demo.ts';
import { REQUESTS_OF_SIGN_INS } from './requests-of-sign-ins.demo.ts';

export interface DemoRequest extends DemoAsk {
  key: string;
  status: Exclude<RequestStatus, 'accepted'>;
  /** Days before now. */
  answered?: number;
  reason?: string | null;
}

export const OTHER_REQUESTS = [...REQUESTS_OF_SIGN_INS, ...REQUESTS_OF_OTHERS];

/** Builds the columns that all requests share. @throws ZodError if one breaks the rules of the request form. */
function requestRow(input: DemoInput, key: string, ask: DemoAsk) {
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

/** Lets managers of the printed sign-ins be the persons who sent and answered the requests of their organisation. */
export async function nameManagersDemo(
  db: Db,
  colleagues: { of: string; role: string; id: string }[],
  members: DemoInput['members'],
): Promise<void> {
  for (const { of, id } of colleagues.filter(({ role }) => role === 'manager')) {
    const profile = members.find(({ key }) => key === of)?.id;
    await sql`update collaboration_requests set
      sent_by = case when sender_profile_id = ${profile} then ${id}::uuid else sent_by end,
      answered_by = case when answered_at is not null
        and case when status = 'withdrawn' then sender_profile_id else target_profile_id end = ${profile}
        then ${id}::uuid else answered_by end
      where ${profile} in (sender_profile_id, target_profile_id)`.execute(db);
  }
}

/** Inserts the demo members' requests; their profiles and the collaborations that requests started must exist. */
export async function loadRequestsDemo(db: Db, input: DemoInput): Promise<void> {
  await db.insertInto('collaboration_requests').values(demoRequests(input)).execute();
}
