import { csvOf, safeCell } from '#platform/contract/workbooks.ts';
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
  ...['Number', 'Kind', 'Ground', 'Address', 'Name', 'Email', 'Description', 'Received (UTC)'],
  ...['Acknowledge by (UTC)', 'Acknowledged (UTC)', 'Acknowledged by', 'Decide by (UTC)', 'Decided (UTC)'],
  ...['Decided by', 'Decision', 'Reasons'],
];

/** Writes the register as CSV, with a mark by which spreadsheet programs know that it is UTF-8. */
export const grievancesCsv = (rows: readonly ExportedGrievance[]): string =>
  `\uFEFF${csvOf(
    HEADER,
    rows.map((row) =>
      [
        ...[
          row.number,
          GRIEVANCE_KIND_LABELS[row.kind],
          row.ground,
          row.about,
          row.name,
          row.email,
          row.message,
        ],
        ...[row.created_at, row.acknowledge_by, row.acknowledged_at, row.acknowledged_by, row.dispose_by],
        ...[row.decided_at, row.decided_by, row.decision && DECISION_LABELS[row.decision], row.reasons],
      ].map(safeCell),
    ),
  )}`;
