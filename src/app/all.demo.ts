import { DEMO_SIGN_INS, loadAccountsDemo } from '#features/accounts/account/accounts.demo.ts';
import { findAccountByEmail, hasAccounts } from '#features/accounts/account/accounts.repository.ts';
import { DEMO_COLLEAGUES, loadColleaguesDemo } from '#features/accounts/memberships/colleagues.demo.ts';
import { loadAuditDemo } from '#features/admin/audit/audit.demo.ts';
import { loadPeopleDemo } from '#features/admin/people/people.demo.ts';
import { loadChangesDemo } from '#features/collaborations/changes/changes.demo.ts';
import {
  loadCollaborationsDemo,
  nameColleaguesDemo,
} from '#features/collaborations/demo-collaborations/collaborations.demo.ts';
import { loadMilestonePlansDemo } from '#features/collaborations/demo-collaborations/milestone-plans.demo.ts';
import { loadReadingRoomsDemo } from '#features/collaborations/demo-collaborations/reading-rooms.demo.ts';
import { loadCollaborationFilesDemo } from '#features/collaborations/files/collaboration-files.demo.ts';
import { loadIndicatorsDemo } from '#features/collaborations/indicators/indicators.demo.ts';
import { loadReportsDemo } from '#features/collaborations/reports/reports.demo.ts';
import { loadCommunityDemo } from '#features/community/demo-discussions/community.demo.ts';
import { loadSupportContactDemo } from '#features/content/support-contact/support-contact.demo.ts';
import { loadDemoBookingsDemo } from '#features/demo/bookings/demo-bookings.demo.ts';
import { loadDocumentsDemo } from '#features/documents/documents/documents.demo.ts';
import { loadCoursesDemo } from '#features/learn/demo-courses/courses.demo.ts';
import { loadLearnActivityDemo } from '#features/learn/learn-page/learn-activity.demo.ts';
import { countResourceReadersDemo, loadResourcesDemo } from '#features/learn/resources/resources.demo.ts';
import { loadCourseSessionsDemo } from '#features/learn/webinars/course-sessions.demo.ts';
import { countChangedWords } from '#features/marketplace/words/words.repository.ts';
import { loadNewsDemo } from '#features/news/example-feed/example-feed.demo.ts';
import { demoMembers, loadProfilesDemo } from '#features/profiles/demo-members/profiles.demo.ts';
import { loadPicturesDemo, storePicturesDemo } from '#features/profiles/demo-pictures/demo-pictures.demo.ts';
import { loadRequestsDemo, nameManagersDemo } from '#features/requests/demo-requests/requests.demo.ts';
import { loadCaseStudiesDemo } from '#features/stories/case-studies/case-studies.demo.ts';
import { loadTestimonialsDemo } from '#features/stories/testimonials/testimonials.demo.ts';
import { loadCannedAnswersDemo } from '#features/support/canned-answers/canned-answers.demo.ts';
import { loadGrievancesDemo } from '#features/support/grievances/grievances.demo.ts';
import { loadSupportTicketsDemo } from '#features/support/tickets/support-tickets.demo.ts';
import { loadVerificationDemo } from '#features/verification/verification/verification.demo.ts';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { hashPassword } from '#platform/server/passwords/password-hashing.ts';

/** True if the settings want demo data in this database, which has no account yet. */
export async function wantsDemo({ demoData, databaseUrl }: Config, db: Db): Promise<boolean> {
  const isWanted = demoData === 'on' || (demoData === undefined && !databaseUrl);
  return isWanted && !(await hasAccounts(db));
}

/** Loads the demo members and their records, all or nothing. */
export async function loadDemo(db: Db, now: Date, store: FileStore): Promise<void> {
  await db.transaction().execute(async (db) => {
    // Drawing takes other threads while the database works.
    const [pictures] = await Promise.all([storePicturesDemo(store), loadRecords(db, now, store)]);
    await loadPicturesDemo(db, { now, pictures });
  });
}

async function loadRecords(db: Db, now: Date, store: FileStore): Promise<void> {
  const members = demoMembers(now);
  await loadAccountsDemo(db, { members, hashPassword });
  await loadProfilesDemo(db, { now });
  await loadColleaguesDemo(db, { now, members, hashPassword });
  await loadDocumentsDemo(db, { now, store });
  await loadVerificationDemo(db, { now, members });
  await loadCollaborationsDemo(db, { now, members });
  await loadRequestsDemo(db, { now, members });
  await loadCollaborationFilesDemo(db, { now, store });
  await loadReadingRoomsDemo(db, { now, store });
  await loadIndicatorsDemo(db, { now });
  await loadReportsDemo(db, { now });
  await nameColleaguesDemo(db, DEMO_COLLEAGUES, members);
  await nameManagersDemo(db, DEMO_COLLEAGUES, members);
  await loadChangesDemo(db);
  await loadMilestonePlansDemo(db, { now });
  await loadCannedAnswersDemo(db, { now, members });
  await loadSupportTicketsDemo(db, { now, members });
  await loadDemoBookingsDemo(db, { now, members });
  await loadGrievancesDemo(db, { now, members });
  await loadSupportContactDemo(db, { now });
  await loadTestimonialsDemo(db, { now, members });
  await loadCaseStudiesDemo(db, { now, members });
  await loadCommunityDemo(db, { now, store });
  await loadNewsDemo(db, { now });
  await loadCoursesDemo(db, { now, members });
  await loadCourseSessionsDemo(db, { now, members });
  await loadResourcesDemo(db, { now, store, members });
  await loadLearnActivityDemo(db, { now, members });
  await countResourceReadersDemo(db);
  await loadPeopleDemo(db, { now, members });
  await loadAuditDemo(db, { now, members });
  await countChangedWords(db);
}

/** The printed sign-ins: the owners of the two organisations and the admin, each followed by their colleagues. */
const PRINTED = DEMO_SIGN_INS.flatMap((owner) => [
  owner,
  ...DEMO_COLLEAGUES.filter(({ of }) => owner.email.endsWith(`@${of}.example`)).map(
    ({ role, email, password }) => ({ role: `${owner.role} (${role})`, email, password }),
  ),
]);

/** Finds the printed sign-ins of the demo data that exist in this database: it may be older than the colleagues. */
export async function findDemoSignIns(db: Db): Promise<typeof DEMO_SIGN_INS> {
  const found = await Promise.all(PRINTED.map(({ email }) => findAccountByEmail(db, email)));
  return PRINTED.filter((_, at) => found[at]);
}
