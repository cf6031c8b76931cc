import { Button } from '@mantine/core';
import { IconBellPlus, IconCheck } from '@tabler/icons-react';
import { failureText } from '#platform/contract/errors.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { MAIL_TIMES } from './mail-times.data.ts';
import { nameOfSearch } from './saved-search-name.rules.ts';
import { useCreateSavedSearch } from './saved-searches.api.ts';
import { createSavedSearch } from './saved-searches.contract.ts';

interface TellMeButtonProps {
  /** The search, as the address has it. */
  query: string;
  /** What it looks for, in words: its name. */
  about: string;
}

/** Saves a search that finds nobody, with its mail, in one press. Give it the search as its `key`. */
export function TellMeButton({ query, about }: TellMeButtonProps) {
  const save = useCreateSavedSearch();
  const may = useMayCall();
  if (!may(createSavedSearch)) return null;
  const run = () =>
    save.mutate(
      { name: nameOfSearch(about), sends_mail: true, query },
      {
        onSuccess: ({ name }) =>
          showToast({ title: 'Search saved', message: `${name}. ${MAIL_TIMES}`, tone: 'success' }),
        onError: (error) =>
          showToast({
            title: 'Search not saved',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  const Icon = save.isSuccess ? IconCheck : IconBellPlus;
  return (
    <Button
      leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
      disabled={save.isPending || save.isSuccess}
      onClick={run}
    >
      {save.isSuccess ? 'We tell you when one comes' : 'Tell me when one comes'}
    </Button>
  );
}
