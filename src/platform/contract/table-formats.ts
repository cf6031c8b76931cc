import { z } from 'zod';

/** The kinds of files that a list can be saved as. */
const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export const TableFormat = z.enum(TABLE_FORMATS, 'Choose CSV or XLSX');
export type TableFormat = z.output<typeof TableFormat>;
