import { sql } from 'kysely';
import { DEMO_COLLEAGUES } from '#features/accounts/memberships/colleagues.demo.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { cellsOf, dayFrom, daysBefore, demoId } from '#platform/server/demo-records.ts';
import { collaborationId } from './collaborations.demo.ts';

/**
 * `collaboration | number of the milestone | starts, days from now | owner: member, or member/role of a colleague | numbers of
 * those on which it depends, or -`. The others belong to the partner that leads.
 */
const PLANS = [
  'sciencebenches | 1 | -275 | aksharvan/manager | -',
  'sciencebenches | 2 | -225 | tungavarna/member | 1',
  'sciencebenches | 3 | -135 | aksharvan/member | 2',
  'sciencebenches | 4 | -60 | tungavarna/manager | 2',
  'sciencebenches | 5 | 60 | aksharvan/manager | 3,4',
  'sciencebenches | 6 | 40 | aksharvan | 4',
  'readingrooms | 1 | -320 | aksharvan/member | -',
  'readingrooms | 2 | -275 | aksharvan/manager | 1',
  'readingrooms | 3 | -270 | aksharvan/member | 1',
  'readingrooms | 4 | -205 | tungavarna/manager | 2,3',
  'readingrooms | 5 | -50 | aksharvan/member | 2',
  'readingrooms | 6 | -20 | tungavarna/manager | 4,5',
  'readingrooms | 7 | 150 | aksharvan/manager | 6',
  'tanks | 1 | -490 | kalyanakere | -',
  'tanks | 2 | -425 | kalyanakere | 1',
  'tanks | 3 | -345 | kalyanakere | 1',
  'tanks | 4 | -235 | tungavarna/manager | 2,3',
  'tanks | 5 | -110 | tungavarna/member | 4',
  'tanks | 6 | -80 | kalyanakere | 4,5',
  'tanks | 7 | 60 | kanasufieldbook | 6',
  'tanks | 8 | 100 | kalyanakere | 6,7',
];

/** `collaboration | number of the milestone | file of the workspace, or - | note` */
const EVIDENCE = [
  'sciencebenches | 1 | Baseline survey | Four schools used the bench on every day of the trial month.',
  'sciencebenches | 2 | Contacts at the schools | Each school has signed for its bench.',
  'readingrooms | 1 | - | 5,412 children read aloud to a teacher of another school.',
  'tanks | 1 | - | All 120 tanks were walked with their users’ groups.',
];

/** `collaboration | number of the milestone | member/role | days before now | due before, days from now` */
const MOVED = [
  'sciencebenches | 4 | tungavarna/manager | 30 | 5',
  'readingrooms | 5 | aksharvan/member | 48 | -40',
  'tanks | 5 | tungavarna/member | 70 | -60',
];

const milestoneId = (key: string, number: string) => demoId('milestone', `${key}/${Number(number) - 1}`);

const personOf = (owner: string): string | null => {
  const [member, role] = owner.split('/');
  return DEMO_COLLEAGUES.find((one) => one.of === member && one.role === role)?.id ?? null;
};

async function loadOwners(db: Db, now: Date): Promise<void> {
  await sql`update collaboration_milestones m set owner_participant_id = (
    select t.id from collaboration_participants t where t.collaboration_id = m.collaboration_id and t.profile_id is not null
    order by t.responsibility not like 'Leads%', t.created_at, t.id limit 1)`.execute(db);
  for (const row of PLANS) {
    const [key = '', number = '', starts, owner = '', before = '-'] = cellsOf(row);
    const id = milestoneId(key, number);
    const profile = demoId('member', owner.split('/')[0] ?? '');
    await sql`update collaboration_milestones set start_date = ${dayFrom(now, Number(starts))},
      owner_account_id = ${personOf(owner)}, owner_participant_id = (select id from collaboration_participants
        where collaboration_id = ${collaborationId(key)} and profile_id = ${profile})
      where id = ${id}`.execute(db);
    if (before === '-') continue;
    const dependencies = before
      .split(',')
      .map((one) => ({ milestone_id: id, depends_on_id: milestoneId(key, one) }));
    await db.insertInto('collaboration_milestone_dependencies').values(dependencies).execute();
  }
}

/** Gives the demo milestones owners, days, dependencies and evidence. Files, colleagues and the history must be there. */
export async function loadMilestonePlansDemo(db: Db, { now }: { now: Date }): Promise<void> {
  await loadOwners(db, now);
  for (const row of EVIDENCE) {
    const [key = '', number = '', file = '-', note] = cellsOf(row);
    const id = milestoneId(key, number);
    await sql`update collaboration_milestones set evidence_note = ${note} where id = ${id}`.execute(db);
    if (file === '-') continue;
    const file_id = demoId('collaboration file', file);
    await db.insertInto('collaboration_milestone_evidence').values({ milestone_id: id, file_id }).execute();
  }
  for (const row of MOVED) {
    const [key = '', number = '', by = '', days, before] = cellsOf(row);
    await sql`insert into collaboration_changes
      (id, collaboration_id, changed_at, account_id, profile_id, noun, subject_id, label, what, old_value, new_value, reason)
      select ${demoId('moved milestone', row)}, m.collaboration_id, ${daysBefore(now, Number(days), row)}, ${personOf(by)},
        ${demoId('member', by.split('/')[0] ?? '')}, 'milestone', m.id::text, m.title, 'due_date',
        ${dayFrom(now, Number(before))}, m.due_date::text, null
      from collaboration_milestones m where m.id = ${milestoneId(key, number)}`.execute(db);
  }
}
