import {
  IconAlertTriangle,
  IconAt,
  IconCalendarEvent,
  IconCurrencyRupee,
  IconFileCertificate,
  IconFlag,
  IconInbox,
  IconLifebuoy,
  IconListCheck,
  IconMailOpened,
  IconReportAnalytics,
  IconReportMoney,
  IconShieldCheck,
  IconStar,
  IconUserPlus,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from '#features/home/desk-lines/desk-line.module.css';
import { useReadNotification } from '#features/notifications/notifications/notifications.api.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { DeskRow } from './desk-rows.rules.ts';

const ICONS: Record<DeskRow['kind'], typeof IconInbox> = {
  request: IconInbox,
  invitation: IconMailOpened,
  report: IconReportAnalytics,
  budget: IconReportMoney,
  funds: IconCurrencyRupee,
  mention: IconAt,
  ticket: IconLifebuoy,
  join: IconUserPlus,
  milestone: IconFlag,
  rating: IconStar,
  document: IconFileCertificate,
  verification: IconShieldCheck,
  review: IconListCheck,
};

const TONES = { late: 'bad', soon: 'attention', open: 'neutral' } as const;
const STATE_ICONS = { late: IconAlertTriangle, soon: IconCalendarEvent, open: null };

/** A line of the desk: the whole line is the link, and its end says what to do there. */
export function DeskLine({ row }: { row: DeskRow }) {
  const { kind, to, what, about, when, state, button, reads, more } = row;
  const { mutate: read } = useReadNotification();
  const Icon = ICONS[kind];
  const StateIcon = STATE_ICONS[state];
  return (
    <li className={classes.line}>
      <div className={classes.row}>
        <Icon className={classes.icon} size={20} stroke={1.5} aria-hidden />
        <div className={classes.words}>
          <Link className={classes.what} to={to} onClick={() => reads && read(reads)}>
            {what}
          </Link>
          <p className={classes.about}>{about}</p>
        </div>
        <div className={classes.when}>
          <StateBadge
            tone={TONES[state]}
            icon={StateIcon && <StateIcon size={14} stroke={1.5} aria-hidden />}
          >
            {when}
          </StateBadge>
        </div>
        <span className={classes.button} aria-hidden>
          {button}
        </span>
      </div>
      {more && (
        <Link className={classes.more} to={more.to}>
          {more.text}
        </Link>
      )}
    </li>
  );
}
