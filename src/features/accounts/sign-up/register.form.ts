import { schemaResolver, useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Password, PersonName } from '#features/accounts/account/accounts.contract.ts';
import {
  HeadquartersState,
  Location,
  OrganizationName,
  ShortSummary,
  YearEstablished,
} from '#features/accounts/account/profile-fields.contract.ts';
import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { COMMON_PASSWORD_MESSAGE, COMMONEST_PASSWORDS } from '#platform/contract/common-passwords.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { Email, optionalEmail, optionalPhone, optionalUrl } from '#platform/contract/fields.ts';
import { CorporateCin, isListedCin } from '#platform/contract/identifiers/corporate-identity.ts';
import { isOwnWords, OWN_WORDS_MESSAGE } from '#platform/contract/own-words.ts';
import type { State } from '#platform/contract/reference-data.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import type { MemberType, signUp } from './sign-up.contract.ts';

type SignUpBody = RouteInput<typeof signUp>['body'];

/** Values of the wizard's three steps. */
export interface RegistrationValues {
  organization_type: MemberType | '';
  email: string;
  public_contact_email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
  organization_name: string;
  /** Own name of who signs up for an organisation. */
  person_name: string;
  headquarters_location: string;
  headquarters_state: State | '';
  short_summary: string;
  website: string;
  public_contact_phone: string;
  year_established: number | '';
  organization_size: SignUpBody['userData']['organization_size'] | null;
  operating_regions: NonNullable<SignUpBody['userData']['operating_regions']>;
  sdg_goals: NonNullable<SignUpBody['userData']['sdg_goals']>;
  focus_areas: NonNullable<SignUpBody['userData']['focus_areas']>;
  corporate_cin: string;
  is_listed_entity: boolean;
}

export const EMPTY_REGISTRATION: RegistrationValues = {
  organization_type: '',
  email: '',
  public_contact_email: '',
  password: '',
  confirmPassword: '',
  terms: false,
  organization_name: '',
  person_name: '',
  headquarters_location: '',
  headquarters_state: '',
  short_summary: '',
  website: '',
  public_contact_phone: '',
  year_established: '',
  organization_size: null,
  operating_regions: [],
  sdg_goals: [],
  focus_areas: [],
  corporate_cin: '',
  is_listed_entity: false,
};

export const SELECT_TYPE = 'Please select your member type to continue.';
export const AGREE_TO_TERMS = 'Please agree to the Terms of Service and Privacy Policy.';

/** The rules of each step, in the order of its fields on the page (specification part 1, section 5). */
const STEPS = [
  z.object({ organization_type: z.enum(['corporate', 'ngo', 'individual'], SELECT_TYPE) }),
  z
    .object({
      email: Email,
      public_contact_email: optionalEmail,
      password: Password,
      confirmPassword: z.string(),
      terms: z.literal(true, AGREE_TO_TERMS),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
      // Runs even if another field is wrong, which would otherwise skip this check.
      when: () => true,
    }),
  z.object({
    organization_name: OrganizationName,
    person_name: z.union([z.literal(''), PersonName]),
    headquarters_location: Location,
    headquarters_state: HeadquartersState,
    short_summary: ShortSummary,
    website: optionalUrl('Website'),
    public_contact_phone: optionalPhone('Phone'),
    year_established: z.union([z.literal(''), YearEstablished], 'Please enter a valid year'),
    corporate_cin: CorporateCin,
  }),
] as const;

export const LAST_STEP = STEPS.length - 1;

const resolvers = STEPS.map((schema) => schemaResolver(schema, { sync: true }));

/**
 * Index of the step with the password. The organisation's name, which must not be in it, comes in a later step.
 */
const ACCOUNT_STEP = 1;

/** Finds a password that is common or made of words of the form. The server knows more common ones. */
function passwordProblem({ password, email, organization_name }: RegistrationValues): string | null {
  if (COMMONEST_PASSWORDS.includes(password.toLowerCase())) return COMMON_PASSWORD_MESSAGE;
  return isOwnWords(password, [email, organization_name]) ? OWN_WORDS_MESSAGE : null;
}

/** Returns the errors of one step (0, 1 or 2), by field. */
export function errorsOfStep(step: number, values: RegistrationValues): RegistrationErrors {
  const errors: RegistrationErrors = resolvers[step]?.(values) ?? {};
  const problem = step === ACCOUNT_STEP && !errors.password && passwordProblem(values);
  return problem ? { ...errors, password: problem } : errors;
}

