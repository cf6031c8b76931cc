import { describe, expect, test } from 'vitest';
import {
  COLLABORATION_CATEGORIES,
  COLLABORATION_STATUSES,
  COLLABORATION_TYPES,
  CollaborationId,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { CollaborationInput } from '#features/collaborations/initiatives/initiatives.contract.ts';
import { FirstMilestone } from '#features/collaborations/milestones/milestones.contract.ts';
import { ParticipantInput } from '#features/collaborations/participants/participants.contract.ts';
import {
  type BUDGET_BANDS,
  CollaborationRequestInput,
  REQUEST_STATUSES,
} from '#features/collaborations/requests/collaboration-requests.contract.ts';
import { demoId } from '#platform/server/demo-records.ts';
import {
  DEMO_COLLABORATIONS,
  demoCollaborations,
  demoMilestones,
  demoParticipants,
  demoRatings,
  demoRequests,
  OTHER_REQUESTS,
} from './collaborations.demo.ts';

const NOW = new Date('2026-03-31T09:30:00Z');
const TODAY = '2026-03-31';

const keys = [
  ...DEMO_COLLABORATIONS.flatMap(({ partners }) => partners.map((row) => row.split(' | ')[0] ?? '')),
  ...OTHER_REQUESTS.flatMap(({ from, to }) => (from ? [from, to] : [to])),
];
const members = [...new Set(keys)].map((key) => ({ key, id: demoId('member', key), name: `Name of ${key}` }));
const input = { now: NOW, members };
const corporate = demoId('member', 'tungavarna');
const ngo = demoId('member', 'aksharvan');

const collaborations = demoCollaborations(input);
const participants = demoParticipants(input);
const milestones = demoMilestones(input);
const requests = demoRequests(input);

/** Rupees of a budget band: from, to. */
const BANDS: Record<(typeof BUDGET_BANDS)[number], [number, number]> = {
  'Less than ₹10 Lakh': [0, 1_000_000],
  '₹10-50 Lakh': [1_000_000, 5_000_000],
  '₹50 Lakh - ₹1 Crore': [5_000_000, 10_000_000],
  '₹1-5 Crore': [10_000_000, 50_000_000],
  'More than ₹5 Crore': [50_000_000, 1e12],
  'Not Applicable': [0, 0],
};

describe('demo collaborations', () => {
  test('could have been written by hand', () => {
    for (const one of collaborations) {
      const { id, status, status_reason, budget_band, timeframe, created_by, created_at, ...fields } = one;
      expect(CollaborationId.parse(id)).toBe(id);
      expect(status_reason !== null, id).toBe(status === 'cancelled');
      const written = { ...fields, impact_metrics: JSON.parse(fields.impact_metrics) };
      expect(CollaborationInput.parse(written)).toMatchObject(written);
    }
    for (const { name, responsibility } of participants) ParticipantInput.parse({ name, responsibility });
    for (const { title, description, status, due_date } of milestones) {
      FirstMilestone.parse({ title, description, status, due_date });
    }
  });

  test('show every status, type and category', () => {
    const seen = (column: 'status' | 'type' | 'category') =>
      new Set(collaborations.map((row) => row[column]));
    expect(seen('status')).toEqual(new Set(COLLABORATION_STATUSES));
    expect(seen('type')).toEqual(new Set(COLLABORATION_TYPES));
    expect(seen('category')).toEqual(new Set(COLLABORATION_CATEGORIES));
  });

  test('give the demo corporate the figures of the specification', () => {
    const mine = new Set(
      participants
        .filter((one) => one.profile_id === corporate)
        .map((one) => one.collaboration_id)
        .filter((id) => collaborations.find((one) => one.id === id)?.status !== 'cancelled'),
    );
    const partners = participants.filter(
      (one) => mine.has(one.collaboration_id) && one.profile_id !== corporate,
    );
    const budgets = collaborations.filter(({ id }) => mine.has(id)).map(({ budget }) => budget ?? 0);
    const due = milestones.filter((one) => mine.has(one.collaboration_id));
    const met = due.filter(({ status }) => status === 'completed').length;
    const missed = due.filter((one) => one.status !== 'completed' && (one.due_date ?? TODAY) < TODAY).length;
    expect(mine.size).toBe(14);
    expect(new Set(partners.map(({ name }) => name)).size).toBe(12);
    expect(budgets.reduce((sum, budget) => sum + budget, 0)).toBe(951_000_000);
    expect([met, missed, Math.round((100 * met) / (met + missed))]).toEqual([34, 6, 85]);
  });

  test('list no member twice, and include the member who started them', () => {
    for (const { id, created_by } of collaborations) {
      const ids = participants.filter((one) => one.collaboration_id === id).map((one) => one.profile_id);
      expect(ids.length).toBeGreaterThanOrEqual(2);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toContain(created_by);
    }
  });

  test('complete milestones between their start and today', () => {
    for (const { collaboration_id, completed_at, title } of milestones) {
      const began = collaborations.find(({ id }) => id === collaboration_id)?.created_at ?? NOW;
      if (completed_at) expect(completed_at > began && completed_at < NOW, title).toBe(true);
    }
    for (const { id, status } of collaborations.filter(({ status }) => status === 'completed')) {
      const own = milestones.filter((one) => one.collaboration_id === id);
      expect(own.every((one) => one.status === status)).toBe(true);
    }
  });
});

describe('demo ratings', () => {
  test('give the demo non-profit the figures of the specification, each from a partner after the work', () => {
    const ratings = demoRatings(input);
    const mean = ratings.reduce((sum, { score }) => sum + score, 0) / ratings.length;
    expect([ratings.length, mean.toFixed(1)]).toEqual([12, '4.8']);
    for (const { collaboration_id, rater_profile_id, rated_profile_id, created_at, replied_at } of ratings) {
      const collaboration = collaborations.find(({ id }) => id === collaboration_id);
      expect(collaboration?.status).toBe('completed');
      const parties = participants
        .filter((one) => one.collaboration_id === collaboration_id)
        .map((one) => one.profile_id);
      expect(parties).toEqual(expect.arrayContaining([rater_profile_id, rated_profile_id]));
      expect(created_at > (collaboration?.created_at ?? NOW) && created_at < NOW).toBe(true);
      if (replied_at) expect(replied_at > created_at && replied_at < NOW).toBe(true);
    }
  });
});

describe('demo collaboration requests', () => {
  test('could have been sent, in every state before an admin passes one on', () => {
    for (const request of requests) {
      const { id, status, reason, answered_at, collaboration_id, created_at, sender_profile_id, ...sent } =
        request;
      expect(CollaborationRequestInput.parse(sent)).toEqual(sent);
      expect(sender_profile_id === null).toBe(status === 'held');
      expect(sender_profile_id).not.toBe(sent.target_profile_id);
      expect(answered_at === null).toBe(status === 'pending' || status === 'held');
      if (answered_at) expect(answered_at > created_at && answered_at < NOW).toBe(true);
      if (status === 'declined') expect(reason).toBeTruthy();
    }
    expect(new Set(requests.map(({ status }) => status))).toEqual(
      new Set(REQUEST_STATUSES.filter((status) => status !== 'released' && status !== 'closed')),
    );
    expect(requests.filter(({ status }) => status === 'held')).toHaveLength(2);
  });

  test('pass budget band and timeframe on to their collaboration', () => {
    for (const request of requests.filter(({ status }) => status === 'accepted')) {
      const collaboration = collaborations.find(({ id }) => id === request.collaboration_id);
      expect(collaboration).toMatchObject({
        budget_band: request.budget_band,
        timeframe: request.timeframe,
        created_by: request.sender_profile_id,
        created_at: request.answered_at,
      });
      const parties = participants.filter((one) => one.collaboration_id === request.collaboration_id);
      expect(parties.map((one) => one.profile_id)).toContain(request.target_profile_id);
      const [from, to] = BANDS[request.budget_band];
      const budget = collaboration?.budget ?? from;
      expect(budget >= from && budget <= to, collaboration?.title).toBe(true);
    }
  });

  test('leave one open request per pair and enough for the demo non-profit to answer', () => {
    const open = requests.filter(({ status }) => status === 'pending');
    const pairs = open.map((one) => `${one.sender_profile_id} ${one.target_profile_id}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    const incoming = open.filter((one) => one.target_profile_id === ngo);
    expect(incoming.length).toBeGreaterThanOrEqual(3);
    expect(incoming.map((one) => one.sender_profile_id)).toContain(corporate);
  });
});
