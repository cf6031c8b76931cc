import { courseContent, insertCourse } from '#platform/testing/course-samples.ts';
import { callAs } from '#platform/testing/records.ts';
import type { Scene } from './define-calls.ts';

/** The call of a route about a course. */
export const course = async (scene: Scene) => ({ params: { slug: (await insertCourse(scene.app)).slug } });
/** A course of which the owner has done the first module. */
export const takenCourse = async (scene: Scene) => {
  const { id, slug } = await insertCourse(scene.app);
  await scene.app.sql(
    `with enrolled as (
        insert into course_enrolments (user_id, course_id, enrolled_at, last_opened_at)
          values ($1, $2, now(), now()) returning user_id, course_id)
      insert into course_progress (user_id, course_id, module_id, done_at, updated_at)
        select user_id, course_id, 'one', now(), now() from enrolled`,
    [scene.owner.id, id],
  );
  return { params: { slug } };
};

/** A course proposal of the owner's, with content. */
export const proposal = async (scene: Scene): Promise<{ id: string; revision: number }> => {
  await scene.app.sql(
    `update profiles set documents_checked_on = current_date, documents_checked_until = current_date + 300
        where id = $1`,
    [scene.owner.id],
  );
  const { id, revision } = await callAs(scene.app, scene.owner, 'POST', '/course-proposals');
  const body = { revision, content: courseContent() };
  return {
    id,
    revision: (await callAs(scene.app, scene.owner, 'PUT', `/course-proposals/${id}`, body)).revision,
  };
};
