import type { makeDocx } from '../office/docx-file.ts';
import type { makeXlsx } from '../office/xlsx-file.ts';
import type { makeReportPdf } from '../pdf/report-pdf.ts';
import { renderer } from './rendering.ts';

const at = (path: string) => new URL(path, import.meta.url);

/** Renders a paper in a thread. @throws AppError UNAVAILABLE. */
export const renderDocx = renderer<typeof makeDocx>(at('../office/docx-file.ts'), 'makeDocx');
/** Renders a workbook in a thread. @throws AppError UNAVAILABLE. */
export const renderXlsx = renderer<typeof makeXlsx>(at('../office/xlsx-file.ts'), 'makeXlsx');
/** Renders a report with figures in a thread. @throws AppError UNAVAILABLE. */
export const renderReportPdf = renderer<typeof makeReportPdf>(at('../pdf/report-pdf.ts'), 'makeReportPdf');
