import { z } from 'zod';
import {
  READABLE,
  RESERVED_NAME,
  Rupees,
  requiredLine,
  requiredName,
  requiredText,
  text,
  Uuid,
  withScheme,
} from '#platform/contract/fields.ts';
import { FEW_CELLS } from '#platform/contract/markdown-texts.ts';
import { cleanLine, isReservedName } from '#platform/contract/names.ts';

/*
 * The content of a course: what its author writes, an admin publishes, and learners read. `CourseContent` is a whole
 * one; a `CourseDraft` keeps to the same limits and may lack parts.
 */

export const COURSE_TYPES = ['course', 'webinar', 'workshop'] as const;
export type CourseType = (typeof COURSE_TYPES)[number];

export const COURSE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;

export const COURSE_CATEGORIES = [
  'CSR Law',
  'Proposals and Fundraising',
  'Monitoring and Evaluation',
  'Finance and Records',
  'Partnerships',
  'Programme Design',
  'Community Work',
  'Sustainability',
] as const;

/** As for resources; English unless chosen otherwise. */
export const COURSE_LANGUAGES = ['English', 'Hindi', 'Regional'] as const;

export const COURSE_TITLE_MAX = 120;
export const DESCRIPTION_MAX = 2000;
/** Most characters of a module's text in Markdown: about a quarter of an hour of reading. */
export const MODULE_TEXT_MAX = 15_000;
export const MODULES_MAX = 20;
export const QUESTIONS_MAX = 10;
export const CHOICES_MIN = 2;
export const CHOICES_MAX = 6;
export const SOURCES_MAX = 30;
export const QUESTION_MAX = 400;
export const CHOICE_MAX = 300;
export const FEEDBACK_MAX = 600;
const ALT_TEXT_MAX = 300;

/** Ten minutes to a hundred hours. */
const MINUTES = { min: 10, max: 6000 };

/** Most characters of a whole content as JSON: in Devanagari, with three bytes each, a request can still bring it. */
const CONTENT_MAX = 80_000;

const isSecureUrl = (value: string) => URL.parse(value)?.protocol === 'https:';
const SECURE: [check: (value: string) => boolean, error: string] = [
  (value) => value === '' || isSecureUrl(value),
  'Please enter an address that starts with https://',
];

const url = z
  .string('Address must be text')
  .overwrite(withScheme)
  .max(500, 'Address must be 500 characters or less');

/** A module's id stays the same in every version, so that learners keep what they have done of it. */
const ModuleId = z
  .string('This is not a valid id')
  .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'This is not a valid id');

/** The fields of a text that a draft may leave blank. */
interface Texts {
  line: (max: number, label: string) => z.ZodType<string>;
  text: (max: number, label: string) => z.ZodType<string>;
  name: (max: number, label: string) => z.ZodType<string>;
  url: z.ZodType<string>;
}

const WHOLE: Texts = {
  line: requiredLine,
  text: requiredText,
  name: requiredName,
  url: url.min(1, 'Address is required').refine(...SECURE),
};

const PARTIAL: Texts = {
  line: (max, label) => text(max, label).overwrite(cleanLine),
  text,
  name: (max, label) =>
    text(max, label)
      .overwrite(cleanLine)
      .refine(...READABLE)
      .refine((name) => !isReservedName(name), RESERVED_NAME),
  url: url.refine(...SECURE),
};

const choiceOf = (is: Texts) =>
  z.strictObject({
    text: is.text(CHOICE_MAX, 'Choice'),
    /** True for a right answer; a question can have several. */
    right: z.boolean('Right must be true or false').default(false),
    /** For learners who chose it: what is wrong with it. */
    feedback: text(CHOICE_MAX, 'Feedback').optional(),
  });

const questionOf = (is: Texts) =>
  z.strictObject({
    text: is.text(QUESTION_MAX, 'Question'),
    choices: z
      .array(choiceOf(is), 'Choices must be a list')
      .max(CHOICES_MAX, `A question has at most ${CHOICES_MAX} choices`),
    /** Why the right answer is right: shown after each answer. */
    feedback: is.text(FEEDBACK_MAX, 'Feedback'),
  });

