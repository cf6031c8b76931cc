import { Link } from 'react-router';
import {
  milestonePath,
  workspacePath,
} from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { CollaborationStatusBadge } from '#features/collaborations/collaboration/collaboration-status-badge.tsx';
import type { ProgrammeRow } from '#features/programme/portfolio/portfolio.contract.ts';
import { scheduleViiText } from '#platform/contract/csr/schedule-vii.ts';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { formatRupees, formatRupeesShort } from '#platform/contract/money.ts';
import classes from './programme.module.css';
import { useProgrammeAddress } from './programme-address.hook.ts';
import { SortHead } from './sort-head.tsx';

const NONE = '–';
/** A phone leaves out what is not known. */
const none = (isNone: boolean) => ({ 'data-none': isNone || undefined });

/** Money in short, in full for who points at it or hears it. */
function Money({ rupees }: { rupees: number | null }) {
  if (rupees === null) return NONE;
  return <span title={formatRupees(rupees)}>{formatRupeesShort(rupees)}</span>;
}

/** All collaborations as lines; on a phone each is a card. */
export function ProgrammeTable({ rows }: { rows: readonly ProgrammeRow[] }) {
  const { rowOrder: order } = useProgrammeAddress();
  const today = dayInIndia(new Date());
  return (
    <table className={classes.table}>
      <caption className={classes.hidden}>Projects</caption>
      <thead>
        <tr>
          <SortHead sort="title" label="Project" order={order} />
          <SortHead sort="partner" label="Partner" order={order} />
          <th scope="col">Place</th>
          <th scope="col">
            <abbr title="Item of Schedule VII of the Companies Act">Item</abbr>
          </th>
          <SortHead sort="status" label="Status" order={order} />
          <SortHead sort="milestone" label="Next milestone" order={order} />
          <SortHead sort="late" label="Days late" order={order} isFigure />
          <SortHead sort="budget" label="Budget" order={order} isFigure />
          <SortHead sort="used" label="Used" order={order} isFigure />
          <SortHead sort="report" label="Report due" order={order} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} today={today} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, today }: { row: ProgrammeRow; today: string }) {
  const { id, partners, places, schedule_vii_items, next_milestone, days_late, late_milestones } = row;
  const isReportLate = row.report_due !== null && row.report_due < today;
  return (
    <tr>
      <th scope="row">
        <Link to={workspacePath(id)}>{row.title}</Link>
      </th>
      <td data-label="Partner" {...none(partners.length === 0)} title={partners.join(', ')}>
        {partners[0] ?? NONE}
        {partners.length > 1 && <span className={classes.soft}> +{partners.length - 1}</span>}
      </td>
      <td data-label="Place" {...none(places.length === 0)} title={places.join(', ')}>
        {places[0] ?? NONE}
        {places.length > 1 && <span className={classes.soft}> +{places.length - 1}</span>}
      </td>
      <td
        data-label="Item"
        {...none(schedule_vii_items.length === 0)}
        title={schedule_vii_items.map(scheduleViiText).join(', ')}
      >
        {schedule_vii_items.map((item) => `(${item})`).join(', ') || NONE}
      </td>
      <td data-label="Status">
        <CollaborationStatusBadge status={row.status} />
      </td>
      <td data-label="Next milestone" {...none(!next_milestone)} className={classes.wide}>
        {next_milestone ? (
          <>
            <Link to={milestonePath(id, next_milestone.id)}>{next_milestone.title}</Link>
            {next_milestone.due_date && (
              <span className={classes.day}>{formatDay(next_milestone.due_date)}</span>
            )}
          </>
        ) : (
          NONE
        )}
      </td>
      <td
        data-label="Days late"
        {...none(days_late === 0)}
        data-figure
        data-late={days_late > 0 || undefined}
      >
        {days_late > 0 ? (
          <span title={`${late_milestones} late ${late_milestones === 1 ? 'milestone' : 'milestones'}`}>
            {days_late}
          </span>
        ) : (
          NONE
        )}
      </td>
      <td data-label="Budget" {...none(row.budget === null)} data-figure>
        {row.grants > 0 ? (
          <Link to={workspacePath(id, 'funds')}>
            <Money rupees={row.budget} />
          </Link>
        ) : (
          <Money rupees={row.budget} />
        )}
      </td>
      <td data-label="Used" {...none(row.used === null)} data-figure>
        <Money rupees={row.used} />
      </td>
      <td data-label="Report due" {...none(row.report_due === null)} data-late={isReportLate || undefined}>
        {row.report_due ? <Link to={workspacePath(id, 'reports')}>{formatDay(row.report_due)}</Link> : NONE}
      </td>
    </tr>
  );
}
