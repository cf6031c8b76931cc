import { Button, Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import classes from '#features/accounts/account/account-setting.module.css';
import {
  useLeaveProfile,
  useOwnProfiles,
  useSwitchProfile,
} from '#features/accounts/memberships/memberships.api.ts';
import type { OwnProfile } from '#features/accounts/memberships/memberships.contract.ts';
import lists from '#features/accounts/sessions/device-list.module.css';
import { failureText } from '#platform/contract/errors.ts';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';

/** The profiles that the person acts for, with the ways to act for another one and to leave. */
export function OwnProfiles() {
  const profiles = useOwnProfiles();
  if (profiles.isPending) return <Skeleton height={72} role="status" aria-label="Loading organisations" />;
  if (profiles.isError) {
    return (
      <ErrorState
        title="Your organisations could not be loaded"
        error={profiles.error}
        onRetry={() => void profiles.refetch()}
        retrying={profiles.isFetching}
      />
    );
  }
  return (
    <ul className={lists.list} aria-label="Organisations">
      {profiles.data.map((profile) => (
        <OwnProfileRow key={profile.id} profile={profile} />
      ))}
    </ul>
  );
}

const refused = (title: string) => (error: Error) =>
  showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

function OwnProfileRow({ profile }: { profile: OwnProfile }) {
  const { id, name, role, is_current } = profile;
  const [asking, setAsking] = useState(false);
  const change = useSwitchProfile();
  const leave = useLeaveProfile();
  return (
    <li>
      <div className={classes.row}>
        <div className={classes.text}>
          <div className={classes.head}>
            <h3 className={classes.title}>{name}</h3>
            {is_current && <StateBadge tone="good">You act for it now</StateBadge>}
          </div>
          <p>{ROLE_WORDS[role].label}</p>
        </div>
        <Group gap="sm">
          {!is_current && (
            <Button
              aria-label={`Act for ${name}`}
              loading={change.isPending}
              onClick={() =>
                change.mutate(id, {
                  onSuccess: () =>
                    showToast({ title: 'Switched', message: `You act for ${name} now.`, tone: 'success' }),
                  onError: refused('Nothing was switched'),
                })
              }
            >
              Act for it
            </Button>
          )}
          <Button variant="default" aria-label={`Leave ${name}`} onClick={() => setAsking(true)}>
            Leave
          </Button>
        </Group>
      </div>
      <ConfirmDialog
        opened={asking}
        title={`Leave ${name}?`}
        confirmLabel="Leave"
        destructive
        busy={leave.isPending}
        onConfirm={() =>
          leave.mutate(id, {
            onSuccess: ({ message }) => showToast({ title: 'Left', message, tone: 'success' }),
            onError: refused('You are still there'),
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      >
        You lose access at once. Only an owner can invite you again.
        {is_current && ' You are signed out here.'}
      </ConfirmDialog>
    </li>
  );
}
