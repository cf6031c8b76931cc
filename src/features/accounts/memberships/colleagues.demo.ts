import type { Role } from '#platform/contract/people/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { daysBefore, demoId } from '#platform/server/demo-records.ts';

/** Colleagues of the two demo organisations with printed sign-ins: `of` is the organisation, `joined` days before now. */
const COLLEAGUES: { of: string; role: Role; name: string; local: string; joined: number }[] = [
  { of: 'tungavarna', role: 'manager', name: 'Arvind Hegde', local: 'arvind.hegde', joined: 240 },
  { of: 'tungavarna', role: 'member', name: 'Shruti Kamath', local: 'shruti.kamath', joined: 150 },
  { of: 'tungavarna', role: 'finance', name: 'Imtiaz Sheikh', local: 'imtiaz.sheikh', joined: 120 },
  { of: 'tungavarna', role: 'viewer', name: 'Gayatri Venkatesan', local: 'gayatri.venkatesan', joined: 45 },
  { of: 'aksharvan', role: 'manager', name: 'Sandeep Jagtap', local: 'sandeep.jagtap', joined: 230 },
  { of: 'aksharvan', role: 'member', name: 'Rukhsar Pathan', local: 'rukhsar.pathan', joined: 160 },
  { of: 'aksharvan', role: 'finance', name: 'Anil Kulkarni', local: 'anil.kulkarni', joined: 110 },
  { of: 'aksharvan', role: 'viewer', name: 'Tejaswini More', local: 'tejaswini.more', joined: 30 },
];

/** A demo colleague's account and sign-in. Who has the same role in another organisation has the same password. */
export const DEMO_COLLEAGUES = COLLEAGUES.map((colleague) => ({
  ...colleague,
  id: demoId('colleague', `${colleague.of}/${colleague.local}`),
  email: `${colleague.local}@${colleague.of}.example`,
  password: `demo-${colleague.role}`,
}));

/** Gets news of milestones and of papers that expire in the daily mail. */
const DAILY_READER = 'arvind.hegde@tungavarna.example';
const DAILY_MAILS = ['mails_milestones', 'mails_document_expiry'];

/** Names of the first owners of these organisations, who have signed in before there were colleagues. */
const OWNERS = [
  { of: 'tungavarna', name: 'Nandini Rao Shirali' },
  { of: 'aksharvan', name: 'Vaishali Deshmukh-Pawar' },
];

interface DemoInput {
  now: Date;
  members: { key: string; id: string }[];
  hashPassword(plain: string): Promise<string>;
}

/** Inserts the colleagues of the demo organisations, whose profiles must exist. */
export async function loadColleaguesDemo(db: Db, { now, members, hashPassword }: DemoInput): Promise<void> {
  const profileOf = (key: string) => {
    const member = members.find((member) => member.key === key);
    if (!member) throw new Error(`no demo member has the key ${key}`);
    return member.id;
  };
  const hashes = new Map<string, string>();
  for (const { password } of DEMO_COLLEAGUES) {
    if (!hashes.has(password)) hashes.set(password, await hashPassword(password));
  }
  const joinedAt = ({ joined, email }: (typeof DEMO_COLLEAGUES)[number]) => daysBefore(now, joined, email);
  for (const { of, name } of OWNERS) {
    await db.updateTable('accounts').set({ person_name: name }).where('id', '=', profileOf(of)).execute();
  }
  await db
    .insertInto('accounts')
    .values(
      DEMO_COLLEAGUES.map((colleague) => ({
        id: colleague.id,
        email: colleague.email,
        password_hash: hashes.get(colleague.password) ?? '',
        person_name: colleague.name,
        email_confirmed_at: joinedAt(colleague),
        is_demo: true,
        mails_daily: colleague.email === DAILY_READER ? DAILY_MAILS : [],
        created_at: joinedAt(colleague),
      })),
    )
    .execute();
  await db
    .insertInto('memberships')
    .values(
      DEMO_COLLEAGUES.map((colleague) => ({
        account_id: colleague.id,
        profile_id: profileOf(colleague.of),
        role: colleague.role,
        created_at: joinedAt(colleague),
      })),
    )
    .execute();
}
