import { Skeleton } from '@mantine/core';
import { formatRupeesShort } from '#platform/contract/money.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Figure } from '#platform/web/ui/figure.tsx';
import { usePlatformFigures } from './platform-figures.api.ts';
import { FIGURE_DAYS, type PlatformFigures as Figures } from './platform-figures.contract.ts';
import classes from './platform-figures.module.css';

/** The platform in figures, for admins. */
export function PlatformFigures() {
  const figures = usePlatformFigures();
  return (
    <section aria-labelledby="platform-figures">
      <h2 id="platform-figures" className={classes.title}>
        The platform
      </h2>
      {figures.isPending && (
        <div role="status" aria-label="Loading figures">
          <Skeleton height={104} radius="md" />
        </div>
      )}
      {figures.isError && !figures.data && (
        <ErrorState
          title="The figures could not be loaded"
          error={figures.error}
          onRetry={figures.refetch}
          retrying={figures.isRefetching}
        />
      )}
      {figures.data && <Tiles figures={figures.data} />}
    </section>
  );
}

/** "3.5 hours", "2 days": a time to answer in words. */
function hours(count: number | null): string {
  if (count === null) return '–';
  if (count < 48) return `${Math.round(count)} ${Math.round(count) === 1 ? 'hour' : 'hours'}`;
  return `${Math.round(count / 24)} days`;
}

function Tiles({ figures: { members, requests, collaborations, money } }: { figures: Figures }) {
  const answered = requests.accepted + requests.declined;
  return (
    <div className={classes.tiles}>
      <Figure
        label="Members"
        value={members.total.toLocaleString('en-IN')}
        note={`${members.joined.toLocaleString('en-IN')} in ${FIGURE_DAYS} days. ${members.by_type
          .map(({ type, total }) => `${ORGANIZATION_TYPE_LABELS[type]}: ${total.toLocaleString('en-IN')}`)
          .join(', ')}`}
      />
      <Figure
        label="Requests"
        value={requests.sent.toLocaleString('en-IN')}
        note={`Sent in ${FIGURE_DAYS} days, ${requests.waiting.toLocaleString('en-IN')} wait`}
      />
      <Figure
        label="Accepted"
        value={answered === 0 ? '–' : `${Math.round((100 * requests.accepted) / answered)} %`}
        note={`${requests.accepted.toLocaleString('en-IN')} of ${answered.toLocaleString('en-IN')} that were answered`}
      />
      <Figure label="Time to answer" value={hours(requests.median_hours)} note="Median of those requests" />
      <Figure
        label="Active projects"
        value={collaborations.active.toLocaleString('en-IN')}
        note={`${collaborations.all.toLocaleString('en-IN')} in all`}
      />
      <Figure
        label="Money received"
        value={formatRupeesShort(money.received)}
        note={`${formatRupeesShort(money.agreed)} agreed, ${formatRupeesShort(money.utilised)} used and accepted`}
      />
    </div>
  );
}
