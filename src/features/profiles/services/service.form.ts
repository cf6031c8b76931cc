import type { z } from 'zod';
import type { FormOf } from '#features/profiles/records/merged-saving.hook.ts';
import type { RecordKind } from '#features/profiles/records/record-kind.rules.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { moneyErrors, rupeesFromText, rupeesText } from '#platform/contract/money-reading.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { type Service, ServiceInput } from './services.contract.ts';

/** Values of the service form. */
export interface ServiceValues
  extends Pick<
    Service,
    | 'title'
    | 'tagline'
    | 'description'
    | 'contact_preference'
    | 'practice_areas'
    | 'focus_areas'
    | 'sdg_goals'
    | 'geographic_coverage'
  > {
  /** As typed; `readRupees` reads it. */
  price: string;
  duration: string;
  category: string;
}

/** Returns the form's values for a stored service, or for a new one. */
export function serviceValues(service: Service | null): ServiceValues {
  return {
    title: service?.title ?? '',
    tagline: service?.tagline ?? '',
    description: service?.description ?? '',
    category: service?.category ?? '',
    price: rupeesText(service?.price),
    duration: service?.duration ?? '',
    contact_preference: service?.contact_preference ?? 'Email',
    practice_areas: service?.practice_areas ?? [],
    focus_areas: service?.focus_areas ?? [],
    sdg_goals: service?.sdg_goals ?? [],
    geographic_coverage: service?.geographic_coverage ?? [],
  };
}

/** Returns the request body for the form's values; empty optional fields become null. */
export function toServiceInput(values: ServiceValues): z.input<typeof ServiceInput> {
  const { focus_areas, sdg_goals, geographic_coverage, ...others } = values;
  return {
    ...others,
    price: rupeesFromText(values.price),
    // Chosen from the contract's lists, which the contract checks.
    focus_areas: focus_areas as z.input<typeof ServiceInput>['focus_areas'],
    sdg_goals: sdg_goals as z.input<typeof ServiceInput>['sdg_goals'],
    geographic_coverage: geographic_coverage as z.input<typeof ServiceInput>['geographic_coverage'],
  };
}

/** Labels of a service's fields, in the order of the form. */
export const SERVICE_FIELD_LABELS: Record<keyof ServiceValues, string> = {
  title: 'Title',
  tagline: 'Tagline',
  description: 'Description',
  category: 'Category',
  price: 'Price',
  duration: 'Duration',
  contact_preference: 'Contact preference',
  practice_areas: 'Practice areas',
  focus_areas: 'Focus areas',
  sdg_goals: 'SDG goals',
  geographic_coverage: 'Geographic coverage',
};

/** Returns a field of the form in words, or null if it is empty. */
function shownServiceValue(field: keyof ServiceValues, values: ServiceValues): string | null {
  const value = values[field];
  if (Array.isArray(value)) return value.join(', ') || null;
  if (field !== 'price') return String(value) || null;
  const rupees = rupeesFromText(values.price);
  return rupees === null ? null : formatRupees(rupees);
}

/** Returns the contract's messages by field; empty if the service can be sent. */
export const serviceErrors = (values: ServiceValues): Record<string, string> => ({
  ...inputErrors(ServiceInput, toServiceInput(values)),
  ...moneyErrors(values, { price: SERVICE_FIELD_LABELS.price }),
});

/** Services as a kind of record. */
export const SERVICE: RecordKind<Service, ServiceValues, z.input<typeof ServiceInput>> = {
  one: 'service',
  valuesOf: serviceValues,
  toInput: toServiceInput,
  errorsOf: serviceErrors,
  labels: SERVICE_FIELD_LABELS,
  shownValue: shownServiceValue,
};

export type ServiceForm = FormOf<ServiceValues>;
