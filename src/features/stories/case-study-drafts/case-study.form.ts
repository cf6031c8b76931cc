import { useForm } from '@mantine/form';
import type { z } from 'zod';
import { readRupees, rupeesFromText, rupeesText } from '#platform/contract/money-reading.ts';
import { monthsFromText, readMonths } from '#platform/contract/months.ts';
import type { SdgGoal } from '#platform/contract/reference-data.ts';
import { amountFromField, type NumberField } from '#platform/web/fields/number-field.ts';
import { cleanWords } from '#platform/web/fields/words.ts';
import {
  CaseStudyDraft,
  CaseStudyInput,
  type OwnCaseStudy,
  STORY_MONTHS_MAX,
} from './case-study-drafts.contract.ts';

/** Values of the dialog "Share Your CSR Success Story", in the order of its fields. */
export interface CaseStudyValues {
  title: string;
  summary: string;
  description: string;
  organizations: string[];
  /** Name that is typed but not added yet; so are the next two. */
  next_organization: string;
  partners: string[];
  next_partner: string;
  /** '' for none. */
  collaboration_id: string;
  beneficiaries: NumberField;
  /** As typed. */
  funding: string;
  /** As typed; a figure without a word is in months. */
  duration_months: string;
  outcomes: string[];
  next_outcome: string;
  sdg_goals: SdgGoal[];
  contact_name: string;
  contact_email: string;
  contact_organization: string;
  contact_role: string;
}

export const EMPTY_CASE_STUDY: CaseStudyValues = {
  title: '',
  summary: '',
  description: '',
  organizations: [],
  next_organization: '',
  partners: [],
  next_partner: '',
  collaboration_id: '',
  beneficiaries: '',
  funding: '',
  duration_months: '',
  outcomes: [],
  next_outcome: '',
  sdg_goals: [],
  contact_name: '',
  contact_email: '',
  contact_organization: '',
  contact_role: '',
};

/** Returns the values of a stored story. */
export const valuesOf = (story: OwnCaseStudy): CaseStudyValues => ({
  ...EMPTY_CASE_STUDY,
  title: story.title,
  summary: story.summary,
  description: story.description,
  organizations: story.organizations,
  partners: story.partners,
  collaboration_id: story.collaboration_id ?? '',
  beneficiaries: story.beneficiaries ?? '',
  funding: rupeesText(story.funding),
  duration_months: story.duration_months === null ? '' : String(story.duration_months),
  outcomes: story.outcomes,
  sdg_goals: story.sdg_goals,
  contact_name: story.contact_name,
  contact_email: story.contact_email,
  contact_organization: story.contact_organization,
  contact_role: story.contact_role,
});

/** Returns the body of a call; it still has to pass the contract. What is typed but not added to a list is included. */
export function toDraft(values: CaseStudyValues): z.input<typeof CaseStudyDraft> {
  const { next_organization, next_partner, next_outcome, ...fields } = values;
  return {
    ...fields,
    organizations: cleanWords([...values.organizations, next_organization]),
    partners: cleanWords([...values.partners, next_partner]),
    outcomes: cleanWords([...values.outcomes, next_outcome]),
    collaboration_id: values.collaboration_id || null,
    beneficiaries: amountFromField(values.beneficiaries),
    funding: rupeesFromText(values.funding),
    duration_months: monthsFromText(values.duration_months, STORY_MONTHS_MAX),
  };
}

/** The four steps of the dialog (specification part 2, section 2) with their fields. */
export const STEPS = [
  { title: 'Basic Information', fields: ['title', 'summary', 'description'] },
  { title: 'Organizations & Partners', fields: ['organizations', 'partners'] },
  {
    title: 'Impact & Outcomes',
    fields: ['collaboration_id', 'beneficiaries', 'funding', 'duration_months', 'outcomes', 'sdg_goals'],
  },
  {
    title: 'Contact Information & Media',
    fields: ['contact_name', 'contact_email', 'contact_organization', 'contact_role'],
  },
] as const;
export const LAST_STEP = STEPS.length - 1;

/** Where the dialog shows the errors of these fields. */
const SHOWN_AT: Record<string, string> = {
  organizations: 'next_organization',
  partners: 'next_partner',
  outcomes: 'next_outcome',
};

/** Returns the dialog's name of a wire field: an entry of a list is shown at the field that adds to it. */
export function fieldOf(wireName: string): string {
  const [name = ''] = wireName.split('.');
  return SHOWN_AT[name] ?? name;
}

/** Returns the number of the step, from 0, that has a field of the wire. */
export const stepOf = (wireName: string): number => {
  const [name = ''] = wireName.split('.');
  return Math.max(
    0,
    STEPS.findIndex(({ fields }) => (fields as readonly string[]).includes(name)),
  );
};

/** Returns the contract's messages for a step, by the dialog's names; none if it is complete. */
export function stepErrors(values: CaseStudyValues, step: number): Record<string, string> {
  const fields: readonly string[] = STEPS[step]?.fields ?? [];
  const errors: Record<string, string> = {};
  const money = readRupees(values.funding, 'Investment');
  for (const { path, message } of CaseStudyInput.safeParse(toDraft(values)).error?.issues ?? []) {
    if (fields.includes(String(path[0]))) errors[fieldOf(path.join('.'))] ??= message;
  }
  if (fields.includes('funding') && 'error' in money) errors.funding = money.error;
  const duration = readMonths(values.duration_months, STORY_MONTHS_MAX);
  if (fields.includes('duration_months') && 'error' in duration) errors.duration_months = duration.error;
  return errors;
}

/** Returns true if a draft of these values can be stored as it is. */
export const isStorable = (values: CaseStudyValues): boolean =>
  CaseStudyDraft.safeParse(toDraft(values)).success && !('error' in readRupees(values.funding, 'Investment'));

/** Returns the step at which an unfinished story goes on. */
export function stepToContinue(values: CaseStudyValues): number {
  if (!values.title || !values.summary || !values.description) return 0;
  if (values.organizations.length === 0) return 1;
  const hasFigures = values.beneficiaries !== '' || values.funding !== '' || values.collaboration_id !== '';
  return !hasFigures && values.outcomes.length === 0 && values.sdg_goals.length === 0 ? 2 : LAST_STEP;
}

export const useCaseStudyForm = (initialValues: CaseStudyValues) =>
  useForm<CaseStudyValues>({ initialValues });

export type CaseStudyForm = ReturnType<typeof useCaseStudyForm>;
