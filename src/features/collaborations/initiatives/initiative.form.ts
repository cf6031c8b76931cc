import { useForm } from '@mantine/form';
import type { z } from 'zod';
import {
  DURATION_MAX,
  ImpactMetrics,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import type { FirstMilestone } from '#features/collaborations/milestones/milestones.contract.ts';
import { moneyErrors, rupeesFromText } from '#platform/contract/money-reading.ts';
import { monthsFromText, readMonths } from '#platform/contract/months.ts';
import { CollaborationInput } from './initiatives.contract.ts';

/** Values of the dialog "Create New Initiative"; selects are '' until a value is chosen. */
export interface InitiativeValues {
  title: string;
  type: string;
  category: string;
  priority: string;
  /** As typed; a figure without a word is in crore. */
  budget: string;
  /** As typed; a figure without a word is in months. */
  duration_months: string;
  description: string;
  expectedImpact: string;
  start_date: string;
  end_date: string;
  participants: string[];
  /** Members of Dayitva who are invited. */
  invited: { id: string; name: string }[];
  /** Name that is typed but not added yet. */
  next_participant: string;
  milestones: PlannedMilestone[];
  /** Milestone that is typed but not added yet. */
  next_milestone: PlannedMilestone;
}

/** A key milestone before the initiative exists; `due_date` is an ISO day or ''. */
interface PlannedMilestone {
  /** Identifies an added milestone; '' until it is added. */
  key: string;
  title: string;
  due_date: string;
}

export const EMPTY_MILESTONE: PlannedMilestone = { key: '', title: '', due_date: '' };

/** Its fields are in their order on the screen. */
export const EMPTY_INITIATIVE: InitiativeValues = {
  title: '',
  type: '',
  description: '',
  category: 'General',
  priority: 'medium',
  budget: '',
  duration_months: '',
  start_date: '',
  end_date: '',
  expectedImpact: '',
  participants: [],
  next_participant: '',
  invited: [],
  milestones: [],
  next_milestone: EMPTY_MILESTONE,
};

/**
 * Reads the expected impact: words, or an object with `beneficiaries`, `communities` and `expectedImpact` as JSON, which
 * programs and tables hold. Other JSON stays text.
 */
function impactOf(typed: string): z.input<typeof CollaborationInput>['impact_metrics'] {
  const text = typed.trim();
  if (!text.startsWith('{')) return text ? { expectedImpact: text } : {};
  try {
    const read = ImpactMetrics.safeParse(JSON.parse(text));
    return read.success ? read.data : { expectedImpact: text };
  } catch {
    return { expectedImpact: text };
  }
}

/**
 * Builds the request body from the dialog's values; it still has to pass `CollaborationInput`. A participant or milestone
 * that is typed but not added yet is included.
 */
export function toCollaborationInput(values: InitiativeValues): z.input<typeof CollaborationInput> {
  return {
    title: values.title,
    description: values.description,
    type: values.type as CollaborationInput['type'],
    category: values.category as CollaborationInput['category'],
    priority: values.priority as CollaborationInput['priority'],
    budget: rupeesFromText(values.budget, 'crore'),
    duration_months: monthsFromText(values.duration_months, DURATION_MAX),
    start_date: values.start_date || null,
    end_date: values.end_date || null,
    impact_metrics: impactOf(values.expectedImpact),
    participants: withParticipant(values.participants, values.next_participant),
    invited: values.invited.map(({ id }) => ({ profile_id: id, role: 'implementer' })),
    milestones: toMilestoneInputs(values),
  };
}

function toMilestoneInputs(values: InitiativeValues): z.input<typeof FirstMilestone>[] {
  const all = withMilestone(values.milestones, values.next_milestone);
  return all.map(({ title, due_date }) => ({ title, due_date: due_date || null }));
}

/** Returns the dialog's name of a wire field: `expectedImpact` for `impact_metrics.expectedImpact`. */
export function initiativeField(wireName: string, { milestones }: InitiativeValues): string {
  const [field, part, ...rest] = wireName.split('.');
  if (field === 'impact_metrics' && part) return part;
  if (field === 'participants') return 'next_participant';
  if (field === 'invited') return field;
  if (field === 'milestones' && Number(part ?? milestones.length) === milestones.length) {
    return `next_milestone.${rest[0] ?? 'title'}`;
  }
  return wireName;
}

/** Returns the contract's messages by field name; none if the initiative can be sent. */
export function initiativeErrors(values: InitiativeValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of CollaborationInput.safeParse(toCollaborationInput(values)).error?.issues ??
    []) {
    errors[initiativeField(path.join('.'), values)] ??= message;
  }
  const duration = readMonths(values.duration_months, DURATION_MAX);
  return inScreenOrder({
    ...errors,
    ...('error' in duration && { duration_months: duration.error }),
    ...moneyErrors(values, { budget: 'Budget' }, 'crore'),
  });
}

/** Sorts errors in the order of the dialog's fields; the first one takes the focus. */
function inScreenOrder(errors: Record<string, string>): Record<string, string> {
  const place = (name: string) => Object.keys(EMPTY_INITIATIVE).indexOf(name.split('.')[0] ?? '');
  return Object.fromEntries(Object.entries(errors).toSorted(([one], [other]) => place(one) - place(other)));
}

export const useInitiativeForm = () =>
  useForm<InitiativeValues>({ initialValues: EMPTY_INITIATIVE, validate: initiativeErrors });

export type InitiativeForm = ReturnType<typeof useInitiativeForm>;

/** True if the three fields that the submit button requires are filled (spec part 2, section 5). */
export function isSendable(values: InitiativeValues): boolean {
  return [values.title, values.description, values.type].every((value) => value.trim() !== '');
}

const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Returns the list with a trimmed name added; the same list if the name is blank or already there in any case. */
export function withParticipant(names: string[], typed: string): string[] {
  const name = typed.trim();
  return name === '' || names.some((one) => sameText(one, name)) ? names : [...names, name];
}

/** Returns the list with a milestone added; the same list if its trimmed title is blank or already there. */
export function withMilestone(list: PlannedMilestone[], typed: PlannedMilestone): PlannedMilestone[] {
  const title = typed.title.trim();
  const known = list.some((one) => sameText(one.title, title));
  return title === '' || known ? list : [...list, { ...typed, title }];
}
