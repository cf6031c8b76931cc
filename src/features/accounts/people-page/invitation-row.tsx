import { Button, Group } from '@mantine/core';
import classes from '#features/accounts/account/account-setting.module.css';
import {
  useResendInvitation,
  useWithdrawInvitation,
} from '#features/accounts/invitations/invitations.api.ts';
import type { Invitation } from '#features/accounts/invitations/invitations.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import { showToast } from '#platform/web/toast.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';

const refused = (title: string) => (error: Error) =>
  showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

/** An invitation that waits, with its role and last day. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, has_expired, expires_at } = invitation;
  const resend = useResendInvitation();
  const withdraw = useWithdrawInvitation();
  const busy = resend.isPending || withdraw.isPending;
  return (
    <li>
      <div className={classes.row}>
        <div className={classes.text}>
          <div className={classes.head}>
            <h3 className={classes.title}>{email}</h3>
            <StateBadge tone="neutral">{has_expired ? 'Invitation expired' : 'Invited'}</StateBadge>
          </div>
          <p>
            {ROLE_WORDS[role].label} · {has_expired ? 'Could be accepted' : 'Can be accepted'} until{' '}
            {formatInstant(expires_at)}
          </p>
        </div>
        <Group gap="sm">
          <Button
            variant="default"
            disabled={busy}
            aria-label={`Send again to ${email}`}
            onClick={() =>
              resend.mutate(id, {
                onSuccess: () =>
                  showToast({
                    title: 'Sent again',
                    message: 'The link of the earlier email works no more.',
                    tone: 'success',
                  }),
                onError: refused('The invitation was not sent'),
              })
            }
          >
            Send again
          </Button>
          <Button
            variant="default"
            disabled={busy}
            aria-label={`Withdraw the invitation of ${email}`}
            onClick={() =>
              withdraw.mutate(id, {
                onSuccess: ({ message }) => showToast({ title: 'Withdrawn', message, tone: 'success' }),
                onError: refused('The invitation was not withdrawn'),
              })
            }
          >
            Withdraw
          </Button>
        </Group>
      </div>
    </li>
  );
}
