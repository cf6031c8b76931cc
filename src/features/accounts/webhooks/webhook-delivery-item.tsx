import { Button, Group } from '@mantine/core';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import classes from './webhook-log.module.css';
import { useRedeliver } from './webhooks.api.ts';
import type { WebhookDelivery } from './webhooks.contract.ts';
import { redeliverWebhook } from './webhooks.contract.ts';

const STATES = {
  waiting: ['attention', 'Waiting'],
  delivered: ['good', 'Delivered'],
  failed: ['bad', 'Failed'],
} as const;

const moment = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)}`;

/** Describes the last try: `Status 200 in 12 ms, 1 try`. */
function outcomeOf({ tries, status, duration_ms, error, next_try_at }: WebhookDelivery): string {
  if (duration_ms === null) return 'It is being sent.';
  const times = tries === 1 ? '1 try' : `${tries} tries`;
  const words = error ?? `Status ${status}.`;
  const next = next_try_at ? ` Next try ${moment(next_try_at)}.` : '';
  return `${words} ${times}, the last in ${duration_ms} ms.${next}`;
}

interface WebhookDeliveryItemProps {
  webhookId: string;
  delivery: WebhookDelivery;
}

/** One delivery: what was sent, how it ended, and the button that sends it again. */
export function WebhookDeliveryItem({ webhookId, delivery }: WebhookDeliveryItemProps) {
  const redeliver = useRedeliver(webhookId);
  const canSend = useMayCall()(redeliverWebhook);
  const [tone, label] = STATES[delivery.state];
  const send = () =>
    redeliver.mutate(delivery.id, {
      onError: (error) =>
        showToast({
          title: 'It was not sent again',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <li>
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <strong>{delivery.type}</strong>
          <StateBadge tone={tone}>{label}</StateBadge>
        </Group>
        {canSend && delivery.state !== 'waiting' && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Send again: ${delivery.type} of ${moment(delivery.created_at)}`}
            onClick={send}
            loading={redeliver.isPending}
          >
            Send again
          </Button>
        )}
      </Group>
      <p className={classes.text}>
        {moment(delivery.created_at)}. {outcomeOf(delivery)}
      </p>
      <details className={classes.text}>
        <summary>What was sent and answered</summary>
        <pre className={classes.body}>{delivery.body}</pre>
        <pre className={classes.body}>{delivery.answer || 'No text was answered.'}</pre>
      </details>
    </li>
  );
}
