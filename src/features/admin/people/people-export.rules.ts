import { tableTimeInIndia } from '#platform/contract/dates.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { csvOf } from '#platform/contract/workbooks.ts';
import type { PersonRow } from './people.contract.ts';

const HEADER = [
  ...['ID', 'Name', 'Contact', 'Email', 'Email confirmed', 'Type', 'State', 'Joined (Indian time)', 'Admin'],
  ...[
    'Suspended since (Indian time)',
    'Merged into',
    'Leaves on (Indian time)',
    'Organisation erased on (Indian time)',
  ],
];

/** Writes members as CSV, with a mark by which spreadsheet programs know that it is UTF-8. */
export const peopleCsv = (rows: readonly PersonRow[]): string =>
  `\uFEFF${csvOf(
    HEADER,
    rows.map((row) => [
      row.id,
      ...[row.name, row.contact_name, row.email],
      row.email_confirmed ? 'yes' : 'no',
      row.organization_type && ORGANIZATION_TYPE_LABELS[row.organization_type],
      row.state,
      tableTimeInIndia(row.joined_at),
      row.is_admin ? 'yes' : 'no',
      tableTimeInIndia(row.suspended_at),
      row.merged_into,
      tableTimeInIndia(row.deletion_due_at),
      tableTimeInIndia(row.organisation_deletion_due_at),
    ]),
  )}`;
