import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import classes from './reading-list.module.css';
import { useReadings } from './status.api.ts';
import { serviceName } from './status.rules.ts';
import { StatusBadge } from './status-badge.tsx';

/** What the last probe of each service found, for admins. */
export function ReadingList() {
  const readings = useReadings();
  const [first] = readings.data ?? [];
  return (
    <>
      <p className={classes.lead}>
        {first
          ? `Measured on ${formatInstant(first.minute)}, ${formatTime(first.minute)} IST. The next round follows within a minute.`
          : 'Each service is probed at each full minute.'}
      </p>
      <ReviewList
        what="probes"
        query={readings}
        items={readings.data?.map((reading) => ({ ...reading, id: reading.service }))}
        look="rows"
        height={60}
        empty={{ title: 'Nothing measured yet', text: 'The first round runs within a minute.' }}
      >
        {({ service, status, detail }) => (
          <div className={classes.reading}>
            <div>
              <h3 className={classes.name}>{serviceName(service)}</h3>
              <p className={classes.detail}>{detail ?? 'The round is under way'}</p>
            </div>
            <StatusBadge state={status} />
          </div>
        )}
      </ReviewList>
    </>
  );
}
