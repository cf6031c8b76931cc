import { DEMO_COLLEAGUES } from '#features/accounts/memberships/colleagues.demo.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { dayFrom, daysBefore, demoId } from '#platform/server/demo-records.ts';
import { findQuotableComments, replaceQuotedComments } from './report-comments.repository.ts';
import { draftContent } from './report-content.service.ts';
import { findReport, insertReport, replaceReportFiles, updateReport } from './reports.repository.ts';

const COLLABORATION = 'Reading rooms for 300 schools of Satara and Sangli';

/** Days are from now. `quoted` is a part of the comment that a report quotes, `picture` the name of a file. */
const REPORTS = [
  {
    title: 'Reading rooms: first two quarters',
    from: -300,
    to: -121,
    sent: -115,
    accepted: -108,
    summary:
      'The baseline test is done in 60 schools, and the first 122 rooms are open. Forty readers were printed with the teachers of Koregaon and Phaltan.',
    challenges: 'Shelves came three weeks late for Sangli, because the road was closed by rain.',
    next_steps:
      'Thirty-eight more rooms by the end of the next quarter, and the first count of borrowed books.',
    quoted: null,
    picture: null,
  },
  {
    title: 'Reading rooms: third quarter',
    from: -120,
    to: -10,
    sent: -4,
    accepted: null,
    summary: 'One hundred and seventy-one rooms are open. Girls borrow more books than boys in all blocks.',
    challenges:
      'Nine rooms were closed by rain. The book audit of the first 80 rooms is late: twelve are still to be counted.',
    next_steps: 'End the audit, and open the rooms of two more blocks.',
    quoted: 'girls of Koregaon',
    picture: 'Reading room in Koregaon',
  },
];

/** Loads an accepted and a sent report of the demo NGO, after the milestones, indicators, comments and files of which they tell. */
export async function loadReportsDemo(db: Db, { now }: { now: Date }): Promise<void> {
  const [author, reader] = (['aksharvan', 'tungavarna'] as const).map((key) => ({
    profile: demoId('member', key),
    person: DEMO_COLLEAGUES.find(({ of, role }) => of === key && role === 'manager')?.id ?? null,
  }));
  if (!author || !reader) throw new Error('the demo data has no two sides');
  const collaboration = await db
    .selectFrom('collaborations')
    .select(['id', 'title'])
    .where('title', '=', COLLABORATION)
    .executeTakeFirstOrThrow();
  for (const { title, from, to, sent, accepted, quoted, picture, ...texts } of REPORTS) {
    const id = demoId('report', title);
    const sentAt = daysBefore(now, -sent, title);
    await insertReport(db, {
      ...texts,
      id,
      title,
      collaboration_id: collaboration.id,
      period_from: dayFrom(now, from),
      period_to: dayFrom(now, to),
      author_id: author.person,
      author_for: author.profile,
      created_at: sentAt,
      updated_at: sentAt,
    });
    if (quoted) {
      const found = await findQuotableComments(db, collaboration.id, {
        search: quoted,
        page: 1,
        pageSize: 1,
      });
      await replaceQuotedComments(
        db,
        id,
        found.map((comment) => comment.id),
      );
    }
    if (picture) await replaceReportFiles(db, id, [demoId('collaboration file', picture)]);
    const row = await findReport(db, collaboration.id, author.profile, id);
    if (!row) throw new Error('the demo report is not there');
    await updateReport(db, id, {
      status: 'sent',
      round: 1,
      sent_at: sentAt,
      content: JSON.stringify(await draftContent({ db, now: sentAt }, collaboration, row)),
    });
    if (accepted === null) continue;
    await updateReport(db, id, {
      status: 'accepted',
      answered_at: daysBefore(now, -accepted, title),
      answered_by: reader.person,
      answered_for: reader.profile,
    });
  }
}
