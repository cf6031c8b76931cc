import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { formatCount } from '#platform/contract/counts.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useVerifyAudit } from './audit.api.ts';
import classes from './audit.page.module.css';

/** The button that checks the whole log, and what the last check found. */
export function AuditCheck() {
  const check = useVerifyAudit();
  return (
    <section className={classes.check} aria-label="Verification">
      <div className={classes.ask}>
        <p className={classes.note}>
          Check that no entry was altered, deleted or moved since it was written.
        </p>
        <Button
          leftSection={<IconShieldCheck size={18} stroke={1.5} aria-hidden />}
          loading={check.isPending}
          onClick={() => check.mutate()}
        >
          Verify
        </Button>
      </div>
      <div role="status">{!check.isPending && <Result check={check} />}</div>
    </section>
  );
}

function Result({ check: { data, error } }: { check: ReturnType<typeof useVerifyAudit> }) {
  if (error) {
    return (
      <Alert color="brick" title="The log could not be checked" icon={<IconAlertTriangle aria-hidden />}>
        {failureText(error, 'Please try again.')}
      </Alert>
    );
  }
  if (!data) return null;
  const { entries, last_hash, fault } = data;
  if (fault) {
    return (
      <Alert color="brick" title={fault.text} icon={<IconAlertTriangle aria-hidden />}>
        It is the first entry that is not as it was written. Keep a backup of the database as it is now, and
        ask the operator who had access to it.
      </Alert>
    );
  }
  return (
    <Alert color="leaf" title="Every entry is as it was written" icon={<IconShieldCheck aria-hidden />}>
      {formatCount(entries)} {entries === 1 ? 'entry' : 'entries'}. Keep this head outside of the database, to
      compare with later: <code className={classes.hash}>{`${entries}:${last_hash}`}</code>
    </Alert>
  );
}
