import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import classes from '#features/accounts/account/account-setting.module.css';
import {
  useRemoveDomainClaim,
  useResendDomainClaim,
} from '#features/accounts/domain-claims/domain-claims.api.ts';
import type { DomainClaim } from '#features/accounts/domain-claims/domain-claims.contract.ts';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { showToast } from '#platform/web/toast.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';

const refused = (title: string) => (error: Error) =>
  showToast({ title, message: failureText(error, 'Please try again.'), tone: 'error' });

/** A domain of the organisation: confirmed, or with a link that waits. */
export function DomainRow({ claim }: { claim: DomainClaim }) {
  const { id, domain, email, confirmed_at, expires_at, has_expired } = claim;
  const [asking, setAsking] = useState(false);
  const resend = useResendDomainClaim();
  const remove = useRemoveDomainClaim();
  const state = confirmed_at ? 'Confirmed' : has_expired ? 'Link expired' : 'Waits for the link';
  return (
    <li>
      <div className={classes.row}>
        <div className={classes.text}>
          <div className={classes.head}>
            <h4 className={classes.title}>{domain}</h4>
            <StateBadge tone={confirmed_at ? 'good' : 'neutral'}>{state}</StateBadge>
          </div>
          <p>
            {confirmed_at
              ? `Since ${formatInstant(confirmed_at)}, by ${email}`
              : `Sent to ${email}. ${has_expired ? 'Worked' : 'Works'} until ${formatInstant(expires_at ?? '')}, ${formatTime(expires_at ?? '')}`}
          </p>
        </div>
        <Group gap="sm">
          {!confirmed_at && (
            <Button
              variant="default"
              loading={resend.isPending}
              aria-label={`Send the link for ${domain} again`}
              onClick={() =>
                resend.mutate(id, {
                  onSuccess: () =>
                    showToast({
                      title: 'Sent again',
                      message: 'The link of the earlier email works no more.',
                      tone: 'success',
                    }),
                  onError: refused('The link was not sent'),
                })
              }
            >
              Send again
            </Button>
          )}
          <Button variant="default" aria-label={`Remove ${domain}`} onClick={() => setAsking(true)}>
            Remove
          </Button>
        </Group>
      </div>
      <ConfirmDialog
        opened={asking}
        title={`Remove ${domain}?`}
        confirmLabel="Remove"
        destructive
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: ({ message }) => showToast({ title: 'Removed', message, tone: 'success' }),
            onError: refused('The domain was not removed'),
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      >
        Nobody else can ask to join by it. Your people keep their access.
      </ConfirmDialog>
    </li>
  );
}
