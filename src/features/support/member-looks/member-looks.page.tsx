import { useSearchParams } from 'react-router';
import { BackToDesk } from '#features/support/ticket-queue/back-to-desk.tsx';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { pageOf } from '#platform/web/page-number.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { useMemberLooks } from './member-looks.api.ts';
import classes from './member-looks.module.css';

/** The log of looks at members beside their tickets, for admins. The address says which page. */
export function MemberLooksPage() {
  const [params] = useSearchParams();
  const looks = useMemberLooks(pageOf(params));
  return (
    <PageBody width="reading">
      <BackToDesk />
      <PageHeading title="Looks at members">
        Each time an admin opens the facts of a member, beside a ticket or under People, it is logged here for
        a year. Members see in their data export who viewed them.
      </PageHeading>
      <ReviewList
        what="looks"
        query={looks}
        items={looks.data?.records}
        look="rows"
        height={56}
        empty={{ title: 'No looks yet', text: 'No admin has opened the facts of a member.' }}
        footer={looks.data && <Pager pagination={looks.data.pagination} hrefOf={(page) => `?page=${page}`} />}
      >
        {({ looked_by_name, member_name, ticket_number, looked_at }) => (
          <p className={classes.look}>
            <span className={classes.who}>
              {looked_by_name} looked at {member_name}
            </span>
            <span className={classes.when}>
              {ticket_number ?? 'Under People'} · {formatInstant(looked_at)}, {formatTime(looked_at)}
            </span>
          </p>
        )}
      </ReviewList>
    </PageBody>
  );
}
