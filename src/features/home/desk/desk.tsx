import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayInIndia } from '#platform/contract/dates.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useDesk } from './desk.api.ts';
import type { Desk as DeskRecord } from './desk.contract.ts';
import classes from './desk.module.css';
import { DeskLine } from './desk-line.tsx';
import { deskRows } from './desk-rows.rules.ts';

/** What waits for the member, each with a link, and the next step of the profile. */
export function Desk({ ghost }: { ghost: ReactNode }) {
  const desk = useDesk();
  const waiting = desk.data?.total ?? 0;
  return (
    <section className={classes.desk} aria-labelledby="desk">
      <header className={classes.head}>
        <h2 id="desk" className={classes.title}>
          Your desk
        </h2>
        {waiting > 0 && (
          <p className={classes.count}>
            {waiting === 1 ? '1 thing waits' : `${waiting} things wait`} for you
          </p>
        )}
      </header>
      {desk.isPending && ghost}
      {desk.data && <Waiting desk={desk.data} />}
      {desk.isError && !desk.data && (
        <ErrorState
          title="Your desk could not be loaded"
          error={desk.error}
          onRetry={desk.refetch}
          retrying={desk.isRefetching}
        />
      )}
    </section>
  );
}

function Waiting({ desk }: { desk: DeskRecord }) {
  const rows = deskRows(desk, dayInIndia(new Date()));
  return (
    <>
      {rows.length > 0 ? (
        <ul className={classes.list}>
          {rows.map((row) => (
            <DeskLine key={row.key} row={row} />
          ))}
        </ul>
      ) : (
        <div className={classes.empty}>
          <p className={classes.what}>Nothing waits for you</p>
          <p className={classes.about}>
            Requests, milestones and papers that need you appear here. To start new work, look for a partner.
          </p>
          <Button component={Link} to="/marketplace" variant="default" size="sm">
            Go to the marketplace
          </Button>
        </div>
      )}
      {desk.next_step && <NextStep step={desk.next_step} />}
    </>
  );
}

function NextStep({ step }: { step: NonNullable<DeskRecord['next_step']> }) {
  return (
    <p className={classes.next}>
      Next for your profile: <Link to={step.path}>{step.label}</Link>. {step.reason}
    </p>
  );
}
