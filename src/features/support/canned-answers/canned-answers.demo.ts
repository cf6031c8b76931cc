import type { Db } from '#platform/server/database/connect.ts';
import { daysBefore, demoId } from '#platform/server/demo-records.ts';
import { CannedAnswerInput } from './canned-answers.contract.ts';

const ANSWERS: { key: string; changed: number; title: string; body: string }[] = [
  {
    key: 'papers',
    changed: 41,
    title: 'Which papers level 1 needs',
    body: 'Dear {name},\n\nlevel 1 of verification asks for the registration, 12A, 80G, CSR-1 and the audited accounts of the last year. Upload them under Documents, then ask for the level under Verification.\n\nRegards\n{supporter}',
  },
  {
    key: 'mail',
    changed: 64,
    title: 'The verification email does not come',
    body: 'Dear {name},\n\nplease look in the spam folder first. Mails of your organisation may also wait at its mail server. You can ask for a new mail on the sign-in page; only the newest link works.\n\nRegards\n{supporter}',
  },
  {
    key: 'more',
    changed: 20,
    title: 'Please send more details',
    body: 'Dear {name},\n\nthank you for {ticket}, “{subject}”. To find the cause we need: what you did, what you expected, and what you saw. A screenshot helps.\n\nRegards\n{supporter}',
  },
  {
    key: 'solved',
    changed: 12,
    title: 'Solved, with thanks',
    body: 'Dear {name},\n\nthis is solved now. If it comes back, write to us in {ticket} within 14 days and it opens again.\n\nRegards\n{supporter}',
  },
];

interface DemoInput {
  now: Date;
  members: { id: string; isAdmin: boolean }[];
}

/** Inserts the canned answers of the demo support team, each with the change that added it. */
export async function loadCannedAnswersDemo(db: Db, { now, members }: DemoInput): Promise<void> {
  const supporter = members.find(({ isAdmin }) => isAdmin);
  const rows = ANSWERS.map(({ key, changed, ...input }) => ({
    ...CannedAnswerInput.parse(input),
    id: demoId('canned-answer', key),
    at: daysBefore(now, changed, `canned-answer/${key}`),
    key,
  }));
  await db
    .insertInto('canned_answers')
    .values(rows.map(({ id, title, body, at }) => ({ id, title, body, created_at: at, updated_at: at })))
    .execute();
  await db
    .insertInto('canned_answer_changes')
    .values(
      rows.map(({ id, key, title, body, at }) => ({
        id: demoId('canned-answer-change', key),
        answer_id: id,
        change: 'added' as const,
        title,
        body,
        changed_by: supporter?.id ?? null,
        changed_by_name: 'Kavya Menon Dayal',
        changed_at: at,
      })),
    )
    .execute();
}
