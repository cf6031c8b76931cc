import type { z } from 'zod';
import type { RecordKind } from '#features/profiles/records/record-kind.rules.ts';
import { formatDay } from '#platform/contract/dates.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import {
  type Milestone,
  MilestoneInput,
  type MilestoneStatus,
  type updateMilestone,
} from './milestones.contract.ts';
import { isOverdue } from './overdue.rules.ts';

/** Values of the milestone form; days are ISO days or ''. */
export interface MilestoneValues {
  title: string;
  description: string;
  start_date: string;
  due_date: string;
  status: MilestoneStatus;
  /** Id of a participant, and of a person of it after a slash; '' for nobody. */
  owner: string;
  /** Ids of milestones. */
  depends_on: string[];
  /** Ids of files. */
  evidence: string[];
  evidence_note: string;
}

type Owner = Pick<NonNullable<Milestone['owner']>, 'participant_id' | 'account_id'>;

/** Returns an owner as a value of the form. */
export const ownerValue = (owner: Owner | null): string =>
  owner ? [owner.participant_id, owner.account_id].filter(Boolean).join('/') : '';

const toOwner = (value: string): Owner | null => {
  const [participant_id, account_id = null] = value.split('/');
  return participant_id ? { participant_id, account_id } : null;
};

/** An owner in words: "Asha Rao, Tungavarna Industries". */
export const ownerText = ({ organisation, person }: NonNullable<Milestone['owner']>): string =>
  [person, organisation].filter(Boolean).join(', ');

/** Returns the form's values for an existing milestone or a new one. */
export function milestoneValues(milestone?: Milestone | null): MilestoneValues {
  return {
    title: milestone?.title ?? '',
    description: milestone?.description ?? '',
    start_date: milestone?.start_date ?? '',
    due_date: milestone?.due_date ?? '',
    status: milestone?.status ?? 'pending',
    owner: ownerValue(milestone?.owner ?? null),
    depends_on: milestone?.depends_on ?? [],
    evidence: milestone?.evidence.map(({ id }) => id) ?? [],
    evidence_note: milestone?.evidence_note ?? '',
  };
}

/** Builds the request body from the form; empty optional fields become null. */
export function toMilestoneInput(values: MilestoneValues): z.input<typeof MilestoneInput> {
  return {
    ...values,
    start_date: values.start_date || null,
    due_date: values.due_date || null,
    owner: toOwner(values.owner),
  };
}

/** Returns the contract's messages by field name; none if the milestone can be sent. */
export const milestoneErrors = (values: MilestoneValues): Record<string, string> =>
  inputErrors(MilestoneInput, toMilestoneInput(values));

export const MILESTONE_LABELS: Record<keyof MilestoneValues, string> = {
  title: 'Title',
  start_date: 'Start date',
  due_date: 'Due date',
  status: 'Status',
  owner: 'Owner',
  depends_on: 'Depends on',
  evidence: 'Evidence',
  evidence_note: 'Note on the evidence',
  description: 'Description',
};

export const STATUS_OPTIONS = [
  { value: 'pending', label: 'Pending' },
  { value: 'active', label: 'Active' },
  { value: 'completed', label: 'Completed' },
];

/** Returns the names of what a form names by id. */
export interface MilestoneNames {
  owner: (value: string) => string | undefined;
  milestone: (id: string) => string | undefined;
  file: (id: string) => string | undefined;
}

const UNKNOWN = 'Not there any more';

function shownValue(field: keyof MilestoneValues, values: MilestoneValues, names: MilestoneNames) {
  const listed = (ids: string[], nameOf: MilestoneNames['file']) =>
    ids.map((id) => nameOf(id) ?? UNKNOWN).join(', ') || null;
  if (field === 'depends_on') return listed(values.depends_on, names.milestone);
  if (field === 'evidence') return listed(values.evidence, names.file);
  const value = values[field];
  if (value === '') return null;
  if (field === 'owner') return names.owner(value) ?? UNKNOWN;
  if (field === 'status') return STATUS_OPTIONS.find((one) => one.value === value)?.label ?? value;
  return field === 'start_date' || field === 'due_date' ? formatDay(value) : value;
}

type MilestoneChanges = RouteInput<typeof updateMilestone>['body'];

/** Milestones as a kind of record. */
export const milestoneKind = (
  names: MilestoneNames,
): RecordKind<Milestone, MilestoneValues, MilestoneChanges> => ({
  one: 'milestone',
  valuesOf: milestoneValues,
  toInput: toMilestoneInput,
  errorsOf: milestoneErrors,
  labels: MILESTONE_LABELS,
  shownValue: (field, values) => shownValue(field, values, names),
  savedBy: 'by a partner or in another tab',
});

export interface TimelineSummary {
  total: number;
  completed: number;
  overdue: number;
  /** The next milestone: the first by due date that is not completed. */
  next: Milestone | undefined;
}

/** Summarises milestones; expects them by due date, those without a date last. */
export function summariseTimeline(milestones: Milestone[], today: string): TimelineSummary {
  return {
    total: milestones.length,
    completed: milestones.filter(({ status }) => status === 'completed').length,
    overdue: milestones.filter((milestone) => isOverdue(milestone, today)).length,
    next: milestones.find(({ status }) => status !== 'completed'),
  };
}
