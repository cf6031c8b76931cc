import { tableTimeInIndia } from '#platform/contract/dates.ts';
import { csvOf } from '#platform/contract/workbooks.ts';
import { DECISION_LABELS, GRIEVANCE_KIND_LABELS, type Grievance } from './grievances.contract.ts';

/** A row of the export. */
type ExportedGrievance = Grievance & {
  email: string;
  message: string;
  acknowledged_by: string | null;
  reasons: string | null;
  decided_by: string | null;
};

const HEADER = [
  ...['Number', 'Kind', 'Ground', 'Address', 'Name', 'Email', 'Description', 'Received (Indian time)'],
  ...[
    'Acknowledge by (Indian time)',
    'Acknowledged (Indian time)',
    'Acknowledged by',
    'Decide by (Indian time)',
    'Decided (Indian time)',
  ],
  ...['Decided by', 'Decision', 'Reasons'],
];

/** Writes the register as CSV, with a mark by which spreadsheet programs know that it is UTF-8. */
export const grievancesCsv = (rows: readonly ExportedGrievance[]): string =>
  `\uFEFF${csvOf(
    HEADER,
    rows.map((row) => [
      ...[
        row.number,
        GRIEVANCE_KIND_LABELS[row.kind],
        row.ground,
        row.about,
        row.name,
        row.email,
        row.message,
      ],
      ...[row.created_at, row.acknowledge_by, row.acknowledged_at].map(tableTimeInIndia),
      row.acknowledged_by,
      ...[row.dispose_by, row.decided_at].map(tableTimeInIndia),
      ...[row.decided_by, row.decision && DECISION_LABELS[row.decision], row.reasons],
    ]),
  )}`;
