import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { DESK } from './desk.api.ts';
import type { Desk } from './desk.contract.ts';
import classes from './maintenance-banner.module.css';

const maintenanceOf = ({ maintenance }: Desk) => maintenance;
const when = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)}`;

/**
 * Announces planned maintenance to members. It asks for nothing: it reads what the page asks for anyway, to know what
 * waits for the member.
 */
export function MaintenanceBanner() {
  const { data } = useQuery({ ...DESK, select: maintenanceOf, enabled: false });
  if (!data || Date.parse(data.ends_at) <= Date.now()) return null;
  const isUnderWay = Date.parse(data.starts_at) <= Date.now();
  return (
    <aside className={classes.banner} aria-label="Planned maintenance">
      <p>
        <strong>{isUnderWay ? 'Maintenance is under way' : 'Planned maintenance'}:</strong> {data.title}.{' '}
        {isUnderWay
          ? `It ends on ${when(data.ends_at)} IST. `
          : `${when(data.starts_at)} to ${when(data.ends_at)} IST. `}
        <Link to="/support?tab=status">See the status</Link>
      </p>
    </aside>
  );
}
