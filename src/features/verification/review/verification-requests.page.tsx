import { Anchor, SegmentedControl } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  VERIFICATION_STATUSES,
  type VerificationStatus,
} from '#features/verification/requests/verification-requests.contract.ts';
import { Uuid } from '#platform/contract/fields.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { VerificationRequestRow } from './verification-request-row.tsx';
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
      <ReviewList
        what="requests"
        query={requests}
        items={requests.data?.records}
        look="rows"
        height={72}
        empty={
          shown.status === 'open'
            ? { title: 'No open requests', text: 'New requests for verification appear here.' }
            : { title: 'No such requests', text: 'Choose another state above.' }
        }
        footer={
          requests.data && (
            <Pager pagination={requests.data.pagination} hrefOf={(page) => hrefOf({ page: String(page) })} />
          )
        }
      >
        {(request) => <VerificationRequestRow request={request} href={hrefOf({ request: request.id })} />}
      </ReviewList>
    </PageBody>
  );
}
