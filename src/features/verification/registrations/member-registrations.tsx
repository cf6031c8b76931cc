import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDay } from '#platform/contract/dates.ts';
import { CallFailure } from '#platform/contract/errors.ts';
import { type Fact, FactList } from '#platform/web/ui/fact-list.tsx';
import classes from './member-registrations.module.css';
import { useMemberRegistrations } from './registrations.api.ts';
import { REGISTRATION_LABELS, type Registration } from './registrations.contract.ts';

interface MemberRegistrationsProps {
  slug: string;
  /** Side by side where there is room. */
  columns?: boolean;
  /** Wraps the list; not called for a kind of member without registrations. */
  render: (list: ReactNode) => ReactNode;
}

/** A member's registrations as others see them: held, checked, and valid until when. */
export function MemberRegistrations({ slug, columns, render }: MemberRegistrationsProps) {
  const { data, error, isPending, isFetching, refetch } = useMemberRegistrations(slug);
  if (data) {
    return data.length === 0 ? null : render(<FactList columns={columns} facts={data.map(factOf)} />);
  }
  // The owner also sees this view of a page that others cannot open.
  if (error instanceof CallFailure && error.status === 404) return null;
  if (isPending || isFetching) return render(<Skeleton height={120} aria-hidden />);
  return render(
    <div className={classes.failed} role="alert">
      <span>The registrations could not be loaded.</span>
      <Button variant="default" size="compact-sm" onClick={() => refetch()}>
        Retry
      </Button>
    </div>,
  );
}

function factOf(registration: Registration): Fact {
  const { kind, held, number } = registration;
  if (!held) return [REGISTRATION_LABELS[kind], <Check key={kind}>Not given</Check>];
  return [
    REGISTRATION_LABELS[kind],
    <span key={kind}>
      {number ?? 'Held'}
      <CheckOf {...registration} />
    </span>,
  ];
}

function CheckOf({ checked_on, valid_until }: Registration) {
  if (checked_on === null) return <Check>Not checked</Check>;
  return (
    <Check isChecked>
      Checked <span className={classes.day}>{formatDay(checked_on)}</span>
      {valid_until && (
        <>
          , valid until <span className={classes.day}>{formatDay(valid_until)}</span>
        </>
      )}
    </Check>
  );
}

const Check = ({ isChecked, children }: { isChecked?: boolean; children: ReactNode }) => (
  <span className={classes.check} data-checked={isChecked}>
    {children}
  </span>
);
