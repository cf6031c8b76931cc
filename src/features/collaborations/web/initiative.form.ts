import { useForm } from '@mantine/form';
import type { z } from 'zod';
import { CollaborationInput } from '#features/collaborations/collaborations.contract.ts';
import type { MilestoneInput } from '#features/collaborations/workspace.contract.ts';
import { budgetFromCroreText } from './budget.form.ts';

/** What the dialog "Create New Initiative" holds while it is filled; selects are '' until something is chosen. */
export interface InitiativeValues {
  title: string;
  type: string;
  category: string;
  priority: string;
  /** In crore, as typed. */
  budget: string;
  /** In months, as typed. */
  duration_months: string;
  description: string;
  expectedImpact: string;
  start_date: string;
  end_date: string;
  participants: string[];
  /** Typed into the field of participants, but not added yet. */
  next_participant: string;
  milestones: PlannedMilestone[];
  /** Typed into the fields of key milestones, but not added yet. */
  next_milestone: PlannedMilestone;
}

/** A key milestone before the initiative exists; `due_date` is an ISO day or ''. */
export interface PlannedMilestone {
  title: string;
  due_date: string;
}

export const EMPTY_MILESTONE: PlannedMilestone = { title: '', due_date: '' };

export const EMPTY_INITIATIVE: InitiativeValues = {
  title: '',
  type: '',
  category: 'General',
  priority: 'medium',
  budget: '',
  duration_months: '',
  description: '',
  expectedImpact: '',
  start_date: '',
  end_date: '',
  participants: [],
  next_participant: '',
  milestones: [],
  next_milestone: EMPTY_MILESTONE,
};

/** The first whole number of a text ("18 months" is 18), or null without one. */
export function firstInteger(typed: string): number | null {
  const found = typed.match(/\d+/);
  return found ? Number(found[0]) : null;
}

/**
 * The request body for what the dialog holds; it still has to pass `CollaborationInput`. A participant that was
 * typed but not added counts: nobody means to lose it.
 */
export function toCollaborationInput(values: InitiativeValues): z.input<typeof CollaborationInput> {
  const expectedImpact = values.expectedImpact.trim();
  return {
    title: values.title,
    description: values.description,
    type: values.type as CollaborationInput['type'],
    category: values.category as CollaborationInput['category'],
    priority: values.priority as CollaborationInput['priority'],
    budget: budgetFromCroreText(values.budget),
    duration_months: firstInteger(values.duration_months),
    start_date: values.start_date || null,
    end_date: values.end_date || null,
    impact_metrics: expectedImpact ? { expectedImpact } : {},
    participants: withParticipant(values.participants, values.next_participant),
  };
}

/** The milestones to create once the initiative exists. */
export function toMilestoneInputs(values: InitiativeValues): z.input<typeof MilestoneInput>[] {
  const all = withMilestone(values.milestones, values.next_milestone);
  return all.map(({ title, due_date }) => ({ title, due_date: due_date || null }));
}

/** Field name to the contract's message; empty when the initiative can be sent. */
export function initiativeErrors(values: InitiativeValues): Record<string, string> {
  const result = CollaborationInput.safeParse(toCollaborationInput(values));
  const issues = result.success ? [] : result.error.issues;
  const errors = issues.map(({ path, message }) => [
    String(path[0] === 'impact_metrics' ? path[1] : path[0]),
    message,
  ]);
  return Object.fromEntries(errors.toReversed());
}

/** The dialog's form, empty at first. */
export const useInitiativeForm = () =>
  useForm<InitiativeValues>({ initialValues: EMPTY_INITIATIVE, validate: initiativeErrors });

export type InitiativeForm = ReturnType<typeof useInitiativeForm>;

/** The submit button waits for these three (spec part 2, section 5). */
export function isSendable(values: InitiativeValues): boolean {
  return [values.title, values.description, values.type].every((value) => value.trim() !== '');
}

const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The list with a name added, trimmed; the same list when it is blank or already there in any case. */
export function withParticipant(names: string[], typed: string): string[] {
  const name = typed.trim();
  return name === '' || names.some((one) => sameText(one, name)) ? names : [...names, name];
}

/** The list with a milestone added, its title trimmed; the same list when that is blank or already there. */
export function withMilestone(list: PlannedMilestone[], typed: PlannedMilestone): PlannedMilestone[] {
  const title = typed.title.trim();
  const known = list.some((one) => sameText(one.title, title));
  return title === '' || known ? list : [...list, { title, due_date: typed.due_date }];
}
