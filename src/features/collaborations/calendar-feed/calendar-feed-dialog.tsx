import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { ShownOnce } from '#features/accounts/access-tokens/shown-once.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { apiBase } from '#platform/web/sandbox/api-base.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useCalendarFeed, useCreateCalendarFeed, useRemoveCalendarFeed } from './calendar-feed.api.ts';
import { calendarFeedPath } from './calendar-feed.contract.ts';
import classes from './calendar-feed.module.css';

interface CalendarFeedDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The dialog in which a person makes, renews and removes the address for calendar programs. */
export default function CalendarFeedDialog({ opened, onClose }: CalendarFeedDialogProps) {
  const [token, setToken] = useState<string>();
  return (
    <WideDialog opened={opened} onClose={onClose} title="Milestones in your calendar" size="36rem">
      {token ? (
        <ShownOnce
          title="Copy your calendar address"
          secret={`${window.location.origin}${apiBase}${calendarFeedPath(token)}`}
          onKept={() => setToken(undefined)}
        >
          Add it to your calendar program as a calendar from the web. It is shown only this once. Whoever has
          it can read your milestones: keep it as you keep a password.
        </ShownOnce>
      ) : (
        <Address onMade={setToken} />
      )}
    </WideDialog>
  );
}

function Address({ onMade }: { onMade: (token: string) => void }) {
  const feed = useCalendarFeed();
  const create = useCreateCalendarFeed();
  const remove = useRemoveCalendarFeed();
  if (feed.isPending) {
    return (
      <Stack gap="xs" role="status" aria-label="Loading your calendar address">
        <Skeleton height={20} />
        <Skeleton height={20} width="85%" />
        <Skeleton height={20} width="55%" mb="xs" />
        <Skeleton height={42} width={160} />
      </Stack>
    );
  }
  if (!feed.data) {
    return (
      <ErrorState
        title="Your calendar address could not be loaded"
        error={feed.error}
        onRetry={feed.refetch}
        retrying={feed.isRefetching}
      />
    );
  }
  const { created_at } = feed.data;
  const error = create.error ?? remove.error;
  const make = () => create.mutate(undefined, { onSuccess: ({ token }) => onMade(token) });
  return (
    <Stack gap="md">
      <p className={classes.text}>
        Calendar programs can show the due days of all collaborations that you can open. They read an address
        of your own, without signing in. It ends when you reset your password, and when an admin signs you out
        everywhere.
      </p>
      <p className={classes.text} role="status">
        {created_at
          ? `You made an address on ${formatInstant(created_at)}. If you lost it, make a new one: the old one stops at once.`
          : 'You have no address yet.'}
      </p>
      {error && <Alert color="brick">{failureText(error, 'Please try again.')}</Alert>}
      <Group gap="sm">
        <Button
          // No main action beside an address that works: a new one ends it.
          variant={created_at ? 'default' : 'filled'}
          loading={create.isPending}
          onClick={make}
        >
          {created_at ? 'Make a new address' : 'Make an address'}
        </Button>
        {created_at && (
          <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
            Remove the address
          </Button>
        )}
      </Group>
    </Stack>
  );
}
