import { readerOf, recordActivity } from '#features/activity/events/activity-events.service.ts';
import { issueCertificates } from '#features/learn/certificates/certificates.service.ts';
import type { CourseModule } from '#features/learn/courses/course-content.contract.ts';
import type { WholeCourseRow } from '#features/learn/courses/courses.repository.ts';
import { countDone } from '#features/learn/courses/courses.rules.ts';
import { courseAt } from '#features/learn/courses/courses.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { type FileToSend, pictureAddress } from '#platform/server/files/files.ts';
import type { Caller } from '#platform/server/http/bind.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { renderMarkdown } from '#platform/server/markdown/markdown.ts';
import type {
  ModuleProgress,
  ModuleProgressInput,
  PlayedModule,
  QuizAnswers,
  QuizResult,
} from './course-player.contract.ts';
import * as progress from './course-progress.repository.ts';
import { checkAnswers, takesSeveral } from './quiz.rules.ts';

/** Names a module by the address of its course and its number, from 1. */
interface ModulePlace {
  slug: string;
  number: number;
}

interface OpenModule {
  course: WholeCourseRow;
  module: CourseModule;
  key: { user_id: string; course_id: string; module_id: string };
}

/**
 * Finds a module for a member who is enrolled.
 * @throws AppError COURSE_NOT_FOUND, NOT_ENROLLED, COURSE_MODULE_NOT_FOUND.
 */
async function openModule(ctx: MemberContext, { slug, number }: ModulePlace): Promise<OpenModule> {
  const course = await courseAt(ctx, slug);
  if (course.enrolled_at === null) throw new AppError('NOT_ENROLLED');
  const module = course.modules[number - 1];
  if (!module) throw new AppError('COURSE_MODULE_NOT_FOUND');
  return {
    course,
    module,
    key: { user_id: ctx.actor.accountId, course_id: course.id, module_id: module.id },
  };
}

function presentProgress(
  row: progress.ProgressRow | undefined,
  done: number,
  completedAt: string | null,
): ModuleProgress {
  return {
    is_read: Boolean(row?.read_at),
    is_passed: Boolean(row?.quiz_passed_at),
    is_done: Boolean(row?.done_at),
    attempts: row?.attempts ?? 0,
    done,
    completed_at: completedAt,
  };
}

/** Checks the last answers again, for a learner who comes back; null if the quiz has another number of questions now. */
function lastResult({ questions }: CourseModule, row: progress.ProgressRow | undefined): QuizResult | null {
  if (!row?.answers || row.answers.length !== questions.length) return null;
  return checkAnswers(questions, row.answers);
}

/** @throws AppError COURSE_NOT_FOUND, NOT_ENROLLED, COURSE_MODULE_NOT_FOUND. */
export async function getCourseModule(ctx: MemberContext, place: ModulePlace): Promise<PlayedModule> {
  const { course, module, key } = await openModule(ctx, place);
  const fileOf = (id: string | undefined | null) =>
    id ? progress.findCourseFile(ctx.db, course.id, id) : undefined;
  const [row, picture, file] = await Promise.all([
    progress.findProgress(ctx.db, key),
    fileOf(module.picture?.file_id),
    fileOf(module.file_id),
  ]);
  const url = picture && pictureAddress([{ name: picture.stored_name }]);
  return {
    course: { slug: course.slug, title: course.title },
    version: course.version,
    number: place.number,
    id: module.id,
    title: module.title,
    html: renderMarkdown(module.text),
    picture: url && module.picture ? { url, alt_text: module.picture.alt_text } : null,
    video: module.video,
    file: file ? { name: file.name, byte_size: file.byte_size } : null,
    // Without what is right and without feedback: these come with the result.
    questions: module.questions.map((question) => ({
      text: question.text,
      choices: question.choices.map(({ text }) => text),
      takes_several: takesSeveral(question),
    })),
    outline: course.modules.map(({ id, title }) => ({ id, title, is_done: course.done_ids.includes(id) })),
    progress: presentProgress(row, countDone(course.module_ids, course.done_ids), course.completed_at),
    last_result: lastResult(module, row),
  };
}

/**
 * Runs one step of the member in a module. The enrolment is locked first, so that steps in two browsers are added up and
 * the last one sees that the course is complete.
 * @throws AppError COURSE_NOT_FOUND, NOT_ENROLLED, COURSE_MODULE_NOT_FOUND; COURSE_CHANGED for another version.
 */
