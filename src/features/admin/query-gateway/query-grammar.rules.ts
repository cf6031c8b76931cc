import { refusal } from './query-refusal.rules.ts';
import { readTokens, type Token } from './query-tokens.rules.ts';

/** Name of a table or column, and its place in the text. */
export interface Name {
  name: string;
  at: number;
}

/** The parameter `$number`. */
export interface Parameter {
  number: number;
  at: number;
}

export type Condition =
  | { kind: 'and' | 'or'; parts: Condition[] }
  | { kind: 'equals' | 'matches'; column: Name; value: Parameter };

/** Columns that the answer has; `all` for every column that the caller reaches. */
type Columns = Name[] | 'all';

export interface SelectStatement {
  kind: 'select';
  table: Name;
  columns: Columns;
  where: Condition | undefined;
  order: { column: Name; descending: boolean }[];
  limit: { count: number | Parameter; at: number } | undefined;
}

export interface WriteStatement {
  kind: 'insert' | 'update' | 'delete';
  /** Place of the first word. */
  at: number;
  table: Name;
  values: { column: Name; value: Parameter }[];
  where: Condition | undefined;
  /** Undefined without `returning`. */
  returning: Columns | undefined;
}

export type Statement = SelectStatement | WriteStatement;

/** Deepest nesting of brackets, and most comparisons, columns or values of a statement. */
const NESTING_MAX = 10;
const PARTS_MAX = 100;

/** Reads tokens from left to right. */
interface Cursor {
  tokens: Token[];
  index: number;
}

const peek = ({ tokens, index }: Cursor): Token => tokens[index] ?? { kind: 'end', text: '', at: 1 };

function next(cursor: Cursor): Token {
  const token = peek(cursor);
  if (token.kind !== 'end') cursor.index += 1;
  return token;
}

/** Takes the next token if it is this word or sign. */
function take(cursor: Cursor, text: string): boolean {
  const token = peek(cursor);
  const isIt = (token.kind === 'word' || token.kind === 'sign') && token.text === text;
  if (isIt) cursor.index += 1;
  return isIt;
}

function expected(cursor: Cursor, what: string) {
  const { kind, at } = peek(cursor);
  return refusal(at, kind === 'end' ? `The statement ends where ${what} should be.` : `Expected ${what}.`);
}

function need(cursor: Cursor, ...texts: string[]): void {
  for (const text of texts) if (!take(cursor, text)) throw expected(cursor, `"${text}"`);
}

function readName(cursor: Cursor, what: string): Name {
  if (peek(cursor).kind !== 'word') throw expected(cursor, `the name of a ${what}`);
  const { text, at } = next(cursor);
  return { name: text, at };
}

function readParameter(cursor: Cursor): Parameter {
  if (peek(cursor).kind !== 'parameter') throw expected(cursor, 'a parameter such as $1');
  const { text, at } = next(cursor);
  return { number: Number(text), at };
}

/** Reads parts with commas between them. */
function readList<Part>(cursor: Cursor, readPart: () => Part): Part[] {
  const parts: Part[] = [];
  do {
    if (parts.length === PARTS_MAX) throw refusal(peek(cursor).at, `At most ${PARTS_MAX} entries.`);
    parts.push(readPart());
  } while (take(cursor, ','));
  return parts;
}

function readColumns(cursor: Cursor): Columns {
  if (take(cursor, '*')) return 'all';
  return readNames(cursor);
}

function readNames(cursor: Cursor): Name[] {
  const names = readList(cursor, () => readName(cursor, 'column'));
  refuseTwice(names);
  return names;
}

function refuseTwice(names: Name[]): void {
  const twice = names.find(({ name }, index) => names.findIndex((other) => other.name === name) < index);
  if (twice) throw refusal(twice.at, `The column ${twice.name} occurs twice.`);
}

/** Reads comparisons joined by `or`, which binds less than `and`. */
function readCondition(cursor: Cursor, count: { left: number }, depth = 0): Condition {
  const readOne = () => readComparison(cursor, count, depth);
  const readAnds = () => joined('and', readWhile(cursor, 'and', readOne));
  return joined('or', readWhile(cursor, 'or', readAnds));
}

function readWhile(cursor: Cursor, word: string, readPart: () => Condition): Condition[] {
  const parts = [readPart()];
  while (take(cursor, word)) parts.push(readPart());
  return parts;
}

function joined(kind: 'and' | 'or', parts: Condition[]): Condition {
  const [only, ...more] = parts;
  return only && more.length === 0 ? only : { kind, parts };
}

