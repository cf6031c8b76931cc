import { useForm } from '@mantine/form';
import type { Maintenance } from '#features/support/status/status.contract.ts';
import { dayInIndia, instantOfFields, timeFieldInIndia } from '#platform/contract/dates.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { MaintenanceInput } from './incidents.contract.ts';

/** Days are ISO days and times `16:30`, both in India. */
interface MaintenanceValues {
  title: string;
  body: string;
  services: string[];
  start_day: string;
  start_time: string;
  end_day: string;
  end_time: string;
}

const NEW: MaintenanceValues = {
  title: '',
  body: '',
  services: [],
  start_day: '',
  start_time: '',
  end_day: '',
  end_time: '',
};

const valuesOf = ({ title, body, services, starts_at, ends_at }: Maintenance): MaintenanceValues => ({
  title,
  body,
  services,
  start_day: dayInIndia(new Date(starts_at)),
  start_time: timeFieldInIndia(new Date(starts_at)),
  end_day: dayInIndia(new Date(ends_at)),
  end_time: timeFieldInIndia(new Date(ends_at)),
});

/** Returns the input of the API. An incomplete time is left to the schema. */
export const maintenanceInput = (values: MaintenanceValues) => ({
  title: values.title,
  services: values.services,
  starts_at: instantOfFields(values.start_day, values.start_time),
  ends_at: instantOfFields(values.end_day, values.end_time),
  body: values.body,
});

const FIELDS: Record<string, string> = { starts_at: 'start_day', ends_at: 'end_day' };

/** The field that shows what is wrong with a field of the API. */
export const fieldOf = (name: string): string => FIELDS[name] ?? name;

/** Values and checks of a planned maintenance. */
export const useMaintenanceForm = (planned: Maintenance | null) =>
  useForm<MaintenanceValues>({
    initialValues: planned ? valuesOf(planned) : NEW,
    validate: (values) => {
      const errors = inputErrors(MaintenanceInput, maintenanceInput(values));
      return Object.fromEntries(Object.entries(errors).map(([name, error]) => [fieldOf(name), error]));
    },
  });
