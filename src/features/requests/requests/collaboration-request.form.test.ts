import { describe, expect, test } from 'vitest';
import { type CollaborationRequestValues, inOrder, requestErrors } from './collaboration-request.form.ts';

const filled: CollaborationRequestValues = {
  collaboration_objective: 'Safe drinking water for forty villages',
  timeframe: '3-6 months',
  budget_band: '₹10-50 Lakh',
  sdg_focus_areas: ['Clean Water and Sanitation'],
  geographic_scope: ['Bihar', 'Pan India'],
  attachment_url: '',
  additional_notes: '',
  guest_name: '',
  guest_email: '',
};

describe('what is checked before a request is sent', () => {
  test('a filled form is right; optional fields may be empty', () => {
    expect(requestErrors(filled)).toEqual({});
  });

  test("an empty one answers with the specification's messages, in the order of the screen", () => {
    const errors = requestErrors({
      ...filled,
      collaboration_objective: ' ',
      timeframe: null,
      budget_band: null,
    });
    expect(Object.entries(inOrder(errors))).toEqual([
      ['collaboration_objective', 'Collaboration objective must be at least 20 characters.'],
      ['timeframe', 'Please select a timeframe.'],
      ['budget_band', 'Please select a budget band.'],
    ]);
  });

  test.each([
    [19, 'Collaboration objective must be at least 20 characters.'],
    [20, undefined],
    [600, undefined],
    [601, 'Collaboration objective must not exceed 600 characters.'],
  ])('an objective of %i characters', (length, message) => {
    const errors = requestErrors({ ...filled, collaboration_objective: ` ${'a'.repeat(length)} ` });
    expect(errors.collaboration_objective).toBe(message);
  });

  test('a guest says who they are, first on the screen', () => {
    const errors = requestErrors({ ...filled, timeframe: null }, true);
    expect(Object.entries(inOrder(errors))).toEqual([
      ['guest_name', 'Name is required'],
      ['guest_email', 'Email is required'],
      ['timeframe', 'Please select a timeframe.'],
    ]);
    expect(requestErrors({ ...filled, guest_name: 'Asha', guest_email: 'a@b.example' }, true)).toEqual({});
  });

  test('an attachment is a web address', () => {
    const errors = requestErrors({ ...filled, attachment_url: 'concept note' });
    expect(errors).toEqual({ attachment_url: 'Attachment must be a valid URL' });
  });
});
