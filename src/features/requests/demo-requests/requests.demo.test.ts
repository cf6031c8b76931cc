import { describe, expect, test } from 'vitest';
import {
  DEMO_COLLABORATIONS,
  demoCollaborations,
  demoParticipants,
} from '#features/collaborations/demo-collaborations/collaborations.demo.ts';
import {
  type BUDGET_BANDS,
  CollaborationRequestInput,
  REQUEST_STATUSES,
} from '#features/requests/requests/collaboration-requests.contract.ts';
import { demoId } from '#platform/server/demo-records.ts';
import { demoRequests, OTHER_REQUESTS } from './requests.demo.ts';

const NOW = new Date('2026-03-31T09:30:00Z');

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
