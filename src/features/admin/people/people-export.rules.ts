import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { csvOf, safeCell } from '#platform/contract/workbooks.ts';
import type { PersonRow } from './people.contract.ts';

const HEADER = [
  ...['ID', 'Name', 'Contact', 'Email', 'Email confirmed', 'Type', 'State', 'Joined (UTC)', 'Admin'],
  ...['Suspended since (UTC)', 'Merged into', 'Leaves on (UTC)', 'Organisation erased on (UTC)'],
];

/** Writes members as CSV, with a mark by which spreadsheet programs know that it is UTF-8. */
export const peopleCsv = (rows: readonly PersonRow[]): string =>
  `\uFEFF${csvOf(
    HEADER,
    rows.map((row) => [
      row.id,
      ...[row.name, row.contact_name, row.email].map(safeCell),
      row.email_confirmed ? 'yes' : 'no',
      row.organization_type && ORGANIZATION_TYPE_LABELS[row.organization_type],
      row.state,
      row.joined_at,
      row.is_admin ? 'yes' : 'no',
      row.suspended_at,
      row.merged_into,
      row.deletion_due_at,
      row.organisation_deletion_due_at,
    ]),
  )}`;
