import { Fragment } from 'react';
import { Link } from 'react-router';
import classes from '#features/home/desk-lines/desk-line.module.css';
import { DeskPart } from '#features/home/desk-lines/desk-part.tsx';
import { dayInIndia } from '#platform/contract/dates.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PartnersLine } from './partners-line.tsx';
import { moreOf, partnersRow } from './partners-rows.rules.ts';
import { usePartnersTurns } from './partners-turn.api.ts';

/** What waits for the member's partners. Not there while nothing does. */
export function PartnersPart() {
  const { data, isError, error, refetch, isRefetching } = usePartnersTurns();
  if (!data && !isError) return null;
  if (data?.total === 0) return null;
  const today = dayInIndia(new Date());
  return (
    <DeskPart title="Waiting for partners" count={data?.total}>
      {data ? (
        <ul className={classes.list}>
          {data.groups.map((group) => {
            const more = moreOf(group);
            return (
              <Fragment key={group.of}>
                {group.first.map((turn) => (
                  <PartnersLine key={`${turn.kind} ${turn.id}`} row={partnersRow(turn, today)} />
                ))}
                {more && (
                  <li className={classes.line}>
                    <Link className={classes.more} to={more.to}>
                      {more.text}
                    </Link>
                  </li>
                )}
              </Fragment>
            );
          })}
        </ul>
      ) : (
        <ErrorState
          title="What waits for partners could not be loaded"
          error={error}
          onRetry={refetch}
          retrying={isRefetching}
        />
      )}
    </DeskPart>
  );
}
