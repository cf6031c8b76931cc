import { Skeleton } from '@mantine/core';
import { formatCount } from '#platform/contract/counts.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { Figure } from '#platform/web/ui/figure.tsx';
import { useSystemFacts } from './jobs.api.ts';
import classes from './jobs.page.module.css';
import { formatSize, formatUptime, formatWhen } from './jobs-words.rules.ts';
import type { SystemFacts as Facts } from './system.contract.ts';

/** Backup, disk, database and processes as they are now. */
export function SystemFacts() {
  const facts = useSystemFacts();
  if (facts.isPending)
    return (
      <div role="status" aria-label="Loading the system">
        <Skeleton height={360} radius="md" />
      </div>
    );
  if (!facts.data)
    return (
      <ErrorState
        title="Failed to load the system"
        error={facts.error}
        onRetry={facts.refetch}
        retrying={facts.isRefetching}
      />
    );
  return <Loaded facts={facts.data} />;
}

const formatLag = (lag: number | null) => (lag === null ? 'Not known' : `${lag.toFixed(1)} s behind`);

function Loaded({ facts: { backup_at, disk, database, replicas, processes } }: { facts: Facts }) {
  const now = new Date();
  return (
    <>
      <div className={classes.figures}>
        <Figure
          label="Disk free"
          value={disk ? formatSize(disk.free) : 'Not known'}
          note={disk ? `Of ${formatSize(disk.total)}, for files and mails` : undefined}
        />
        <Figure label="Database" value={formatSize(database.bytes)} />
        <Figure
          label="Connections"
          value={formatCount(database.connections)}
          unit={`of ${formatCount(database.connections_max)}`}
          note="To this database, of all the server takes"
        />
      </div>
      <h3 className={classes.heading}>Details</h3>
      <FactList
        facts={[
          ['Last backup', backup_at ? formatWhen(backup_at) : 'No backup is recorded'],
          [
            'Oldest open transaction',
            database.oldest_transaction_at ? `Since ${formatWhen(database.oldest_transaction_at)}` : 'None',
          ],
          [
            'Replicas',
            replicas.length === 0
              ? 'No replica is connected'
              : replicas.map(({ lag }) => formatLag(lag)).join(', '),
          ],
        ]}
      />
      <h3 className={classes.heading}>Processes of the server</h3>
      {processes.length === 0 ? (
        <p className={classes.lead}>Not known: no process is connected for events.</p>
      ) : (
        <table className={classes.table}>
          <caption className={classes.caption}>Those that are connected to the database now.</caption>
          <thead>
            <tr>
              <th scope="col">Process</th>
              <th scope="col">Version</th>
              <th scope="col">Started</th>
              <th scope="col">Runs for</th>
            </tr>
          </thead>
          <tbody>
            {processes.map(({ pid, version, started_at }) => (
              <tr key={`${pid} ${started_at}`}>
                <th scope="row">{pid}</th>
                <td data-label="Version">{version}</td>
                <td data-label="Started">{formatWhen(started_at)}</td>
                <td data-label="Runs for">{formatUptime(started_at, now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
