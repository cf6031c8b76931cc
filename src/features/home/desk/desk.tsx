import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import lineClasses from '#features/home/desk-lines/desk-line.module.css';
import { DeskPart } from '#features/home/desk-lines/desk-part.tsx';
import { FirstSteps } from '#features/home/own-work/first-steps.tsx';
import { useOwnWork } from '#features/home/own-work/own-work.api.ts';
import { WorkFigures } from '#features/home/own-work/work-figures.tsx';
import { PartnersPart } from '#features/home/partners-turn/partners-part.tsx';
import { dayInIndia } from '#platform/contract/dates.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useDesk } from './desk.api.ts';
import type { Desk as DeskRecord } from './desk.contract.ts';
import classes from './desk.module.css';
import { DeskLine } from './desk-line.tsx';
import { deskRows } from './desk-rows.rules.ts';

const TITLE = 'Your desk';

/** What waits for the member and for the partners, each with a link, figures of the own work, and the first steps of a new member. */
export function Desk({ ghost }: { ghost: ReactNode }) {
  const desk = useDesk();
  const work = useOwnWork();
  const waiting = desk.data?.total ?? 0;
  useEffect(() => {
    document.title = `${TITLE} | Dayitva`;
  }, []);
  return (
    <section aria-labelledby="desk">
      <header className={classes.head}>
        <h1 id="desk" className={classes.title}>
          {TITLE}
        </h1>
        {waiting > 0 && (
          <p className={classes.count}>
            {waiting === 1 ? '1 thing waits' : `${waiting} things wait`} for you
          </p>
        )}
      </header>
      <div className={classes.columns}>
        <div className={classes.lists}>
          {work.data?.first_steps && <FirstSteps steps={work.data.first_steps} />}
          <DeskPart title="Yours" count={waiting}>
            {desk.isPending && ghost}
            {desk.data && <Waiting desk={desk.data} isNew={Boolean(work.data?.first_steps)} />}
            {desk.isError && !desk.data && (
              <ErrorState
                title="Your desk could not be loaded"
                error={desk.error}
                onRetry={desk.refetch}
                retrying={desk.isRefetching}
              />
            )}
          </DeskPart>
          <PartnersPart />
        </div>
        <WorkFigures work={work} />
      </div>
    </section>
  );
}

function Waiting({ desk, isNew }: { desk: DeskRecord; isNew: boolean }) {
  const rows = deskRows(desk, dayInIndia(new Date()));
  return (
    <>
      {rows.length > 0 ? (
        <ul className={lineClasses.list}>
          {rows.map((row) => (
            <DeskLine key={row.key} row={row} />
          ))}
        </ul>
      ) : (
        <div className={classes.empty}>
          <p>Nothing waits for you</p>
          <p>
            Requests, reports, money, milestones and papers that need you appear here. To start new work, look
            for a partner.
          </p>
          <Button component={Link} to="/marketplace" variant="default" size="sm">
            Go to the marketplace
          </Button>
        </div>
      )}
      {desk.next_step && !isNew && <NextStep step={desk.next_step} />}
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
