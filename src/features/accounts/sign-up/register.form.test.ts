import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORD_MESSAGE } from '#platform/contract/common-passwords.ts';
import { AppError } from '#platform/contract/errors.ts';
import { OWN_WORDS_MESSAGE } from '#platform/contract/own-words.ts';
import {
  EMPTY_REGISTRATION,
  errorsOfFailure,
  errorsOfStep,
  fieldOfWireName,
  firstWrongStep,
  memberTypeOfLink,
  type RegistrationValues,
  signUpBodyOf,
  stepOf,
} from './register.form.ts';
import { SignUpInput } from './sign-up.contract.ts';

const FILLED: RegistrationValues = {
  ...EMPTY_REGISTRATION,
  organization_type: 'corporate',
  email: 'csr@example.in',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  terms: true,
  organization_name: 'Sagar Industries',
  headquarters_location: 'Pune, Maharashtra',
  short_summary: 'Makes pumps',
  corporate_cin: 'L12345MH2001PLC123456',
  is_listed_entity: true,
};

describe('registration wizard', () => {
  it('asks for a member type first', () => {
    expect(errorsOfStep(0, EMPTY_REGISTRATION)).toEqual({
      organization_type: 'Please select your member type to continue.',
    });
    expect(errorsOfStep(0, FILLED)).toEqual({});
  });

  it.each([
    ['qwerty123', COMMON_PASSWORD_MESSAGE],
    ['csr@example.in', OWN_WORDS_MESSAGE],
    ['Sagar2026', OWN_WORDS_MESSAGE],
  ])('refuses the password %s in the step that asks for it', (password, message) => {
    const values = { ...FILLED, password, confirmPassword: password };
    expect(errorsOfStep(1, values)).toEqual({ password: message });
    expect(firstWrongStep(values)).toBe(1);
  });

  it('names every wrong field of the account step, the unequal passwords too', () => {
    expect(errorsOfStep(1, { ...EMPTY_REGISTRATION, email: 'nobody', confirmPassword: 'x' })).toEqual({
      email: 'Invalid email format',
      password: 'Password is required',
      confirmPassword: 'Passwords do not match',
      terms: 'Please agree to the Terms of Service and Privacy Policy.',
    });
    expect(errorsOfStep(1, { ...FILLED, password: '12345', confirmPassword: '12345' })).toEqual({
      password: 'Password must be at least 6 characters',
    });
    expect(errorsOfStep(1, FILLED)).toEqual({});
  });

  it('requires name, location and summary in the profile step and checks the optional fields', () => {
    expect(errorsOfStep(2, EMPTY_REGISTRATION)).toEqual({
      organization_name: 'Organization/Full name is required',
      headquarters_location: 'Location is required',
      short_summary: 'Short summary is required',
    });
    const summary = 'x'.repeat(151);
    expect(
      errorsOfStep(2, { ...FILLED, short_summary: summary, year_established: 1799, website: 'x' }),
    ).toEqual({
      short_summary: 'Summary must be 150 characters or less',
      website: 'Website must be a valid URL',
      year_established: 'Please enter a valid year',
    });
    expect(errorsOfStep(2, FILLED)).toEqual({});
  });

  it('makes a payload that the contract accepts', () => {
    const parsed = SignUpInput.parse(signUpBodyOf(FILLED));
    expect(parsed.userData).toMatchObject({
      full_name: 'Sagar Industries',
      bio: 'Makes pumps',
      location: 'Pune, Maharashtra',
      corporate_cin: 'L12345MH2001PLC123456',
      is_listed_entity: true,
    });
  });

  it('sends CIN and listing for a corporate only', () => {
    const { userData } = signUpBodyOf({ ...FILLED, organization_type: 'ngo' });
    expect(userData).toMatchObject({ organization_type: 'ngo', is_listed_entity: false });
    expect(userData.corporate_cin).toBeUndefined();
  });

  it('finds the field and the step that a wire name belongs to', () => {
    expect(fieldOfWireName('userData.bio')).toBe('short_summary');
    expect(fieldOfWireName('userData.sdg_goals.0')).toBe('sdg_goals');
    expect(stepOf(fieldOfWireName('email'))).toBe(1);
    expect(stepOf(fieldOfWireName('userData.location'))).toBe(2);
  });

  it('knows the member types of its entry links', () => {
    expect(['corporation', 'ngo', 'consultant', 'king', null].map(memberTypeOfLink)).toEqual([
      'corporate',
      'ngo',
      'individual',
      '',
      '',
    ]);
  });

  it('takes the listing from the CIN, and from the checkbox only without one', () => {
    const listing = (corporate_cin: string, is_listed_entity: boolean) =>
      signUpBodyOf({ ...FILLED, corporate_cin, is_listed_entity }).userData.is_listed_entity;
    expect(listing('U12345MH2001PLC123456', true)).toBe(false);
    expect(listing('L12345MH2001PLC123456', false)).toBe(true);
    expect(listing('F01234', true)).toBe(true);
    expect(listing('', false)).toBe(false);
  });

  it('knows the first step that is not filled', () => {
    expect(firstWrongStep(EMPTY_REGISTRATION)).toBe(0);
    expect(firstWrongStep({ ...FILLED, password: '' })).toBe(1);
    expect(firstWrongStep({ ...FILLED, short_summary: '' })).toBe(2);
    expect(firstWrongStep(FILLED)).toBe(2);
  });

  it('puts what the server finds wrong at the fields of its first step', () => {
    const fields = { password: 'Too easy', 'userData.bio': 'Too long', 'userData.sdg_goals.0': 'Unknown' };
    expect(errorsOfFailure(new AppError('VALIDATION_FAILED', { fields }))).toEqual({
      step: 1,
      errors: { password: 'Too easy', short_summary: 'Too long', sdg_goals: 'Unknown' },
    });
    expect(errorsOfFailure(new AppError('INTERNAL'))).toBeNull();
    expect(errorsOfFailure(new Error('offline'))).toBeNull();
  });
});
