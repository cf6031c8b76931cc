import type { CellObject, Image, SheetData, SheetOptions } from 'write-excel-file/node';
import { formatDay } from '#platform/contract/dates.ts';
import type { Sheet, SheetCell, Workbook } from '#platform/contract/workbooks.ts';
import type { Imprint } from './docx-file.ts';
import { XLSX_LOOKS, xlsxFormat } from './xlsx-looks.ts';
import { sheetFeature } from './xlsx-sheet-feature.ts';

/** Writes a workbook as an Excel file (.xlsx), with its formulas, choices, warnings and print settings. */
export async function makeXlsx(workbook: Workbook, imprint: Imprint): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const sheets = [readMe(workbook, imprint), ...workbook.sheets];
  const foot = `${workbook.title} · ${imprint.author} starter library · ${imprint.licence}`;
  return writeExcelFile(sheets.map(written), {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [
      sheetFeature<Image['content']>(sheets, { title: workbook.title, author: imprint.author, foot }),
    ],
  }).toBuffer();
}

function written(sheet: Sheet): SheetOptions<never> & { data: SheetData } {
  const columns = sheet.widths.map((width) => ({ width }));
  return {
    sheet: sheet.name,
    columns,
    data: sheet.rows.map((row) => withHeight(row.flatMap(writtenCell), heightOf(row, sheet.widths))),
    stickyRowsCount: sheet.frozenRows,
    showGridLines: false,
  };
}

const LINE_POINTS = 15;
const TITLE_POINTS = 30;

/** Room for the longest text of a row: programs do not make a row higher for a text in joined cells. */
function heightOf(row: Sheet['rows'][number], widths: readonly number[]): number {
  let at = 0;
  const lines = row.map((cell) => {
    const span = cell?.span ?? 1;
    const width = widths.slice(at, at + span).reduce((sum, one) => sum + one, 0);
    at += span;
    if (cell?.look === 'title') return TITLE_POINTS / LINE_POINTS;
    return Math.ceil(String(cell?.value ?? '').length / Math.max(width, 1));
  });
  return Math.max(1, ...lines) * LINE_POINTS + 2;
}

/** The library takes the height of a row from one of its cells. */
const withHeight = (cells: (CellObject | null)[], height: number) =>
  cells.map((cell, at) => (at === 0 ? { ...cell, height } : cell));

/** A cell, and an empty one for each further column that it covers. */
function writtenCell(cell: SheetCell | null): (CellObject | null)[] {
  if (!cell) return [null];
  const { value, formula, look, format, span = 1 } = cell;
  const style = { ...XLSX_LOOKS[look], ...(format && xlsxFormat(format)) };
  const own: CellObject = formula
    ? { type: 'Formula', value: formula, ...style }
    : { value, type: typeof value === 'number' ? Number : String, ...style };
  if (!formula && typeof value !== 'number') delete own.format;
  const covered = Array.from({ length: span - 1 }, () => null);
  return [{ ...own, ...(span > 1 && { columnSpan: span }) }, ...covered];
}

/** The first sheet: title, use, sources and licence. */
function readMe(workbook: Workbook, { author, licence }: Imprint): Sheet {
  const line = (value: string, look: SheetCell['look'] = 'text'): SheetCell[] => [{ value, look }];
  return {
    name: 'Read me',
    widths: [92],
    rows: [
      line(workbook.title, 'title'),
      line(workbook.subtitle, 'guide'),
      [null],
      line('How to use it', 'label'),
      ...workbook.uses.map((use) => line(use, 'guide')),
      line(
        'Fill in the yellow cells. White cells with figures are computed: do not write over them.',
        'guide',
      ),
      [null],
      line('Sources', 'label'),
      line(
        `Law as read on ${formatDay(workbook.checkedOn)}. The law moves: check each source before you rely on this workbook. It is a template, not legal advice.`,
        'guide',
      ),
      ...workbook.sources.map(({ title, url }) => line(url ? `${title}: ${url}` : title, 'guide')),
      [null],
      line(
        `Written by ${author}, ${licence} (https://creativecommons.org/licenses/by/4.0/): use it, change it and share it; name ${author} where you publish it.`,
        'guide',
      ),
    ],
  };
}
