import { IconUserMinus } from '@tabler/icons-react';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { usePendingDeletions } from './privacy.api.ts';
import classes from './privacy.page.module.css';

interface ListProps {
  page: number;
  hrefOf: (page: number) => string;
}

/** Accounts that will be erased, the next one first. */
export function PendingDeletions({ page, hrefOf }: ListProps) {
  const deletions = usePendingDeletions(page);
  return (
    <ReviewList
      what="deletions"
      query={deletions}
      items={deletions.data?.records}
      heading="Accounts to erase"
      look="rows"
      height={56}
      empty={{
        title: 'No account waits for its deletion',
        text: 'An account is erased 14 days after its member asks for it.',
        icon: <IconUserMinus size={24} stroke={1.5} aria-hidden />,
      }}
      footer={deletions.data && <Pager pagination={deletions.data.pagination} hrefOf={hrefOf} />}
    >
      {({ name, due_at }) => (
        <p className={classes.row}>
          <span className={classes.name}>{name}</span>
          <span className={classes.when}>
            Erased on {formatInstant(due_at)}, {formatTime(due_at)}
          </span>
        </p>
      )}
    </ReviewList>
  );
}
