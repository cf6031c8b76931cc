import { IconDownload } from '@tabler/icons-react';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { useDataExports } from './privacy.api.ts';
import classes from './privacy.page.module.css';

interface ListProps {
  page: number;
  hrefOf: (page: number) => string;
}

/** Downloads of all own data, newest first. */
export function DataExports({ page, hrefOf }: ListProps) {
  const downloads = useDataExports(page);
  return (
    <ReviewList
      what="downloads"
      query={downloads}
      items={downloads.data?.records.map((download) => ({ ...download, id: String(download.number) }))}
      heading="Downloads of all own data"
      look="rows"
      height={56}
      empty={{
        title: 'No downloads yet',
        text: 'When a member downloads all their data, it appears here.',
        icon: <IconDownload size={24} stroke={1.5} aria-hidden />,
      }}
      footer={downloads.data && <Pager pagination={downloads.data.pagination} hrefOf={hrefOf} />}
    >
      {({ name, at, member_id }) => (
        <p className={classes.row}>
          <span className={classes.name}>{name ?? `Erased account ${member_id}`}</span>
          <span className={classes.when}>
            {formatInstant(at)}, {formatTime(at)}
          </span>
        </p>
      )}
    </ReviewList>
  );
}
