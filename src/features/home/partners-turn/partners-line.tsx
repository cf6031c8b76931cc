import { Button } from '@mantine/core';
import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from '#features/home/desk-lines/desk-line.module.css';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { PartnersRow } from './partners-rows.rules.ts';
import { useRemindPartner } from './partners-turn.api.ts';
import { remindPartner } from './partners-turn.contract.ts';

/** Something that waits for a partner, with when the partner was reminded and a button that reminds. */
export function PartnersLine({ row }: { row: PartnersRow }) {
  const { turn, to, what, about, when, isLate } = row;
  const remind = useRemindPartner();
  const mayRemind = useMayCall()(remindPartner);
  const send = () =>
    remind.mutate(
      { kind: turn.kind, id: turn.id },
      {
        onSuccess: () => showToast({ title: 'Reminder sent', message: `To ${turn.name}.`, tone: 'success' }),
        onError: (error) =>
          showToast({
            title: 'Reminder not sent',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  return (
    <li className={classes.line}>
      <div className={classes.row}>
        <IconHourglass className={classes.icon} size={20} stroke={1.5} aria-hidden />
        <div className={classes.words}>
          <Link className={classes.what} to={to}>
            {what}
          </Link>
          <p className={classes.about}>{about}</p>
        </div>
        <div className={classes.when}>
          <StateBadge
            tone={isLate ? 'bad' : 'neutral'}
            icon={isLate && <IconAlertTriangle size={14} stroke={1.5} aria-hidden />}
          >
            {when}
          </StateBadge>
        </div>
        <div className={classes.act}>
          {turn.can_remind && mayRemind && (
            <Button
              variant="default"
              size="xs"
              loading={remind.isPending}
              aria-label={`Remind ${turn.name}: ${what}`}
              onClick={send}
            >
              Remind
            </Button>
          )}
          {turn.reminded_at && <p>Reminded on {formatInstant(turn.reminded_at)}</p>}
        </div>
      </div>
    </li>
  );
}
