import { Anchor, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  VERIFICATION_STATUSES,
  type VerificationStatus,
} from '#features/verification/requests/verification-requests.contract.ts';
import { Uuid } from '#platform/contract/fields.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { VerificationRequestList } from './verification-request-list.tsx';
import classes from './verification-requests.page.module.css';
import { useVerificationRequests } from './verification-review.api.ts';
import { VerificationReview } from './verification-review.tsx';

const SHOWN: { value: VerificationStatus | 'all'; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'granted', label: 'Granted' },
  { value: 'refused', label: 'Refused' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'all', label: 'All' },
];

/** Requests for verification, for admins. The URL says which: `status`, `page`, or `request` for a single one. */
export function VerificationRequestsPage() {
  const [params] = useSearchParams();
  const id = Uuid.safeParse(params.get('request')).data;
  const list = new URLSearchParams(params);
  list.delete('request');
  const reviewed = useRef(false);
  useEffect(() => {
    if (id) reviewed.current = true;
  }, [id]);
  if (!id) return <RequestsInList params={params} isReturn={reviewed.current} />;
  return (
    <PageBody width="reading">
      <p>
        <Anchor component={Link} to={`?${list}`}>
          All requests
        </Anchor>
      </p>
      <VerificationReview key={id} id={id} />
    </PageBody>
  );
}

/** Reads status and page from the URL; open requests by default. */
function readShown(params: URLSearchParams): { status: VerificationStatus | null; page: number } {
  const status =
    params.get('status') === 'all'
      ? null
      : (VERIFICATION_STATUSES.find((one) => one === params.get('status')) ?? 'open');
  return { status, page: pageOf(params) };
}

interface RequestsInListProps {
  params: URLSearchParams;
  /** True if a review was shown before: its focused element is gone. */
  isReturn: boolean;
}

function RequestsInList({ params, isReturn }: RequestsInListProps) {
  const [, setParams] = useSearchParams();
  const shown = readShown(params);
  const requests = useVerificationRequests(shown);
  const hrefOf = (change: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    return `?${next}`;
  };
  return (
    <PageBody>
      <PageHeading title="Verification" focused={isReturn}>
        Requests from members. Each decision needs a reason, which the member can read.
      </PageHeading>
      <SegmentedControl
        className={classes.filter}
        aria-label="Which requests"
        value={shown.status ?? 'all'}
        onChange={(status) => setParams({ status }, { preventScrollReset: true })}
        data={SHOWN}
      />
      {requests.isPending && (
        <Stack role="status" aria-label="Loading requests">
          <Skeleton height={72} radius="md" />
          <Skeleton height={72} radius="md" />
          <Skeleton height={72} radius="md" />
        </Stack>
      )}
      {requests.isError && !requests.data && (
        <ErrorState
          title="Failed to load the requests"
          error={requests.error}
          onRetry={requests.refetch}
          retrying={requests.isRefetching}
        />
      )}
      {requests.data?.records.length === 0 && (
        <EmptyState title={shown.status === 'open' ? 'No open requests' : 'No such requests'}>
          {shown.status === 'open'
            ? 'New requests for verification appear here.'
            : 'Choose another state above.'}
        </EmptyState>
      )}
      {requests.data && requests.data.records.length > 0 && (
        <>
          <VerificationRequestList
            requests={requests.data.records}
            hrefOf={(request) => hrefOf({ request })}
          />
          <Pager pagination={requests.data.pagination} hrefOf={(page) => hrefOf({ page: String(page) })} />
        </>
      )}
    </PageBody>
  );
}