function takeStep<T>(
  ctx: MemberContext,
  place: ModulePlace,
  version: number,
  step: (ctx: MemberContext, open: OpenModule) => Promise<T>,
): Promise<T> {
  return transact(ctx, async (ctx) => {
    const { id } = await courseAt(ctx, place.slug);
    if (!(await progress.lockEnrolment(ctx.db, ctx.actor.accountId, id))) throw new AppError('NOT_ENROLLED');
    const open = await openModule(ctx, place);
    if (open.course.version !== version) throw new AppError('COURSE_CHANGED');
    return step(ctx, open);
  });
}

/** Adds progress; a module that becomes done counts as learning, and the last one completes the course. */
async function advance(
  ctx: MemberContext,
  { course, module, key }: OpenModule,
  caller: Caller,
  step: { isRead: boolean; attempt?: QuizResult },
): Promise<ModuleProgress> {
  const { db, now } = ctx;
  const { attempt } = step;
  const row = await progress.addProgress(db, key, {
    now,
    hasQuiz: module.questions.length > 0,
    isRead: step.isRead,
    attempt: attempt && {
      answers: attempt.answers.map(({ chosen }) => chosen),
      right: attempt.right,
      questions: attempt.questions,
      isPassed: attempt.is_passed,
    },
  });
  if (row.done_at && !course.done_ids.includes(module.id)) {
    await recordActivity(db, {
      kind: 'course',
      action: 'write',
      itemId: course.id,
      reader: readerOf(ctx, caller),
      tags: [course.category],
      at: now,
    });
  }
  const done = countDone(course.module_ids, await progress.findDoneIds(db, ctx.actor.accountId, course.id));
  const isComplete = done === course.module_ids.length;
  const completedAt = isComplete
    ? await progress.complete(db, ctx.actor.accountId, course, now)
    : course.completed_at;
  if (isComplete && course.completed_at === null)
    await issueCertificates(ctx, course.id, ctx.actor.accountId);
  return presentProgress(row, done, completedAt);
}

/**
 * Notes that the member has opened a module, or has read it to its end.
 * @throws AppError COURSE_NOT_FOUND, NOT_ENROLLED, COURSE_MODULE_NOT_FOUND, COURSE_CHANGED.
 */
export function saveModuleProgress(
  ctx: MemberContext,
  place: ModulePlace,
  { version, is_read }: ModuleProgressInput,
  caller: Caller,
): Promise<ModuleProgress> {
  return takeStep(ctx, place, version, async (ctx, open) => {
    await progress.noteOpened(ctx.db, open.key, ctx.now);
    return advance(ctx, open, caller, { isRead: is_read });
  });
}

/** @throws AppError VALIDATION_FAILED unless each question has an answer among its choices. */
function checkFit({ questions }: CourseModule, answers: number[][]): void {
  if (answers.length !== questions.length) throw validationError({ answers: 'Please answer all questions' });
  for (const [at, { choices }] of questions.entries()) {
    if (answers[at]?.some((choice) => choice >= choices.length))
      throw validationError({ [`answers.${at}`]: 'There is no such choice' });
  }
}

/**
 * Checks the answers to a quiz and keeps the result. A quiz that was passed once stays passed.
 * @throws AppError COURSE_NOT_FOUND, NOT_ENROLLED, COURSE_MODULE_NOT_FOUND, COURSE_CHANGED, VALIDATION_FAILED.
 */
export function answerCourseQuiz(
  ctx: MemberContext,
  place: ModulePlace,
  { version, answers }: QuizAnswers,
  caller: Caller,
): Promise<{ result: QuizResult; progress: ModuleProgress }> {
  return takeStep(ctx, place, version, async (ctx, open) => {
    checkFit(open.module, answers);
    const result = checkAnswers(open.module.questions, answers);
    return { result, progress: await advance(ctx, open, caller, { isRead: false, attempt: result }) };
  });
}

/** @throws AppError COURSE_NOT_FOUND, NOT_ENROLLED, COURSE_MODULE_NOT_FOUND, FILE_NOT_FOUND. */
export async function downloadCourseFile(ctx: MemberContext, place: ModulePlace): Promise<FileToSend> {
  const { course, module } = await openModule(ctx, place);
  const file = module.file_id ? await progress.findCourseFile(ctx.db, course.id, module.file_id) : undefined;
  const content = file && (await ctx.files.read(file.stored_name));
  if (!file || !content) throw new AppError('FILE_NOT_FOUND');
  return { content, mediaType: file.media_type, byteSize: file.byte_size, name: file.name };
}
