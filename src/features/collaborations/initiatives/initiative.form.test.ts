import { describe, expect, test } from 'vitest';
import {
  EMPTY_INITIATIVE,
  EMPTY_MILESTONE,
  type InitiativeValues,
  initiativeErrors,
  initiativeField,
  isSendable,
  toCollaborationInput,
  withMilestone,
  withParticipant,
} from './initiative.form.ts';

const filled: InitiativeValues = {
  ...EMPTY_INITIATIVE,
  title: ' Clean water for Barmer ',
  type: 'Project',
  description: 'Forty village tanks',
};

describe('what is sent', () => {
  test('empty fields are null, the budget is in rupees, the impact text is the expected impact', () => {
    const input = toCollaborationInput({
      ...filled,
      budget: '2.4 Cr',
      duration_months: '18 months',
      expectedImpact: ' 12,000 people ',
    });
    expect(input).toMatchObject({
      budget: 24_000_000,
      duration_months: 18,
      start_date: null,
      end_date: null,
      impact_metrics: { expectedImpact: '12,000 people' },
    });
    expect(toCollaborationInput(filled)).toMatchObject({
      budget: null,
      duration_months: null,
      impact_metrics: {},
    });
  });

  test('a budget without a word is in crore; any other amount is read as it is written', () => {
    const budget = (typed: string) => toCollaborationInput({ ...filled, budget: typed }).budget;
    expect(budget('2.4')).toBe(24_000_000);
    expect(budget('35 lakh')).toBe(3_500_000);
    expect(initiativeErrors({ ...filled, budget: 'to be agreed' })).toEqual({
      budget: 'Budget must be an amount such as 35 lakh, 3.5 Cr or 35,00,000',
    });
  });

  test('milestones keep their day when they have one', () => {
    const milestones = [
      { key: '1', title: 'Survey', due_date: '2026-12-01' },
      { key: '2', title: 'Handover', due_date: '' },
    ];
    expect(toCollaborationInput({ ...filled, milestones }).milestones).toEqual([
      { title: 'Survey', due_date: '2026-12-01' },
      { title: 'Handover', due_date: null },
    ]);
  });

  test('a duration is in months unless it names years; what cannot be read is refused at its field', () => {
    const sent = (duration_months: string) => toCollaborationInput({ ...filled, duration_months });
    expect(sent('2 years').duration_months).toBe(24);
    expect(initiativeErrors({ ...filled, duration_months: '-3' })).toEqual({
      duration_months: 'Duration must be at least 1 month',
    });
    expect(initiativeErrors({ ...filled, duration_months: 'about 6-9 months' })).toEqual({
      duration_months: 'Duration must be a time such as 18 months, 2 years or 1.5 years',
    });
  });

  test.each([
    ['{"beneficiaries": 1200, "communities": 4}', { beneficiaries: 1200, communities: 4 }],
    ['{"expectedImpact": "Clean water"}', { expectedImpact: 'Clean water' }],
    ['{"wells": 4}', { expectedImpact: '{"wells": 4}' }],
    ['{ to be agreed', { expectedImpact: '{ to be agreed' }],
  ])('the impact %j is stored as %j', (expectedImpact, metrics) => {
    expect(toCollaborationInput({ ...filled, expectedImpact }).impact_metrics).toEqual(metrics);
  });
});

describe('what is checked', () => {
  test('a filled form has no errors', () => {
    expect(initiativeErrors(filled)).toEqual({});
  });

  test("the three required fields answer with the specification's messages", () => {
    expect(initiativeErrors(EMPTY_INITIATIVE)).toEqual({
      title: 'Please enter a project title',
      description: 'Please enter a project description',
      type: 'Please select a project type',
    });
  });

  test('errors appear at their fields', () => {
    const values = { ...filled, duration_months: '121', expectedImpact: 'x'.repeat(1001) };
    expect(initiativeErrors(values)).toEqual({
      duration_months: 'Duration must be at most 120 months',
      expectedImpact: 'Expected impact must be 1000 characters or less',
    });
    const days = { start_date: '2026-12-02', end_date: '2026-12-01' };
    const end_date = 'The end date must not be before the start date';
    expect(initiativeErrors({ ...filled, ...days })).toEqual({ end_date });
    expect(Object.entries(initiativeErrors({ ...values, ...days })), 'beside the others').toEqual([
      ['duration_months', 'Duration must be at most 120 months'],
      ['end_date', end_date],
      ['expectedImpact', 'Expected impact must be 1000 characters or less'],
    ]);
  });

  test('an error of a milestone or participant appears where it was typed', () => {
    const milestone = (title: string) => ({ ...EMPTY_MILESTONE, title });
    const values = {
      ...filled,
      milestones: ['Survey', ''].map(milestone),
      next_milestone: milestone('x'.repeat(161)),
    };
    expect(initiativeErrors(values)).toEqual({
      'milestones.1.title': 'Please enter a milestone title',
      'next_milestone.title': 'Title must be 160 characters or less',
    });
    expect(initiativeField('milestones.1.due_date', values)).toBe('milestones.1.due_date');
    expect(initiativeField('milestones', values)).toBe('next_milestone.title');
    expect(initiativeField('participants.7', values)).toBe('next_participant');
  });

  test('blank required fields keep the button disabled', () => {
    expect(isSendable(filled)).toBe(true);
    expect(isSendable({ ...filled, description: '  ' })).toBe(false);
    expect(isSendable({ ...filled, type: '' })).toBe(false);
  });
});

describe('lists', () => {
  test('participants are trimmed and taken once', () => {
    expect(withParticipant(['Asha Trust'], ' Jal Foundation ')).toEqual(['Asha Trust', 'Jal Foundation']);
    expect(withParticipant(['Asha Trust'], 'asha trust ')).toEqual(['Asha Trust']);
    expect(withParticipant(['Asha Trust'], '   ')).toEqual(['Asha Trust']);
  });

  test('milestones are trimmed and taken once', () => {
    const survey = { key: '1', title: 'Survey', due_date: '' };
    const typed = (title: string) => ({ key: '2', title, due_date: '2026-12-01' });
    expect(withMilestone([], { ...survey, title: ' Survey ' })).toEqual([survey]);
    expect(withMilestone([survey], typed('survey'))).toEqual([survey]);
    expect(withMilestone([survey], typed(' '))).toEqual([survey]);
  });

  test('what was typed but not added is sent too', () => {
    const next_milestone = { ...EMPTY_MILESTONE, title: 'Handover' };
    const values = {
      ...filled,
      participants: ['Asha Trust'],
      next_participant: 'Jal Foundation',
      next_milestone,
    };
    expect(toCollaborationInput(values).participants).toEqual(['Asha Trust', 'Jal Foundation']);
    expect(toCollaborationInput(values).milestones).toEqual([{ title: 'Handover', due_date: null }]);
  });
});