export type RegistrationErrors = Record<string, ReactNode>;

/** Returns the first step with an error, or the last step. */
export function firstWrongStep(values: RegistrationValues): number {
  const wrong = STEPS.findIndex((_, step) => Object.keys(errorsOfStep(step, values)).length > 0);
  return wrong === -1 ? LAST_STEP : wrong;
}

/** The wizard's form; it checks the fields of the step that is shown. */
export const useRegistrationForm = (step: number, initialValues: RegistrationValues) =>
  useForm<RegistrationValues>({ initialValues, validate: (values) => errorsOfStep(step, values) });
export type RegistrationForm = ReturnType<typeof useRegistrationForm>;

/** Returns the step that shows a field, or the last step for a field that the wizard does not show. */
export function stepOf(field: string): number {
  const step = STEPS.findIndex((schema) => field in schema.shape);
  return step === -1 ? LAST_STEP : step;
}

/** Member types by the names that links use: /register?type=corporation. */
const LINKED_TYPES: Record<string, MemberType> = {
  corporation: 'corporate',
  ngo: 'ngo',
  consultant: 'individual',
};

export const memberTypeOfLink = (type: string | null): MemberType | '' => LINKED_TYPES[type ?? ''] ?? '';

/** Wire names that differ from the wizard's. */
const WIRE_NAMES = {
  full_name: 'organization_name',
  location: 'headquarters_location',
  bio: 'short_summary',
  phone: 'public_contact_phone',
} as const;

/** Returns the wizard's field for a field of the sign-up payload: `userData.bio` is the short summary. */
export function fieldOfWireName(wireName: string): string {
  const name = wireName.replace('userData.', '').split('.')[0] ?? '';
  return WIRE_NAMES[name as keyof typeof WIRE_NAMES] ?? name;
}

/** Returns the errors of a failed call by the wizard's field names, and the step of the first one. */
export function errorsOfFailure(error: unknown): { step: number; errors: Record<string, string> } | null {
  const fields = Object.entries((error instanceof CallFailure && error.fields) || {});
  const errors = Object.fromEntries(fields.map(([name, message]) => [fieldOfWireName(name), message]));
  const [first] = Object.keys(errors);
  return first === undefined ? null : { step: stepOf(first), errors };
}

/** Builds the sign-up payload (section 3). CIN and listing are sent only for a corporate. */
export function signUpBodyOf(values: RegistrationValues): SignUpBody {
  const corporate = values.organization_type === 'corporate';
  return {
    email: values.email,
    password: values.password,
    consent_version: consentNoticeAt(new Date()).version,
    userData: {
      full_name: values.organization_name,
      organization_name: values.organization_name,
      person_name: values.organization_type === 'individual' ? undefined : values.person_name || undefined,
      organization_type: values.organization_type || 'individual',
      public_contact_email: values.public_contact_email,
      location: values.headquarters_location,
      headquarters_state: values.headquarters_state,
      phone: values.public_contact_phone,
      bio: values.short_summary,
      website: values.website,
      year_established: values.year_established === '' ? undefined : values.year_established,
      organization_size: values.organization_size,
      operating_regions: values.operating_regions,
      sdg_goals: values.sdg_goals,
      focus_areas: values.focus_areas,
      corporate_cin: corporate ? values.corporate_cin : undefined,
      is_listed_entity: corporate && (isListedCin(values.corporate_cin) ?? values.is_listed_entity),
    },
  };
}

/** Title and text for a registration that failed (specification part 1, section 8). */
export function registrationFailure(error: unknown): { title: string; message: string } {
  if (!(error instanceof CallFailure)) {
    return { title: 'Registration Error', message: 'An unexpected error occurred. Please try again.' };
  }
  if (error.status >= 500) {
    return {
      title: 'Registration Failed',
      message: 'Registration failed due to a technical issue. Please try again later.',
    };
  }
  if (error.code === 'TOO_MANY_REQUESTS' && error.retryAfter) {
    const minutes = Math.ceil(error.retryAfter / 60);
    return {
      title: 'Registration Failed',
      message: `Many people are signing up from your network. Your entries stay here: please press Create account again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    };
  }
  return {
    title: 'Registration Failed',
    message: failureText(error, 'An error occurred during registration.'),
  };
}
