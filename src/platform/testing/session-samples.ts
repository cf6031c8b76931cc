import { DAY_MS } from '#platform/contract/durations.ts';
import { insertCourse } from './course-samples.ts';
import { callAs } from './records.ts';
import type { TestMember } from './sign-in.ts';
import type { ApiAnswer, TestApp } from './test-app.ts';

/** A date in a week, as its organiser sends it. */
export const sessionBody = (fields: object = {}) => ({
  starts_at: new Date(Date.now() + 7 * DAY_MS).toISOString(),
  minutes: 90,
  places: 2,
  venue: null,
  join_url: 'https://meet.example/wells',
  ...fields,
});

/** Gives a member verification level 1. */
export const verify = (app: TestApp, { id }: Pick<TestMember, 'id'>) =>
  app.sql(
    'update profiles set documents_checked_on = current_date, documents_checked_until = current_date + 300 where id = $1',
    [id],
  );

/** Publishes a webinar of a member at level 1. @returns its id and address. */
export async function insertWebinar(app: TestApp, author: TestMember, fields: object = {}) {
  await verify(app, author);
  return insertCourse(app, { type: 'webinar', modules: [], ...fields }, { authorId: author.id });
}

/** Sets a date of a new webinar. @returns the date with the address of its webinar. */
export async function createSession(
  app: TestApp,
  author: TestMember,
  fields: object = {},
): Promise<ApiAnswer['body']> {
  const { slug, id: courseId } = await insertWebinar(app, author);
  const session = await callAs(app, author, 'POST', `/courses/${slug}/sessions`, sessionBody(fields));
  return { ...session, slug, courseId };
}
