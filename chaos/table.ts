/** One row of the table that a run prints. */
export interface Row {
  name: string;
  /** The end of a process in words, or nothing. */
  ended: string;
  /** Of the writes that were acknowledged until then. */
  lost: string;
  recovered: string;
  p95: string;
  problems: string[];
  remarks: string[];
}

const COLUMNS: { title: string; of: (row: Row) => string; width: number }[] = [
  { title: 'scenario', of: ({ name }) => name, width: 36 },
  { title: 'process ended', of: ({ ended }) => ended, width: 14 },
  { title: 'writes lost', of: ({ lost }) => lost, width: 13 },
  { title: 'recovered', of: ({ recovered }) => recovered, width: 10 },
  { title: "others' p95", of: ({ p95 }) => p95, width: 28 },
  { title: '', of: ({ problems }) => (problems.length === 0 ? 'ok' : 'NOT OK'), width: 7 },
];

const lineOf = (cells: string[]) =>
  cells
    .map((cell, at) => cell.padEnd(COLUMNS[at]?.width ?? 0))
    .join(' ')
    .trimEnd();

/** The line above the rows. */
export const tableHead = () => lineOf(COLUMNS.map(({ title }) => title));

/** A row, with what is wrong and what there is to know in a line below. */
export function tableRow(row: Row): string {
  const notes = [...row.problems.map((problem) => `! ${problem}`), ...row.remarks];
  const below = notes.length > 0 ? [`    ${notes.join('; ')}`] : [];
  return [lineOf(COLUMNS.map(({ of }) => of(row))), ...below].join('\n');
}

export const milliseconds = (ms: number) => (ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms)} ms`);
export const seconds = (ms: number | null) => (ms === null ? 'never' : `${(ms / 1000).toFixed(1)} s`);
