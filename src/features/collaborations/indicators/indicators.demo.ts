import { DEMO_COLLEAGUES } from '#features/accounts/memberships/colleagues.demo.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { cellsOf, dayFrom, daysBefore, demoId } from '#platform/server/demo-records.ts';
import { IndicatorInput } from './indicators.contract.ts';
import { insertIndicator } from './indicators.repository.ts';
import { ReadingInput } from './readings.contract.ts';
import { insertReading, replaceEvidence } from './readings.repository.ts';

interface DemoIndicator {
  /** Title of the demo collaboration. */
  of: string;
  /** `name | unit | goal | direction | from, days from now | value | to, days from now | value` */
  plan: string;
  about: string;
  groups?: string[];
  /** `days from now | value | group or - | note or -` */
  readings: string[];
}

const ROOMS = 'Reading rooms for 300 schools of Satara and Sangli';
const BENCHES = 'Science benches for 85 girls’ high schools';
const BASELINE_FILE = demoId('collaboration file', 'Baseline survey');

const INDICATORS: DemoIndicator[] = [
  {
    of: ROOMS,
    plan: 'Reading rooms in use | rooms | Quality Education | increase | -300 | 0 | 430 | 300',
    about: 'Rooms that children opened on at least three days of the week, by the register on the door.',
    readings: [
      '-205 | 80 | - | -',
      '-120 | 122 | - | -',
      '-68 | 160 | - | -',
      '-12 | 171 | - | Rains closed nine',
    ],
  },
  {
    of: ROOMS,
    plan: 'Children who borrow a book each week | children | Quality Education | increase | -300 | 1200 | 430 | 41000',
    about: 'Names in the lending registers of a week, counted by class teachers at the end of the month.',
    groups: ['Girls', 'Boys'],
    readings: [
      '-200 | 5210 | Girls | -',
      '-200 | 4130 | Boys | -',
      '-100 | 10480 | Girls | -',
      '-100 | 8310 | Boys | -',
      '-20 | 13920 | Girls | -',
      '-20 | 11050 | Boys | Two blocks sent no figures',
    ],
  },
  {
    of: BENCHES,
    plan: 'Schools with a bench in use | schools | Quality Education | increase | -230 | 4 | 500 | 85',
    about: 'Schools where the bench is used on every working day, by visit.',
    readings: ['-138 | 30 | - | -', '-60 | 38 | - | -', '-5 | 40 | - | Two benches wait for water'],
  },
  {
    of: BENCHES,
    plan: 'Girls who drop science after class 8 | % | Gender Equality | decrease | -230 | 42.5 | 500 | 25',
    about:
      'Share of the girls of class 8 who do not choose science in class 9, by the registers of the schools.',
    readings: ['-150 | 41 | - | -', '-30 | 36.5 | - | 38 of 40 schools have answered'],
  },
];

/** Loads indicators with readings into demo collaborations, which must exist with their files. */
export async function loadIndicatorsDemo(db: Db, { now }: { now: Date }): Promise<void> {
  const manager = DEMO_COLLEAGUES.find(({ of, role }) => of === 'aksharvan' && role === 'manager');
  if (!manager) throw new Error('aksharvan has no manager in the demo data');
  for (const { of, plan, about, groups = [], readings } of INDICATORS) {
    const { id: collaboration_id } = await db
      .selectFrom('collaborations')
      .select('id')
      .where('title', '=', of)
      .executeTakeFirstOrThrow();
    const [name = '', unit, sdg_goal, direction, from, baseline_value, to, target_value] = cellsOf(plan);
    const id = demoId('indicator', name);
    const input = IndicatorInput.parse({
      name,
      unit,
      sdg_goal,
      direction,
      baseline_value,
      target_value,
      groups,
      description: about,
      baseline_date: dayFrom(now, Number(from)),
      target_date: dayFrom(now, Number(to)),
      total_from: groups.length > 0 ? 'groups' : 'readings',
    });
    await insertIndicator(db, {
      ...input,
      id,
      collaboration_id,
      created_at: daysBefore(now, -Number(from), name),
    });
    const evidence = await db
      .selectFrom('collaboration_files')
      .select('id')
      .where('id', '=', BASELINE_FILE)
      .where('collaboration_id', '=', collaboration_id)
      .execute();
    for (const row of readings) {
      const [days, value, group, note] = cellsOf(row);
      const reading = ReadingInput.parse({
        value,
        reading_date: dayFrom(now, Number(days)),
        group: group === '-' ? null : group,
        note: note === '-' ? null : note,
      });
      const at = daysBefore(now, -Number(days), row);
      const readingId = demoId('reading', `${name} ${row}`);
      await insertReading(db, {
        id: readingId,
        indicator_id: id,
        group_name: reading.group ?? '',
        reading_date: reading.reading_date,
        value: reading.value,
        note: reading.note ?? null,
        recorded_by: manager.id,
        recorded_for: demoId('member', 'aksharvan'),
        created_at: at,
        updated_at: at,
      });
      if (row === readings.at(-1))
        await replaceEvidence(
          db,
          readingId,
          evidence.map((file) => file.id),
        );
    }
  }
}
