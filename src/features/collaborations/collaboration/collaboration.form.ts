import type { RecordKind } from '#features/profiles/records/record-kind.rules.ts';
import { formatDay } from '#platform/contract/dates.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import {
  type Collaboration,
  CollaborationUpdate,
  type updateCollaboration,
} from './collaborations.contract.ts';

type CollaborationChanges = RouteInput<typeof updateCollaboration>['body'];

/** Values of the edit dialog; dates are ISO days or ''. */
export interface CollaborationValues {
  title: string;
  description: string;
  category: string;
  priority: string;
  start_date: string;
  end_date: string;
}

const LABELS: Record<keyof CollaborationValues, string> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  priority: 'Priority',
  start_date: 'Start date',
  end_date: 'End date',
};

const collaborationValues = (collaboration: Collaboration | null): CollaborationValues => ({
  title: collaboration?.title ?? '',
  description: collaboration?.description ?? '',
  category: collaboration?.category ?? 'General',
  priority: collaboration?.priority ?? 'medium',
  start_date: collaboration?.start_date ?? '',
  end_date: collaboration?.end_date ?? '',
});

/** Builds the request body from the dialog's values; an empty date becomes null. */
const toCollaborationChanges = (values: CollaborationValues): CollaborationChanges => ({
  title: values.title,
  description: values.description,
  category: values.category as CollaborationChanges['category'],
  priority: values.priority as CollaborationChanges['priority'],
  start_date: values.start_date || null,
  end_date: values.end_date || null,
});

function shownValue(field: keyof CollaborationValues, values: CollaborationValues): string | null {
  const value = values[field];
  if (value === '') return null;
  return field === 'start_date' || field === 'end_date' ? formatDay(value) : value;
}

/** Collaborations as a kind of record. */
export const COLLABORATION: RecordKind<Collaboration, CollaborationValues, CollaborationChanges> = {
  one: 'collaboration',
  valuesOf: collaborationValues,
  toInput: toCollaborationChanges,
  errorsOf: (values) => inputErrors(CollaborationUpdate, toCollaborationChanges(values)),
  labels: LABELS,
  shownValue,
  savedBy: 'by a partner or in another tab',
};
