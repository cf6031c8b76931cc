import { dayAfter } from '#platform/contract/dates.ts';
import { callAs, grievanceBody } from '#platform/testing/records.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing, someEmail } from '../call.ts';

/** Holidays of the support team, its figures, and grievances. */
export function supportClockCalls(app: TestApp, owner: TestMember): Calls {
  /** Reports content through the API and returns the id of its ticket, which the answer does not have. */
  const grievance = async (): Promise<{ id: string }> => {
    const { number } = await callAs(app, owner, 'POST', '/support/grievances', grievanceBody());
    const [row] = await app.sql<{ id: string }>("select id from support_tickets where 'T-' || number = $1", [
      number,
    ]);
    return { id: row?.id ?? '' };
  };
  /** Inserts a holiday, which only an admin could list, and returns its id. */
  const holiday = async (): Promise<{ id: string }> => {
    const id = crypto.randomUUID();
    await app.sql("insert into support_holidays (id, day, name) values ($1, $2, 'Holi')", [
      id,
      holidayIn(2095, 4),
    ]);
    return { id };
  };

  return {
    getSupportFigures: nothing,
    createGrievance: () => ({ body: grievanceBody({ name: 'Asha Devi', email: someEmail() }) }),
    listGrievances: nothing,
    getGrievance: async () => ({ params: await grievance() }),
    acknowledgeGrievance: async () => ({ params: await grievance() }),
    decideGrievance: async () => ({
      params: await grievance(),
      body: { decision: 'granted', reasons: 'The story was taken down.' },
    }),
    exportGrievances: nothing,
    listHolidays: nothing,
    createHoliday: () => ({ body: { day: holidayIn(2030, 60), name: 'Diwali' } }),
    removeHoliday: async () => ({ params: await holiday() }),
  };
}

/** Days given out, so that no two are the same. */
let given = 0;

/** A day of the years from `year` on. */
function holidayIn(year: number, years: number): string {
  given += 1;
  return dayAfter(`${year}-03-01`, given % (years * 365));
}
