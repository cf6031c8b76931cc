import { Button } from '@mantine/core';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { FailedMail } from './jobs.contract.ts';
import classes from './jobs.page.module.css';
import { formatWhen } from './jobs-words.rules.ts';

interface FailedMailRowProps {
  mail: FailedMail;
  isRetrying: boolean;
  onRetry: () => void;
  onGiveUp: () => void;
}

/** A mail that failed, with the answer of the mail server. */
export function FailedMailRow({ mail, isRetrying, onRetry, onGiveUp }: FailedMailRowProps) {
  const { id, to, subject, error, tries, created_at, next_try_at } = mail;
  return (
    <article className={classes.row} aria-labelledby={`mail-${id}`}>
      <div className={classes.line}>
        <h3 id={`mail-${id}`} className={classes.title}>
          {subject}
        </h3>
        <StateBadge tone={next_try_at ? 'attention' : 'bad'}>
          {next_try_at ? 'Retrying' : 'Given up'}
        </StateBadge>
      </div>
      <p className={classes.facts}>
        To {to} · Written {formatWhen(created_at)}
      </p>
      <p className={classes.error}>{error ?? 'No error is stored.'}</p>
      <div className={classes.line}>
        <p className={classes.facts}>
          {tries === 1 ? '1 try' : `${tries} tries`}
          {next_try_at && ` · Next try ${formatWhen(next_try_at)}`}
        </p>
        <div className={classes.buttons}>
          <Button size="sm" variant="default" loading={isRetrying} onClick={onRetry}>
            Send again
          </Button>
          <Button size="sm" variant="subtle" color="brick" disabled={isRetrying} onClick={onGiveUp}>
            Give up
          </Button>
        </div>
      </div>
    </article>
  );
}
