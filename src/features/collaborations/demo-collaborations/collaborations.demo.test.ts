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
import { demoId } from '#platform/server/demo-records.ts';
import {
  DEMO_COLLABORATIONS,
  demoCollaborations,
  demoMilestones,
  demoParticipants,
  demoRatings,
} from './collaborations.demo.ts';

const NOW = new Date('2026-03-31T09:30:00Z');
const TODAY = '2026-03-31';

const keys = [
  ...DEMO_COLLABORATIONS.flatMap(({ partners }) => partners.map((row) => row.split(' | ')[0] ?? '')),
];
const members = [...new Set(keys)].map((key) => ({ key, id: demoId('member', key), name: `Name of ${key}` }));
const input = { now: NOW, members };
const corporate = demoId('member', 'tungavarna');

const collaborations = demoCollaborations(input);
const participants = demoParticipants(input);
const milestones = demoMilestones(input);

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
