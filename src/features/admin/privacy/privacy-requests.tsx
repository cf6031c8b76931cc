import { IconShieldCheck } from '@tabler/icons-react';
import { GrievanceRow } from '#features/support/grievances/grievance-row.tsx';
import { useGrievances } from '#features/support/grievances/grievances.api.ts';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';

interface ListProps {
  page: number;
  hrefOf: (page: number) => string;
}

/** Requests about personal data: undecided ones first, by the clock of the law. */
export function PrivacyRequests({ page, hrefOf }: ListProps) {
  const requests = useGrievances({ kind: 'privacy_request', page });
  return (
    <ReviewList
      what="requests"
      query={requests}
      items={requests.data?.records}
      look="rows"
      height={84}
      empty={{
        title: 'No requests about personal data',
        text: 'A request that a member or visitor sends appears here.',
        icon: <IconShieldCheck size={24} stroke={1.5} aria-hidden />,
      }}
      footer={requests.data && <Pager pagination={requests.data.pagination} hrefOf={hrefOf} />}
    >
      {(request) => <GrievanceRow grievance={request} to={`/admin/grievances?grievance=${request.id}`} />}
    </ReviewList>
  );
}
