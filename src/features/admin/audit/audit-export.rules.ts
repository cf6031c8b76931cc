import { csvOf } from '#platform/contract/workbooks.ts';

/** A row of the export: everything that a hash covers, so that the chain can be checked outside. */
interface ExportedEntry {
  number: number;
  at: string;
  kind: string;
  actor_id: string | null;
  actor_role: string;
  subject_type: string;
  subject_id: string;
  facts: string;
  previous_hash: string;
  hash: string;
}

const HEADER = [
  ...['Number', 'At (UTC)', 'Kind', 'Actor', 'Role', 'Subject type', 'Subject'],
  ...['Facts', 'Previous hash', 'Hash'],
];

/** Writes entries as CSV, with a mark by which spreadsheet programs know that it is UTF-8. */
export const auditCsv = (rows: readonly ExportedEntry[]): string =>
  `\uFEFF${csvOf(
    HEADER,
    rows.map((row) => [
      row.number,
      ...[row.at, row.kind, row.actor_id, row.actor_role, row.subject_type, row.subject_id],
      ...[row.facts, row.previous_hash, row.hash],
    ]),
  )}`;
