import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconCurrencyRupee,
  IconFileCertificate,
  IconFlag,
  IconInbox,
  IconListCheck,
  IconMailOpened,
  IconReportAnalytics,
  IconShieldCheck,
  IconStar,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import classes from './desk.module.css';
import type { DeskRow } from './desk-rows.rules.ts';

const ICONS: Record<DeskRow['kind'], typeof IconInbox> = {
  request: IconInbox,
  invitation: IconMailOpened,
  report: IconReportAnalytics,
  budget: IconCurrencyRupee,
  milestone: IconFlag,
  rating: IconStar,
  document: IconFileCertificate,
  verification: IconShieldCheck,
  review: IconListCheck,
};

const TONES = { late: 'bad', soon: 'attention', open: 'neutral' } as const;
const STATE_ICONS = { late: IconAlertTriangle, soon: IconCalendarEvent, open: null };

/** A line of the desk: the whole line is the link. */
export function DeskLine({ row: { kind, to, what, about, when, state, more } }: { row: DeskRow }) {
  const Icon = ICONS[kind];
  const StateIcon = STATE_ICONS[state];
  return (
    <li className={classes.line}>
      <div className={classes.row}>
        <Icon className={classes.icon} size={20} stroke={1.5} aria-hidden />
        <div className={classes.words}>
          <Link className={classes.what} to={to}>
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
      </div>
      {more && (
        <Link className={classes.more} to={more.to}>
          {more.text}
        </Link>
      )}
    </li>
  );
}
