import type pg from 'pg';

/** Longer than any job waits for its next try. */
const LONGEST_WAIT = "interval '65 minutes'";
const CLOCKS_DIFFER = "interval '5 minutes'";

/**
 * Brings back the times of the job queue that a clock which was ahead has left: until they came, no schedule would run, no queue
 * be cleaned, and jobs wait or count as under way.
 */
export async function bringJobTimesBack(pool: pg.Pool): Promise<void> {
  const ahead = (column: string) => `${column} > now() + ${CLOCKS_DIFFER}`;
  const past = (column: string) => `${column} = case when ${ahead(column)} then null else ${column} end`;
  await pool.query(
    `update pgboss.version set ${past('cron_on')}, ${past('bam_on')} where ${ahead('cron_on')} or ${ahead('bam_on')}`,
  );
  await pool.query(
    `update pgboss.queue set ${past('maintain_on')}, ${past('monitor_on')}, ${past('monitor_claim_on')}
      where ${ahead('maintain_on')} or ${ahead('monitor_on')} or ${ahead('monitor_claim_on')}`,
  );
  await pool.query(
    `update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > now() + ${LONGEST_WAIT}`,
  );
  await pool.query(
    `update pgboss.job set started_on = now() where state = 'active' and ${ahead('started_on')}`,
  );
}
