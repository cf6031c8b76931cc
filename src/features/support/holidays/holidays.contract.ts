import { z } from 'zod';
import { IdParams, IsoDate, requiredLine } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Most holidays that can be listed, past ones included: a list with every weekday would end no clock. */
export const HOLIDAYS_MAX = 100;

const YEARS = 'Please enter a day between 2020 and 2099';

export const HolidayInput = z.strictObject({
  day: IsoDate.refine((day) => day >= '2020' && day < '2100', YEARS),
  name: requiredLine(80, 'Name'),
  /** Also on the same day of every other year. */
  every_year: z.boolean('Every year must be true or false').default(false),
});
export type HolidayInput = z.output<typeof HolidayInput>;

/** A day on which the support team does not work. */
export const Holiday = z.object({
  id: z.uuid(),
  /** ISO day. */
  day: z.string(),
  name: z.string(),
  every_year: z.boolean(),
  /** ISO day on which it comes next; the day itself for a single one, which may have passed. */
  next_day: z.string(),
});
export type Holiday = z.output<typeof Holiday>;

/** Number of open tickets whose due time has moved. */
const moved = z.int();

export const listHolidays = defineRoute({
  name: 'listHolidays',
  method: 'GET',
  path: '/admin/holidays',
  access: 'admin',
  summary:
    'The days on which the support team does not work: coming ones first, then past ones, newest first',
  response: z.array(Holiday),
});

export const createHoliday = defineRoute({
  name: 'createHoliday',
  method: 'POST',
  path: '/admin/holidays',
  access: 'admin',
  summary: 'Lists a holiday, and computes the due times of open tickets again',
  body: HolidayInput,
  response: Holiday.extend({ moved }),
  status: 201,
});

export const removeHoliday = defineRoute({
  name: 'removeHoliday',
  method: 'DELETE',
  path: '/admin/holidays/:id',
  access: 'admin',
  summary: 'Removes a holiday from the list, and computes the due times of open tickets again',
  params: IdParams,
  response: z.object({ id: z.uuid(), moved }),
});
