import { Button, CloseButton, Popover, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmark } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  SAVED_VIEW_NAME_MAX,
  SAVED_VIEWS_MAX,
  type SavedView,
  SavedViewInput,
} from '#features/support/ticket-queue/saved-views.contract.ts';
import {
  useCreateSavedView,
  useRemoveSavedView,
  useSavedViews,
} from '#features/support/ticket-queue/ticket-queue.api.ts';
import type { DeskFilters } from '#features/support/ticket-queue/ticket-queue.contract.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { showToast, UNDO, UNDO_MS } from '#platform/web/toast.ts';
import { isSameView, searchOf } from './desk-address.rules.ts';
import classes from './saved-views.module.css';

/** Views that everybody has. */
const COMMON: { name: string; filters: DeskFilters }[] = [
  { name: 'Not resolved', filters: {} },
  { name: 'Mine', filters: { assignee: 'me' } },
  { name: 'Unassigned', filters: { assignee: 'nobody' } },
  { name: 'Late', filters: { late: 'true' } },
];

const showFailure = (title: string, error: unknown) =>
  showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

/** The common views, the supporter's own ones, and the form that saves the present filters as one. */
export function SavedViews({ filters }: { filters: DeskFilters }) {
  const views = useSavedViews();
  const list = useRef<HTMLUListElement>(null);
  const known = [...COMMON, ...(views.data ?? [])];
  const isKnown = known.some((view) => isSameView(view.filters, filters));
  return (
    <nav className={classes.views} aria-label="Views">
      <ul ref={list} tabIndex={-1} className={classes.list}>
        {COMMON.map((view) => (
          <li key={view.name}>
            <ViewLink {...view} current={filters} />
          </li>
        ))}
        {views.data?.map((view) => (
          <li key={view.id} className={classes.own}>
            <ViewLink {...view} current={filters} />
            <RemoveView view={view} onRemoved={() => list.current?.focus()} />
          </li>
        ))}
      </ul>
      {!isKnown && views.data && <SaveView filters={filters} count={views.data.length} />}
      {views.isError && !views.data && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => views.refetch()}
          loading={views.isRefetching}
        >
          Saved views failed to load. Retry
        </Button>
      )}
    </nav>
  );
}

function ViewLink({ name, filters, current }: { name: string; filters: DeskFilters; current: DeskFilters }) {
  return (
    <Link
      className={classes.view}
      to={searchOf(filters)}
      preventScrollReset
      aria-current={isSameView(filters, current) ? 'true' : undefined}
    >
      {name}
    </Link>
  );
}

function RemoveView({ view, onRemoved }: { view: SavedView; onRemoved: () => void }) {
  const remove = useRemoveSavedView();
  const restore = useCreateSavedView();
  const { name, filters } = view;
  const undo = () =>
    // The view is gone, and with it what `mutate` would call.
    restore.mutateAsync({ name, filters }).catch((error) => showFailure('View not restored', error));
  const runRemoval = () =>
    remove.mutate(view.id, {
      onSuccess: () => {
        showToast({
          title: 'View deleted',
          message: name,
          tone: 'success',
          duration: UNDO_MS,
          action: { label: UNDO, run: undo },
        });
        onRemoved();
      },
      onError: (error) => showFailure('View not deleted', error),
    });
  return (
    <CloseButton aria-label={`Delete the view ${name}`} disabled={remove.isPending} onClick={runRemoval} />
  );
}

function SaveView({ filters, count }: { filters: DeskFilters; count: number }) {
  const [opened, { close, toggle }] = useDisclosure();
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const save = useCreateSavedView();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = inputErrors(SavedViewInput, { name, filters });
    setError(wrong.name ?? '');
    if (wrong.name) return;
    save.mutate(
      { name, filters },
      {
        onSuccess: () => {
          showToast({ title: 'View saved', message: name.trim(), tone: 'success' });
          setName('');
          close();
        },
        onError: (failure) =>
          setError(
            (failure instanceof CallFailure && failure.fields?.name) ||
              failureText(failure, 'View not saved'),
          ),
      },
    );
  };
  if (count >= SAVED_VIEWS_MAX) {
    return <p className={classes.full}>You have {SAVED_VIEWS_MAX} saved views, the maximum.</p>;
  }
  return (
    <Popover opened={opened} onDismiss={close} trapFocus position="bottom-start" shadow="md">
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBookmark size={18} stroke={1.5} aria-hidden />}
          onClick={toggle}
        >
          Save this view
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={submit} noValidate>
          <Stack gap="sm">
            <TextInput
              label="Name of the view"
              maxLength={SAVED_VIEW_NAME_MAX}
              value={name}
              error={error}
              data-autofocus
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" loading={save.isPending}>
              Save view
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
