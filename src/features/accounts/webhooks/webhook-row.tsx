import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import classes from '#features/accounts/account/account-setting.module.css';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { useRemoveWebhook, useRollWebhookSecret, useTestWebhook, useUpdateWebhook } from './webhooks.api.ts';
import type { NewWebhook, Webhook, WebhookInput } from './webhooks.contract.ts';
import { updateWebhook } from './webhooks.contract.ts';

/** Questions before what cannot be undone. */
const QUESTIONS = {
  delete: {
    title: 'Delete this webhook?',
    text: 'Nothing more is sent to it, and its log is deleted.',
    label: 'Delete webhook',
  },
  renew: {
    title: 'Make a new secret?',
    text: 'The current one signs nothing any more: your program refuses events until it has the new one.',
    label: 'Make a new secret',
  },
} as const;

interface WebhookRowProps {
  webhook: Webhook;
  onSecret: (webhook: NewWebhook) => void;
}

/** A webhook with its state, its log and what its owner can do. */
export function WebhookRow({ webhook, onSecret }: WebhookRowProps) {
  const { id, url, events, is_active, failing_since, version } = webhook;
  const [query, setQuery] = useSearchParams();
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState<keyof typeof QUESTIONS | null>(null);
  const update = useUpdateWebhook(id);
  const remove = useRemoveWebhook();
  const roll = useRollWebhookSecret();
  const test = useTestWebhook();
  const canChange = useMayCall()(updateWebhook);
  const showsLog = query.get('webhook') === id;
  const showLog = (shows: boolean) => setQuery(shows ? { webhook: id } : {}, { preventScrollReset: true });
  const onError = (error: Error) => {
    setAsking(null);
    showToast({
      title: 'That did not work',
      message: failureText(error, 'Please try again.'),
      tone: 'error',
    });
  };
  const chosen = { url, events: events as WebhookInput['events'] };
  const acts = {
    delete: () =>
      remove.mutate(id, {
        onSuccess: ({ message }) => showToast({ title: 'Webhook deleted', message, tone: 'success' }),
        onError,
      }),
    renew: () => roll.mutate(id, { onSuccess: onSecret, onError }),
  };
  const question = asking && QUESTIONS[asking];

  if (editing) {
    return (
      <li>
        <WebhookForm
          initialValues={chosen}
          mutation={update}
          toInput={(values) => ({ ...values, is_active, version })}
          submitLabel="Save webhook"
          onClose={() => setEditing(false)}
          onDone={() => setEditing(false)}
        />
      </li>
    );
  }
  return (
    <li>
      <div className={classes.text}>
        <div className={classes.head}>
          <h3 className={classes.title}>{url}</h3>
          {!is_active && <StateBadge tone="neutral">Paused</StateBadge>}
          {is_active && failing_since && <StateBadge tone="bad">Failing</StateBadge>}
        </div>
        <p>Events: {events.join(', ')}</p>
        {failing_since && (
          <p>
            It has accepted nothing since {formatInstant(failing_since)}
            {is_active ? '; after three days it is paused.' : '.'}
          </p>
        )}
      </div>
      <Group gap="xs" mt="sm">
        {canChange && (
          <Button
            variant="default"
            size="sm"
            loading={test.isPending}
            onClick={() => test.mutate(id, { onSuccess: () => showLog(true), onError })}
          >
            Send test
          </Button>
        )}
        <Button variant="default" size="sm" aria-expanded={showsLog} onClick={() => showLog(!showsLog)}>
          Deliveries
        </Button>
        {canChange && (
          <>
            <Button variant="default" size="sm" onClick={() => setEditing(true)}>
              Edit
            </Button>
            <Button
              variant="default"
              size="sm"
              loading={update.isPending}
              onClick={() => update.mutate({ ...chosen, is_active: !is_active, version }, { onError })}
            >
              {is_active ? 'Pause' : 'Resume'}
            </Button>
            <Button variant="default" size="sm" onClick={() => setAsking('renew')}>
              New secret
            </Button>
            <Button
              variant="default"
              size="sm"
              className={classes.destructive}
              onClick={() => setAsking('delete')}
            >
              Delete
            </Button>
          </>
        )}
      </Group>
      {showsLog && <WebhookLog id={id} />}
      <ConfirmDialog
        opened={question !== null}
        title={question?.title ?? ''}
        confirmLabel={question?.label ?? ''}
        destructive={asking === 'delete'}
        busy={remove.isPending || roll.isPending}
        onConfirm={() => asking && acts[asking]()}
        onClose={() => setAsking(null)}
      >
        {question?.text}
      </ConfirmDialog>
    </li>
  );
}
