import { useForm } from '@mantine/form';
import { dayInIndia, instantOfFields, timeFieldInIndia } from '#platform/contract/dates.ts';
import { amountFromField, type NumberField } from '#platform/web/fields/number-field.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { type CourseSession, CourseSessionInput } from './course-sessions.contract.ts';

interface SessionForm {
  /** ISO day in India. */
  day: string;
  /** Time of day in India: `16:30`. */
  time: string;
  minutes: NumberField;
  places: NumberField;
  venue: string;
  join_url: string;
}

const NEW: SessionForm = { day: '', time: '', minutes: 60, places: 50, venue: '', join_url: '' };

function valuesOf({ starts_at, minutes, places, venue, join_url }: CourseSession): SessionForm {
  const instant = new Date(starts_at);
  return {
    day: dayInIndia(instant),
    time: timeFieldInIndia(instant),
    minutes,
    places,
    venue: venue ?? '',
    join_url: join_url ?? '',
  };
}

/** Returns the input of the API: the time as an instant. An incomplete one is left to the schema. */
export function sessionInput({ day, time, minutes, places, venue, join_url }: SessionForm) {
  return {
    starts_at: instantOfFields(day, time),
    minutes: amountFromField(minutes) ?? Number.NaN,
    places: amountFromField(places) ?? Number.NaN,
    venue,
    join_url,
  };
}

/** The field that shows what is wrong with a field of the API. */
export const fieldOf = (name: string) => (name === 'starts_at' ? 'day' : name);

/** Values and checks of a date. */
export function useSessionForm(session?: CourseSession) {
  return useForm<SessionForm>({
    initialValues: session ? valuesOf(session) : NEW,
    validate: (values) => {
      const errors = inputErrors(CourseSessionInput, sessionInput(values));
      return Object.fromEntries(Object.entries(errors).map(([name, error]) => [fieldOf(name), error]));
    },
  });
}
