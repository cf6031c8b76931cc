import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './courses.contract.ts';
import * as courses from './courses.service.ts';

export function coursesRoutes(bind: Bind): void {
  bind(contract.listCourses, (ctx, { query }) => courses.listCourses(ctx, query));
  bind(contract.getCourse, (ctx, { params }) => courses.getCourse(ctx, params.slug));
  bind(contract.openCourse, (ctx, { params }, caller) => courses.openCourse(ctx, params.slug, caller), {
    stores: { what: 'opened courses', perDay: 500 },
  });
  bind(contract.enrolInCourse, (ctx, { params }) => courses.enrolInCourse(ctx, params.slug), {
    stores: { what: 'enrolments in courses', perDay: 100 },
  });
  bind(contract.leaveCourse, (ctx, { params }) => courses.leaveCourse(ctx, params.slug));
  bind(contract.listCourseRatings, (ctx, { params, query }) =>
    courses.listCourseRatings(ctx, params.slug, query),
  );
  bind(contract.rateCourse, (ctx, { params, body }) => courses.rateCourse(ctx, params.slug, body), {
    stores: { what: 'ratings of courses', perDay: 50 },
  });
  bind(contract.removeCourseRating, (ctx, { params }) => courses.removeCourseRating(ctx, params.slug));
}
