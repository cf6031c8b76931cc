import { useForm } from '@mantine/form';
import type { Incident } from '#features/support/status/status.contract.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { IncidentInput, IncidentUpdateInput } from './incidents.contract.ts';

interface IncidentValues {
  title: string;
  services: string[];
  impact: string;
  state: string;
  body: string;
}

const NEW: IncidentValues = { title: '', services: [], impact: 'outage', state: 'investigating', body: '' };

/** Values and checks of a new incident. */
export const useIncidentForm = () =>
  useForm<IncidentValues>({
    initialValues: NEW,
    validate: (values) => inputErrors(IncidentInput, values),
  });

/** Values and checks of an update; the state stays unless it is changed. */
export const useIncidentUpdateForm = ({ state, version }: Incident) =>
  useForm<{ state: string; body: string }>({
    initialValues: { state: state === 'resolved' ? 'investigating' : state, body: '' },
    validate: (values) => inputErrors(IncidentUpdateInput, { ...values, version }),
  });
