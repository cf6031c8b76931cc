import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import classes from './recent-records.module.css';

interface RecentRecordsProps<Entry> {
  /** "services" or "projects": also the tab that holds them all. */
  plural: string;
  icon: ReactNode;
  records: Entry[];
  /** True in the view of other members. */
  readOnly: boolean;
  render: (record: Entry) => ReactNode;
}

/** The member's latest services or projects, or a link to add one. */
export function RecentRecords<Entry extends { id: string }>(props: RecentRecordsProps<Entry>) {
  const { plural, icon, records, readOnly, render } = props;
  if (records.length === 0 && readOnly) return <EmptyState title={`No ${plural} yet`} />;
  if (records.length === 0) {
    return (
      <EmptyState
        title={`No ${plural} yet`}
        icon={icon}
        action={
          <Button component={Link} to={`/profile?tab=${plural}`} variant="default">
            Go to {plural}
          </Button>
        }
      >
        Your latest {plural} appear here and on your profile in the marketplace.
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list}>
      {records.map((record) => (
        <li key={record.id} className={classes.record}>
          {render(record)}
        </li>
      ))}
    </ul>
  );
}
