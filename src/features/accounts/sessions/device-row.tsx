import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from '#features/accounts/account/account-setting.module.css';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { useRemoveSession } from './sessions.api.ts';
import type { Device } from './sessions.contract.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

/** Day and time in India. */
const moment = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)}`;

/** A device with its times of sign-in and last use, and sign-out. */
export function DeviceRow({ device }: { device: Device }) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveSession();
  const send = () =>
    remove.mutate(device.id, {
      onSuccess: ({ message }) => showToast({ title: 'Signed out', message, tone: 'success' }),
      onError: (error) =>
        showToast({
          title: 'Sign-out failed',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
      onSettled: () => setAsking(false),
    });
  return (
    <li>
      <div className={classes.row}>
        <div className={classes.text}>
          <div className={classes.head}>
            <h3 className={classes.title}>{device.device}</h3>
            {device.is_current && <StateBadge tone="good">This device</StateBadge>}
          </div>
          {!device.is_current && <p>Last used {moment(device.last_used_at)}</p>}
          <p>Signed in {moment(device.created_at)}</p>
        </div>
        {!device.is_current && (
          <Button
            variant="default"
            aria-label={`Sign out on ${device.device}, signed in ${moment(device.created_at)}`}
            onClick={() => setAsking(true)}
          >
            Sign out
          </Button>
        )}
      </div>
      <SignOutDialog
        opened={asking}
        title="Sign out on this device?"
        confirmLabel="Sign out there"
        busy={remove.isPending}
        onConfirm={send}
        onClose={() => setAsking(false)}
      >
        {device.device}, signed in {moment(device.created_at)}. Anyone using it will have to sign in again.
      </SignOutDialog>
    </li>
  );
}
