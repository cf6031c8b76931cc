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

/**
 * Writes a plain table as an Excel file (.xlsx): a bold first row that stays, and cells that are never formulas. ISO days
 * become days that can be sorted and reckoned with.
 */
export async function makeTableXlsx({
  header,
  rows,
}: {
  header: readonly string[];
  rows: readonly (readonly Cell[])[];
}): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
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
  return writeExcelFile([head, ...body], { stickyRowsCount: 1, columns }).toBuffer();
}
