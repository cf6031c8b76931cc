import type { ReadableRow } from './query-samples.ts';

/** A condition as the test means it, before it is written as text. */
export type Meant =
  | { kind: 'and' | 'or'; parts: Meant[] }
  | { kind: 'equals' | 'matches'; column: string; value: unknown };

export interface MeantSelect {
  columns: string[];
  where: Meant | null;
  order: { column: string; descending: boolean }[];
  limit: number | null;
}

/** `like` in PostgreSQL: `%` is any text, `_` one character, a backslash takes the next one as it is. */
function likePattern(pattern: string): RegExp {
  let source = '';
  const letters = [...pattern];
  for (let at = 0; at < letters.length; at += 1) {
    let letter = letters[at] ?? '';
    if (letter === '%') source += '.*';
    else if (letter === '_') source += '.';
    else {
      if (letter === '\\') letter = letters[++at] ?? '';
      source += letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    }
  }
  return new RegExp(`^${source}$`, 'isu');
}

function holds(row: ReadableRow, condition: Meant): boolean {
  if (condition.kind === 'and') return condition.parts.every((part) => holds(row, part));
  if (condition.kind === 'or') return condition.parts.some((part) => holds(row, part));
  const { column, value } = condition as Extract<Meant, { column: string }>;
  const stored = row[column];
  if (stored === null || stored === undefined || value === null) return false;
  if (condition.kind === 'equals') return stored === value;
  return likePattern(String(value)).test(String(stored));
}

function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string')
    return Buffer.compare(Buffer.from(one), Buffer.from(other));
  return Number(one) - Number(other);
}

/** Nulls come last, or first where the order descends. */
function compareRows(one: ReadableRow, other: ReadableRow, order: MeantSelect['order']): number {
  for (const { column, descending } of [...order, { column: 'id', descending: false }]) {
    const [a, b] = [one[column] ?? null, other[column] ?? null];
    const difference =
      a === null || b === null ? Number(a === null) - Number(b === null) : compareValues(a, b);
    if (difference !== 0) return descending ? -difference : difference;
  }
  return 0;
}

/** What a statement gives over rows: evaluated in JavaScript, as PostgreSQL is meant to do it. */
export function evaluate(rows: ReadableRow[], { columns, where, order, limit }: MeantSelect): ReadableRow[] {
  return rows
    .filter((row) => !where || holds(row, where))
    .toSorted((one, other) => compareRows(one, other, order))
    .slice(0, limit ?? 200)
    .map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])));
}
