import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import classes from '#features/accounts/account/account-setting.module.css';
import {
  useAcceptJoinRequest,
  useDeclineJoinRequest,
} from '#features/accounts/join-requests/join-requests.api.ts';
import type { JoinRequest } from '#features/accounts/join-requests/join-requests.contract.ts';
import { LesserRole } from '#features/accounts/memberships/memberships.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';

/** Nobody becomes an owner in one step: that asks for the password, in the list of people. */
const CHOICES = LesserRole.options.map((role) => ({ value: role, label: ROLE_WORDS[role].label }));

const refused = (title: string) => (error: Error) =>
  showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

/** A person who asks to join: an owner accepts with a role, or declines. */
export function JoinRequestRow({ request }: { request: JoinRequest }) {
  const { id, email, asked_at, expires_at } = request;
  const name = request.name ?? email;
  const [role, setRole] = useState<LesserRole>('viewer');
  const [asking, setAsking] = useState(false);
  const accept = useAcceptJoinRequest();
  const decline = useDeclineJoinRequest();
  const busy = accept.isPending || decline.isPending;
  return (
    <li>
      <div className={classes.row}>
        <div className={classes.text}>
          <div className={classes.head}>
            <h3 className={classes.title}>{name}</h3>
            <StateBadge tone="neutral">Asks to join</StateBadge>
          </div>
          {request.name && <p>{email}</p>}
          <p>
            Asked on {formatInstant(asked_at)} · Waits until {formatInstant(expires_at)}
          </p>
        </div>
        <Group gap="sm">
          <NativeSelect
            aria-label={`Role for ${name}`}
            data={CHOICES}
            value={role}
            disabled={busy}
            onChange={(event) => setRole(event.currentTarget.value as LesserRole)}
          />
          <Button
            aria-label={`Accept ${name}`}
            disabled={busy}
            onClick={() =>
              accept.mutate(
                { id, role },
                {
                  onSuccess: () =>
                    showToast({
                      title: 'Accepted',
                      message: `${name} works here now, as ${ROLE_WORDS[role].label}.`,
                      tone: 'success',
                    }),
                  onError: refused('Nobody was accepted'),
                },
              )
            }
          >
            Accept
          </Button>
          <Button
            variant="default"
            aria-label={`Decline ${name}`}
            disabled={busy}
            onClick={() => setAsking(true)}
          >
            Decline
          </Button>
        </Group>
      </div>
      <ConfirmDialog
        opened={asking}
        title={`Decline ${name}?`}
        confirmLabel="Decline"
        destructive
        busy={decline.isPending}
        onConfirm={() =>
          decline.mutate(id, {
            onSuccess: () =>
              showToast({ title: 'Declined', message: `${name} gets an email.`, tone: 'success' }),
            onError: refused('Nobody was declined'),
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      >
        {name} gets an email that an owner has declined. A sign-in that was made only to ask is deleted.
      </ConfirmDialog>
    </li>
  );
}
