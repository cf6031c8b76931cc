import { z } from 'zod';
import { CHOICES_MAX, QUESTIONS_MAX } from '#features/learn/courses/course-content.contract.ts';
import { Instant } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { wholeNumber } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** How far the member is with a module, and with the whole course. */
export const ModuleProgress = z.object({
  is_read: z.boolean(),
  is_passed: z.boolean(),
  is_done: z.boolean(),
  /** Number of answers to the quiz so far. */
  attempts: z.int(),
  /** Number of modules of the course that are done. */
  done: z.int(),
  /** Time at which the whole course was completed. */
  completed_at: Instant.nullable(),
});
export type ModuleProgress = z.output<typeof ModuleProgress>;

/** The server's verdict on answers that were sent. */
export const QuizResult = z.object({
  right: z.int(),
  questions: z.int(),
  is_passed: z.boolean(),
  /** In the order of the questions. */
  answers: z.array(
    z.object({
      chosen: z.array(z.int()),
      is_right: z.boolean(),
      feedback: z.string(),
      /** Feedback on the choices. */
      notes: z.array(z.string()),
      /** Numbers of the right choices; null until the quiz is passed. */
      right_choices: z.array(z.int()).nullable(),
    }),
  ),
});
export type QuizResult = z.output<typeof QuizResult>;

/** A module as a learner reads it: its questions come without what is right. */
export const PlayedModule = z.object({
  course: z.object({ slug: z.string(), title: z.string() }),
  /** Version of the course; it goes back with what the learner sends. */
  version: z.int(),
  number: z.int(),
  id: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  html: z.string(),
  picture: z.object({ url: z.string(), alt_text: z.string() }).nullable(),
  video: z.object({ title: z.string(), url: z.string() }).nullable(),
  file: z.object({ name: z.string(), byte_size: z.int() }).nullable(),
  questions: z.array(
    z.object({
      text: z.string(),
      choices: z.array(z.string()),
      /** True if more than one choice is right. */
      takes_several: z.boolean(),
    }),
  ),
  outline: z.array(z.object({ id: z.string(), title: z.string(), is_done: z.boolean() })),
  progress: ModuleProgress,
  /** Of the last answers, also those from another device; null before the first. */
  last_result: QuizResult.nullable(),
});
export type PlayedModule = z.output<typeof PlayedModule>;

const Version = z.int('Version must be a number');

export const ModuleProgressInput = z.strictObject({
  version: Version,
  /** True once the text was read to its end. False only notes that the module was opened. */
  is_read: z.boolean('Read must be true or false'),
});
export type ModuleProgressInput = z.output<typeof ModuleProgressInput>;

export const QuizAnswers = z.strictObject({
  version: Version,
  /** For each question, in their order, the numbers of the chosen choices, from 0. */
  answers: z
    .array(
      z
        .array(
          z
            .int()
            .min(0)
            .max(CHOICES_MAX - 1),
          'Please choose an answer',
        )
        .min(1, 'Please choose an answer')
        .max(CHOICES_MAX, 'Too many choices'),
      'Please answer the questions',
    )
    .min(1, 'Please answer the questions')
    .max(QUESTIONS_MAX, 'Too many answers'),
});
export type QuizAnswers = z.output<typeof QuizAnswers>;

const params = z.strictObject({ slug: z.string(), number: wholeNumber('Module', 1000) });

export const getCourseModule = defineRoute({
  name: 'getCourseModule',
  method: 'GET',
  path: '/courses/:slug/modules/:number',
  access: 'confirmed',
  act: 'read',
  scope: 'none',
  summary: 'A module of a course that the member is enrolled in, its questions without the right answers',
  params,
  response: PlayedModule,
});

export const saveModuleProgress = defineRoute({
  name: 'saveModuleProgress',
  method: 'PUT',
  path: '/courses/:slug/modules/:number/progress',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Notes that the member has opened the module, or has read it',
  params,
  body: ModuleProgressInput,
  response: ModuleProgress,
});

export const answerCourseQuiz = defineRoute({
  name: 'answerCourseQuiz',
  method: 'POST',
  path: '/courses/:slug/modules/:number/answers',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Checks the answers to the quiz of a module; the right choices are shown once it is passed',
  params,
  body: QuizAnswers,
  response: z.object({ result: QuizResult, progress: ModuleProgress }),
});

export const downloadCourseFile = defineRoute({
  name: 'downloadCourseFile',
  method: 'GET',
  path: '/courses/:slug/modules/:number/file',
  access: 'confirmed',
  act: 'read',
  scope: 'none',
  summary: 'The file of a module, for members who are enrolled',
  params,
  response: FileResponse,
});
