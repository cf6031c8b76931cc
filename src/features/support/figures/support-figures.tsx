import { useSupportFigures } from './support-figures.api.ts';
import classes from './support-figures.module.css';
import { figureWords, RESOLUTION_DAYS, RESPONSE_DAYS } from './support-figures.rules.ts';

/** The three figures of the support center (specification part 2, section 2). Their places are kept while they load. */
export function SupportFigures() {
  const { data, isError } = useSupportFigures();
  const words = data && figureWords(data);
  const shown = (value: string | undefined) => value ?? (isError ? 'Not available' : <Ghost />);
  return (
    <dl className={classes.figures}>
      <div>
        <dt>Average Response Time</dt>
        <dd className={classes.value}>{shown(words?.response)}</dd>
        <dd className={classes.note}>In business hours, last {RESPONSE_DAYS} days</dd>
      </div>
      <div>
        <dt>Resolution Rate</dt>
        <dd className={classes.value}>{shown(words?.resolution)}</dd>
        <dd className={classes.note}>
          Of tickets {RESOLUTION_DAYS.from} to {RESOLUTION_DAYS.to} days old
        </dd>
      </div>
      <div>
        <dt>Active Tickets</dt>
        <dd className={classes.value}>{shown(words?.active)}</dd>
        <dd className={classes.note}>Not resolved yet</dd>
      </div>
    </dl>
  );
}

const Ghost = () => (
  <span className={classes.ghost} role="status">
    <span className={classes.hidden}>Loading</span>
  </span>
);
