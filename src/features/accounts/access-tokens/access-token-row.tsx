import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from '#features/accounts/account/account-setting.module.css';
import { dayAfter, dayInIndia, formatDay, formatInstant, formatTime } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { useRevokeAccessToken } from './access-tokens.api.ts';
import type { AccessToken } from './access-tokens.contract.ts';

/** The last day of a token: it ends when the next one begins in India. */
const lastDay = ({ expires_at }: AccessToken) => formatDay(dayAfter(dayInIndia(new Date(expires_at)), -1));

const lastUse = ({ last_used_at: at }: AccessToken) =>
  at ? `Last used ${formatInstant(at)}, ${formatTime(at)}` : 'Not used yet';

/** A token with its scopes, last use and end, and the button that revokes it. */
export function AccessTokenRow({ token }: { token: AccessToken }) {
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeAccessToken();
  const send = () =>
    revoke.mutate(token.id, {
      onSuccess: ({ message }) => showToast({ title: 'Token revoked', message, tone: 'success' }),
      onError: (error) =>
        showToast({
          title: 'The token was not revoked',
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
            <h3 className={classes.title}>{token.name}</h3>
            {token.has_ended && <StateBadge tone="neutral">Ended</StateBadge>}
          </div>
          <p>Scopes: {token.scopes.join(', ')}</p>
          <p>{lastUse(token)}</p>
          <p>
            Made {formatInstant(token.created_at)}, {token.has_ended ? 'ended' : 'ends'} after{' '}
            {lastDay(token)}; last characters <code>{token.token_end}</code>
          </p>
        </div>
        <Button variant="default" aria-label={`Revoke ${token.name}`} onClick={() => setAsking(true)}>
          Revoke
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title="Revoke this token?"
        confirmLabel="Revoke token"
        destructive
        busy={revoke.isPending}
        onConfirm={send}
        onClose={() => setAsking(false)}
      >
        Programs that use “{token.name}” are refused from then on. A revoked token cannot be restored.
      </ConfirmDialog>
    </li>
  );
}
