/** Writes a plain table as an Excel file (.xlsx): a bold first row that stays, and cells that are never formulas. */
export async function makeTableXlsx({
  header,
  rows,
}: {
  header: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
}): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const head = header.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value) => {
      if (value === null) return null;
      return typeof value === 'number' ? { value, type: Number } : { value, type: String };
    }),
  );
  return writeExcelFile([head, ...body], { stickyRowsCount: 1 }).toBuffer();
}
