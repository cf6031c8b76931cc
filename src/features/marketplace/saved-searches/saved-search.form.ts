import { schemaResolver, useForm } from '@mantine/form';
import { SavedSearchInput } from './saved-searches.contract.ts';

/** Form of a search's name, and of its mails. */
export const useSavedSearchForm = (initialValues: SavedSearchInput) =>
  useForm<SavedSearchInput>({
    initialValues,
    validate: schemaResolver(SavedSearchInput, { sync: true }),
  });
