import { schemaResolver, useForm } from '@mantine/form';
import { HolidayInput } from './holidays.contract.ts';

const errorsOf = schemaResolver(HolidayInput, { sync: true });

/** Form of a new holiday. */
export const useHolidayForm = () =>
  useForm({
    initialValues: { day: '', name: '', every_year: false },
    validate: (values) => errorsOf(values),
  });
