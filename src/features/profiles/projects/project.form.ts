import type { z } from 'zod';
import type { FormOf } from '#features/profiles/records/merged-saving.hook.ts';
import type { RecordKind } from '#features/profiles/records/record-kind.rules.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { scheduleViiText } from '#platform/contract/csr/schedule-vii.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { moneyErrors, rupeesFromText, rupeesText } from '#platform/contract/money-reading.ts';
import { amountFromField, type NumberField } from '#platform/web/fields/number-field.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { type Project, ProjectInput } from './projects.contract.ts';

/** Values of the project form; days are ISO days or ''. */
interface ProjectValues {
  title: string;
  description: string;
  status: Project['status'];
  start_date: string;
  end_date: string;
  /** As typed; `readRupees` reads it. */
  budget: string;
  /** 0 to 5. */
  rating: NumberField;
  /** `i` to `xiii`, or '' for none. */
  schedule_vii_item: string;
  districts: string[];
  beneficiaries_planned: NumberField;
  beneficiaries_reached: NumberField;
}

/** Returns the form's values for a stored project, or for a new one. */
export function projectValues(project: Project | null): ProjectValues {
  return {
    title: project?.title ?? '',
    description: project?.description ?? '',
    status: project?.status ?? 'Active',
    start_date: project?.start_date ?? '',
    end_date: project?.end_date ?? '',
    budget: rupeesText(project?.budget),
    rating: project?.rating ?? '',
    schedule_vii_item: project?.schedule_vii_item ?? '',
    districts: project?.districts ?? [],
    beneficiaries_planned: project?.beneficiaries_planned ?? '',
    beneficiaries_reached: project?.beneficiaries_reached ?? '',
  };
}

/** Returns the request body for the form's values; empty optional fields become null. */
export function toProjectInput(values: ProjectValues): z.input<typeof ProjectInput> {
  return {
    ...values,
    start_date: values.start_date || null,
    end_date: values.end_date || null,
    budget: rupeesFromText(values.budget),
    rating: amountFromField(values.rating),
    // Chosen from the contract's list, which the contract checks.
    schedule_vii_item: (values.schedule_vii_item || null) as z.input<
      typeof ProjectInput
    >['schedule_vii_item'],
    beneficiaries_planned: amountFromField(values.beneficiaries_planned),
    beneficiaries_reached: amountFromField(values.beneficiaries_reached),
  };
}

/** Labels of a project's fields, in the order of the form. */
export const PROJECT_FIELD_LABELS: Record<keyof ProjectValues, string> = {
  title: 'Title',
  description: 'Description',
  status: 'Status',
  budget: 'Budget',
  start_date: 'Start date',
  end_date: 'End date',
  schedule_vii_item: 'Item of Schedule VII',
  districts: 'Districts',
  beneficiaries_planned: 'Beneficiaries planned',
  beneficiaries_reached: 'Beneficiaries reached',
  rating: 'Rating',
};

/** Returns a field of the form in words, or null if it is empty. */
function shownProjectValue(field: keyof ProjectValues, values: ProjectValues): string | null {
  const value = values[field];
  if (Array.isArray(value)) return value.join(', ') || null;
  if (value === '') return null;
  if (field === 'budget') return formatRupees(rupeesFromText(values.budget) ?? 0);
  if (field === 'start_date' || field === 'end_date') return formatDay(String(value));
  if (field === 'schedule_vii_item') return scheduleViiText(String(value));
  return field.startsWith('beneficiaries') ? formatCount(Number(value)) : String(value);
}

/** Returns the contract's messages by field; empty if the project can be sent. */
export const projectErrors = (values: ProjectValues): Record<string, string> => ({
  ...inputErrors(ProjectInput, toProjectInput(values)),
  ...moneyErrors(values, { budget: PROJECT_FIELD_LABELS.budget }),
});

/** Projects as a kind of record. */
export const PROJECT: RecordKind<Project, ProjectValues, z.input<typeof ProjectInput>> = {
  one: 'project',
  valuesOf: projectValues,
  toInput: toProjectInput,
  errorsOf: projectErrors,
  labels: PROJECT_FIELD_LABELS,
  shownValue: shownProjectValue,
};

export type ProjectForm = FormOf<ProjectValues>;
