import { Skeleton } from '@mantine/core';
import { formatCountShort } from '#platform/contract/counts.ts';
import { Figure } from '#platform/web/ui/figure.tsx';
import { useLearnOverview } from './learn.api.ts';
import classes from './learn-figures.module.css';

/** For a figure of what is not there yet. */
const NEW = 'New';
const UNKNOWN = '–';

/** The four figures of the hub, counted from the records (specification part 2, section 2). */
export function LearnFigures() {
  const { data, isPending } = useLearnOverview();
  const show = (count: number | undefined, none: string) => {
    if (isPending) return <Skeleton height="1.3em" width={72} />;
    if (count === undefined) return UNKNOWN;
    return count === 0 ? none : formatCountShort(count);
  };
  return (
    <section className={classes.figures} aria-label="Learn CSR in figures">
      <Figure label="Case Studies" value={show(data?.case_studies, NEW)} />
      <Figure label="Resources Available" value={show(data?.resources, NEW)} />
      <Figure
        label="Active Learners"
        value={show(data?.active_learners, UNKNOWN)}
        note="in the last 30 days"
      />
      <Figure
        label="Downloads This Month"
        value={show(data?.downloads_this_month, UNKNOWN)}
        note="one per reader and day"
      />
    </section>
  );
}