const moduleOf = <Question extends z.ZodType>(is: Texts, question: Question) =>
  z.strictObject({
    id: ModuleId,
    title: is.line(COURSE_TITLE_MAX, 'Title of the module'),
    /** Markdown. */
    text: is.text(MODULE_TEXT_MAX, 'Text of the module').refine(...FEW_CELLS),
    /** `file_id` is of a picture that was uploaded for this course. */
    picture: z
      .strictObject({ file_id: Uuid, alt_text: is.text(ALT_TEXT_MAX, 'Description of the picture') })
      .nullable()
      .default(null),
    /** Opens in a new tab: no page of ours loads videos from elsewhere. */
    video: z
      .strictObject({ title: is.line(COURSE_TITLE_MAX, 'Title of the video'), url: is.url })
      .nullable()
      .default(null),
    /** A file to take along, uploaded for this course. */
    file_id: Uuid.nullable().default(null),
    questions: z
      .array(question, 'Questions must be a list')
      .max(QUESTIONS_MAX, `A quiz has at most ${QUESTIONS_MAX} questions`)
      .default([]),
  });

const sourceOf = (is: Texts) => z.strictObject({ title: is.line(200, 'Name of the source'), url: is.url });

const fieldsOf = <Module extends z.ZodType<{ id: string }>>(is: Texts, module: Module) => ({
  type: z.enum(COURSE_TYPES, 'Please choose a type').default('course'),
  title: is.line(COURSE_TITLE_MAX, 'Title'),
  category: z.enum(COURSE_CATEGORIES, 'Please choose a category'),
  level: z.enum(COURSE_LEVELS, 'Please choose a level').default('Beginner'),
  language: z.enum(COURSE_LANGUAGES, 'Please choose a language').default('English'),
  instructor: is.name(120, 'Instructor'),
  organization: is.name(160, 'Organization'),
  /** Time that the whole takes a learner. */
  minutes: z
    .int('Duration must be whole minutes')
    .min(MINUTES.min, `Duration must be at least ${MINUTES.min} minutes`)
    .max(MINUTES.max, 'Duration must be at most 100 hours'),
  /** Whole rupees; 0 is free. */
  price: Rupees.max(1_000_000, 'Price must be at most ₹10 lakh').default(0),
  description: is.text(DESCRIPTION_MAX, 'Description'),
  modules: z
    .array(module, 'Modules must be a list')
    .max(MODULES_MAX, `A course has at most ${MODULES_MAX} modules`)
    .refine(
      (modules) => new Set(modules.map(({ id }) => id)).size === modules.length,
      'Two modules have the same id',
    ),
  sources: z
    .array(sourceOf(is), 'Sources must be a list')
    .max(SOURCES_MAX, `A course names at most ${SOURCES_MAX} sources`)
    .default([]),
});

const NOT_TOO_LONG: [check: (content: unknown) => boolean, at: { path: string[]; error: string }] = [
  (content) => JSON.stringify(content).length <= CONTENT_MAX,
  { path: ['modules'], error: 'The texts are too long together. Please make two courses of them.' },
];

const WholeQuestion = questionOf(WHOLE)
  .refine(({ choices }) => choices.length >= CHOICES_MIN, {
    path: ['choices'],
    error: 'Please give at least two choices',
  })
  .refine(({ choices }) => choices.some(({ right }) => right) && choices.some(({ right }) => !right), {
    path: ['choices'],
    error: 'Please mark the right choices, and leave at least one that is wrong',
  });
export type CourseQuestion = z.output<typeof WholeQuestion>;

const CourseModule = moduleOf(WHOLE, WholeQuestion);
export type CourseModule = z.output<typeof CourseModule>;

/** The whole content of a course. A course has modules with a quiz each; a webinar or workshop can do without. */
export const CourseContent = z
  .strictObject(fieldsOf(WHOLE, CourseModule))
  .refine(({ type, modules }) => type !== 'course' || modules.length > 0, {
    path: ['modules'],
    error: 'Please add at least one module',
  })
  .superRefine(({ type, modules }, ctx) => {
    if (type !== 'course') return;
    for (const [at, { questions }] of modules.entries()) {
      if (questions.length > 0) continue;
      ctx.addIssue({
        code: 'custom',
        path: ['modules', at, 'questions'],
        message: 'Please add a question: each module of a course ends with a quiz',
      });
    }
  })
  .refine(...NOT_TOO_LONG);
export type CourseContent = z.output<typeof CourseContent>;

const Draft = fieldsOf(PARTIAL, moduleOf(PARTIAL, questionOf(PARTIAL)));

/** A content that may lack parts. */
export const CourseDraft = z
  .strictObject({
    ...Draft,
    category: Draft.category.nullable().default(null),
    minutes: Draft.minutes.nullable().default(null),
  })
  .refine(...NOT_TOO_LONG);
export type CourseDraft = z.output<typeof CourseDraft>;
