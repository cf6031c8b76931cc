import { useProfile } from '#features/profiles/profile/profile.api.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { FundCalendar } from './fund-calendar.tsx';
import { FundFigures } from './fund-figures.tsx';
import { FundForecast } from './fund-forecast.tsx';
import { FundWaits } from './fund-waits.tsx';
import classes from './overview.module.css';
import { LoadingOverview } from './overview-states.tsx';

/** /funds: the money of all grants at once, what waits, what is likely to come, and the days to keep. */
export function FundsPage() {
  const profile = useProfile();
  if (profile.isPending)
    return (
      <PageBody>
        <LoadingOverview />
      </PageBody>
    );
  const isCompany = profile.data?.organization_type === 'corporate';
  return (
    <PageBody>
      <PageHeading title="Funds">
        {isCompany
          ? 'All grants that you give: what is agreed, approved, released and used, and what waits for you.'
          : 'All grants that you get: what is agreed, received and used, what each funder waits for, and when the money ends.'}
      </PageHeading>
      <section className={classes.section} aria-labelledby="funds-waits">
        <h2 id="funds-waits" className={classes.title}>
          What waits
        </h2>
        <FundWaits />
      </section>
      <section className={classes.section} aria-labelledby="funds-money">
        <h2 id="funds-money" className={classes.title}>
          Money
        </h2>
        <FundFigures side={isCompany ? 'funder' : 'agency'} />
      </section>
      {!isCompany && (
        <section className={classes.section} aria-labelledby="funds-forecast">
          <h2 id="funds-forecast" className={classes.title}>
            The next twelve months
          </h2>
          <FundForecast />
        </section>
      )}
      <section className={classes.section} aria-labelledby="funds-calendar">
        <h2 id="funds-calendar" className={classes.title}>
          Calendar
        </h2>
        <FundCalendar />
      </section>
    </PageBody>
  );
}