function readComparison(cursor: Cursor, count: { left: number }, depth: number): Condition {
  const { at } = peek(cursor);
  if (take(cursor, '(')) {
    if (depth === NESTING_MAX) throw refusal(at, `Brackets nest at most ${NESTING_MAX} deep.`);
    const inner = readCondition(cursor, count, depth + 1);
    need(cursor, ')');
    return inner;
  }
  if (count.left === 0) throw refusal(at, `At most ${PARTS_MAX} comparisons.`);
  count.left -= 1;
  const column = readName(cursor, 'column');
  if (take(cursor, '=')) return { kind: 'equals', column, value: readParameter(cursor) };
  if (take(cursor, 'ilike')) return { kind: 'matches', column, value: readParameter(cursor) };
  throw expected(cursor, '"=" or "ilike"');
}

const readWhere = (cursor: Cursor): Condition | undefined =>
  take(cursor, 'where') ? readCondition(cursor, { left: PARTS_MAX }) : undefined;

function readOrder(cursor: Cursor): SelectStatement['order'] {
  if (!take(cursor, 'order')) return [];
  need(cursor, 'by');
  const order = readList(cursor, () => {
    const column = readName(cursor, 'column');
    const descending = take(cursor, 'desc');
    if (!descending) take(cursor, 'asc');
    return { column, descending };
  });
  refuseTwice(order.map(({ column }) => column));
  return order;
}

function readLimit(cursor: Cursor): SelectStatement['limit'] {
  if (!take(cursor, 'limit')) return undefined;
  const { kind, at } = peek(cursor);
  if (kind === 'parameter') return { count: readParameter(cursor), at };
  if (kind !== 'number') throw expected(cursor, 'a whole number or a parameter such as $1');
  return { count: Number(next(cursor).text), at };
}

function readSelect(cursor: Cursor): SelectStatement {
  const columns = readColumns(cursor);
  need(cursor, 'from');
  const table = readName(cursor, 'table');
  const where = readWhere(cursor);
  const order = readOrder(cursor);
  return { kind: 'select', columns, table, where, order, limit: readLimit(cursor) };
}

const readReturning = (cursor: Cursor) => (take(cursor, 'returning') ? readColumns(cursor) : undefined);

function readInsert(cursor: Cursor, at: number): WriteStatement {
  need(cursor, 'into');
  const table = readName(cursor, 'table');
  need(cursor, '(');
  const columns = readNames(cursor);
  need(cursor, ')', 'values', '(');
  const values = columns.map((column, index) => {
    if (index > 0) need(cursor, ',');
    return { column, value: readParameter(cursor) };
  });
  need(cursor, ')');
  return { kind: 'insert', at, table, values, where: undefined, returning: readReturning(cursor) };
}

function readUpdate(cursor: Cursor, at: number): WriteStatement {
  const table = readName(cursor, 'table');
  need(cursor, 'set');
  const values = readList(cursor, () => {
    const column = readName(cursor, 'column');
    need(cursor, '=');
    return { column, value: readParameter(cursor) };
  });
  refuseTwice(values.map(({ column }) => column));
  const where = readWhere(cursor);
  return { kind: 'update', at, table, values, where, returning: readReturning(cursor) };
}

function readDelete(cursor: Cursor, at: number): WriteStatement {
  need(cursor, 'from');
  const table = readName(cursor, 'table');
  const where = readWhere(cursor);
  return { kind: 'delete', at, table, values: [], where, returning: readReturning(cursor) };
}

function readVerb(cursor: Cursor): Statement {
  const { at } = peek(cursor);
  if (take(cursor, 'select')) return readSelect(cursor);
  if (take(cursor, 'insert')) return readInsert(cursor, at);
  if (take(cursor, 'update')) return readUpdate(cursor, at);
  if (take(cursor, 'delete')) return readDelete(cursor, at);
  throw expected(cursor, '"select", "insert", "update" or "delete"');
}

/**
 * Reads one statement of the language of `POST /query` (docs/query.md); one semicolon may end it.
 * @throws AppError VALIDATION_FAILED with the place of what it cannot read.
 */
export function readStatement(text: string): Statement {
  const cursor: Cursor = { tokens: readTokens(text), index: 0 };
  const statement = readVerb(cursor);
  take(cursor, ';');
  if (peek(cursor).kind !== 'end') throw expected(cursor, 'the end of the statement');
  return statement;
}
