import { schemaResolver, useForm } from '@mantine/form';
import { ShortlistInput, ShortlistNote } from './shortlists.contract.ts';

/** Form of a shortlist's name. */
export const useShortlistForm = (name: string) =>
  useForm<ShortlistInput>({
    initialValues: { name },
    validate: schemaResolver(ShortlistInput, { sync: true }),
  });

/** Form of the note on a partner. */
export const useShortlistNoteForm = (note: string) =>
  useForm<ShortlistNote>({
    initialValues: { note },
    validate: schemaResolver(ShortlistNote, { sync: true }),
  });
