type Cell = string | number | null;

const IS_DAY = /^\d{4}-\d\d-\d\d$/;
const WIDTHS = { least: 8, most: 48 };

const isDay = (value: Cell) =>
  typeof value === 'string' && IS_DAY.test(value) && !Number.isNaN(Date.parse(value));

/** As wide as most of what stands in a column, in characters. */
function widthOf(texts: string[]): number {
  const lengths = texts.map(({ length }) => length).sort((a, b) => a - b);
  const most = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, most) + 2);
}

interface PlainTable {
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
}

function sheetOf({ header, rows }: PlainTable) {
  const head = header.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value) => {
      if (value === null) return null;
      if (typeof value === 'number') return { value, type: Number };
      return isDay(value)
        ? { value: new Date(value), type: Date, format: 'dd mmm yyyy' }
        : { value, type: String };
    }),
  );
  const columns = header.map((name, at) => ({
    width: widthOf([name, ...rows.map((row) => String(row[at] ?? ''))].filter(Boolean)),
  }));
  return { data: [head, ...body], columns };
}

/**
 * Writes a plain table as an Excel file (.xlsx): a bold first row that stays, and cells that are never formulas. ISO days
 * become days that can be sorted and reckoned with.
 */
export async function makeTableXlsx(table: PlainTable): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const { data, columns } = sheetOf(table);
  return writeExcelFile(data, { stickyRowsCount: 1, columns }).toBuffer();
}

/** Writes several plain tables as an Excel file, each on a sheet of its own. @param tables with names of 31 characters at most. */
export async function makeTablesXlsx(tables: readonly (PlainTable & { name: string })[]): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return writeExcelFile(
    tables.map(({ name, ...table }) => ({ sheet: name, stickyRowsCount: 1, ...sheetOf(table) })),
  ).toBuffer();
}
