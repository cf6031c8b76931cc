import { Button, Group, Skeleton } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { WebhookDeliveryItem } from './webhook-delivery-item.tsx';
import classes from './webhook-log.module.css';
import { useWebhookDeliveries } from './webhooks.api.ts';
import { DELIVERY_DAYS } from './webhooks.contract.ts';

/** The deliveries of a webhook, newest first; the page is in the address. */
export function WebhookLog({ id }: { id: string }) {
  const [query] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const deliveries = useWebhookDeliveries(id, page);
  if (deliveries.isPending)
    return <Skeleton height={96} mt="sm" role="status" aria-label="Loading deliveries" />;
  if (deliveries.isError) {
    return (
      <ErrorState
        title="The deliveries could not be loaded"
        error={deliveries.error}
        onRetry={() => void deliveries.refetch()}
        retrying={deliveries.isFetching}
      />
    );
  }
  const { records, pagination } = deliveries.data;
  if (records.length === 0) {
    return (
      <EmptyState title="Nothing was sent yet">
        Deliveries of the last {DELIVERY_DAYS} days appear here. Send a test to see one.
      </EmptyState>
    );
  }
  return (
    <section className={classes.log} aria-label="Deliveries">
      <ul className={classes.list}>
        {records.map((delivery) => (
          <WebhookDeliveryItem key={delivery.id} webhookId={id} delivery={delivery} />
        ))}
      </ul>
      <Group justify="space-between" mt="xs">
        <Pager pagination={pagination} hrefOf={(next) => `?webhook=${id}&page=${next}`} />
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => void deliveries.refetch()}
          loading={deliveries.isFetching}
        >
          Reload
        </Button>
      </Group>
    </section>
  );
}
