import { z } from 'zod';
import { IsoDate, Uuid } from '#platform/contract/fields.ts';
import type { Condition, Name, Parameter, SelectStatement, Statement } from './query-grammar.rules.ts';
import { refusal } from './query-refusal.rules.ts';
import { type ColumnType, REACHABLE_TABLES, ROWS_MAX, type TableName } from './reachable-tables.data.ts';

type Scalar = string | number | boolean | null;

/** A condition with its values; nothing equals or matches null. */
export type RowTest =
  | { kind: 'and' | 'or'; parts: RowTest[] }
  | { kind: 'equals' | 'matches'; column: string; type: ColumnType; value: Scalar };

/** A statement that reads, with names that exist and values of the right types. */
export interface ReadPlan {
  table: TableName;
  columns: string[];
  where: RowTest | undefined;
  order: { column: string; descending: boolean }[];
  limit: number;
}

/** An instant of the years 1 to 9999, with any offset. */
const InstantValue = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999)
  .transform((date) => date.toISOString());

/** Values that a column can be compared with. Lists and objects are only read. */
const VALUES: Partial<Record<ColumnType, { schema: z.ZodType<Scalar>; words: string }>> = {
  uuid: { schema: Uuid, words: 'an id' },
  text: { schema: z.string(), words: 'text' },
  integer: { schema: z.int(), words: 'a whole number' },
  decimal: { schema: z.number(), words: 'a number' },
  boolean: { schema: z.boolean(), words: 'true or false' },
  instant: { schema: InstantValue, words: 'an instant such as 2026-01-31T09:30:00.000Z' },
  day: { schema: IsoDate, words: 'a day such as 2026-01-31' },
};

/** A pattern ends with a backslash that escapes nothing. */
const ENDS_ESCAPING = /(?<!\\)(\\\\)*\\$/;

/** @throws AppError VALIDATION_FAILED with the place if there is no such table. */
export function tableNamed({ name, at }: Name): TableName {
  if (!Object.hasOwn(REACHABLE_TABLES, name)) throw refusal(at, `There is no table ${name}.`);
  return name as TableName;
}

function typeOf(table: TableName, { name, at }: Name): ColumnType {
  const columns: Record<string, ColumnType> = REACHABLE_TABLES[table].columns;
  const type = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!type) throw refusal(at, `The table ${table} has no column ${name}.`);
  return type;
}

function comparableTypeOf(table: TableName, column: Name): ColumnType {
  const type = typeOf(table, column);
  if (!VALUES[type]) throw refusal(column.at, `The column ${column.name} can only be read.`);
  return type;
}

/** @throws AppError VALIDATION_FAILED with the place of a parameter that was not sent. */
export function sentValue({ number, at }: Parameter, params: unknown[]): unknown {
  if (number > params.length) throw refusal(at, `There is no value for $${number}.`);
  return params[number - 1];
}

function planTest(table: TableName, condition: Condition, params: unknown[]): RowTest {
  if ('parts' in condition) {
    return { kind: condition.kind, parts: condition.parts.map((part) => planTest(table, part, params)) };
  }
  const { kind, column, value } = condition;
  const type = comparableTypeOf(table, column);
  if (kind === 'matches' && type !== 'text') {
    throw refusal(column.at, `Only text can be matched, and ${column.name} is ${VALUES[type]?.words}.`);
  }
  const sent = sentValue(value, params);
  const checked = VALUES[type]?.schema.nullable().safeParse(sent);
  if (!checked?.success) {
    throw refusal(value.at, `$${value.number} must be ${VALUES[type]?.words} or null.`, value.number);
  }
  if (kind === 'matches' && ENDS_ESCAPING.test(String(checked.data))) {
    throw refusal(value.at, `$${value.number} must not end with an escaping backslash.`, value.number);
  }
  return { kind, column: column.name, type, value: checked.data };
}

/** The columns of an answer, in the order of the statement. */
export function planColumns(table: TableName, columns: Name[] | 'all'): string[] {
  if (columns === 'all') return Object.keys(REACHABLE_TABLES[table].columns);
  for (const column of columns) typeOf(table, column);
  return columns.map(({ name }) => name);
}

export const planWhere = (table: TableName, where: Condition | undefined, params: unknown[]) =>
  where && planTest(table, where, params);

function planLimit(limit: SelectStatement['limit'], params: unknown[]): number {
  if (!limit) return ROWS_MAX;
  const { count, at } = limit;
  const value = typeof count === 'number' ? count : sentValue(count, params);
  const checked = z.int().min(0).max(ROWS_MAX).safeParse(value);
  if (checked.success) return checked.data;
  throw refusal(
    at,
    `The limit is a whole number up to ${ROWS_MAX}.`,
    typeof count === 'number' ? undefined : count.number,
  );
}

/** The numbers of the parameters that a statement names. */
function namedParameters(statement: Statement): Set<number> {
  const inCondition = (condition: Condition): number[] =>
    'parts' in condition ? condition.parts.flatMap(inCondition) : [condition.value.number];
  const named = statement.where ? inCondition(statement.where) : [];
  if (statement.kind !== 'select')
    return new Set([...named, ...statement.values.map((one) => one.value.number)]);
  const count = statement.limit?.count;
  return new Set(typeof count === 'object' ? [...named, count.number] : named);
}

/** @throws AppError VALIDATION_FAILED naming the first value that the statement does not use. */
export function refuseUnused(statement: Statement, params: unknown[], end: number): void {
  const named = namedParameters(statement);
  const unused = params.findIndex((_, index) => !named.has(index + 1));
  if (unused >= 0) throw refusal(end, `The statement does not use $${unused + 1}.`, unused + 1);
}

/**
 * Checks a statement that reads: tables and columns, types of values, the limit.
 * @throws AppError VALIDATION_FAILED with the place.
 */
export function planSelect(statement: SelectStatement, params: unknown[]): ReadPlan {
  const table = tableNamed(statement.table);
  for (const { column } of statement.order) comparableTypeOf(table, column);
  return {
    table,
    columns: planColumns(table, statement.columns),
    where: planWhere(table, statement.where, params),
    order: statement.order.map(({ column, descending }) => ({ column: column.name, descending })),
    limit: planLimit(statement.limit, params),
  };
}
