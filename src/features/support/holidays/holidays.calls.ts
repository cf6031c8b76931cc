import { dayAfter } from '#platform/contract/dates.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';

/** Days given out, so that no two are the same. */
let given = 0;
/** A day of the years from `year` on. */
function holidayIn(year: number, years: number): string {
  given += 1;
  return dayAfter(`${year}-03-01`, given % (years * 365));
}
/** Inserts a holiday, which only an admin could list, and returns its id. */
const holiday = async (scene: Scene): Promise<{ id: string }> => {
  const id = crypto.randomUUID();
  await scene.app.sql("insert into support_holidays (id, day, name) values ($1, $2, 'Holi')", [
    id,
    holidayIn(2095, 4),
  ]);
  return { id };
};

export const calls = defineCalls({
  listHolidays: { who: 'admins', whole: 'a hundred holidays' },
  createHoliday: {
    who: 'admins create',
    call: () => ({ body: { day: holidayIn(2030, 60), name: 'Diwali' } }),
  },
  removeHoliday: { who: 'admins', call: async (scene) => ({ params: await holiday(scene) }) },
});
