import { z } from 'zod';
import { requiredLine } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const QUESTION_MAX = 300;

/** The five suggested questions (specification part 1, section 2), for visitors and for members. */
export const QUICK_REPLIES = {
  visitor: [
    'What is Dayitva for?',
    'Which companies must spend on CSR?',
    'How do I find an NGO partner?',
    'How much CSR was spent in Bihar?',
    'How do I reach the support team?',
  ],
  member: [
    'Do I have requests waiting for my answer?',
    'Which of my collaborations are active?',
    'Find NGOs for education in Maharashtra',
    'Is my profile complete?',
    'How do I reach the support team?',
  ],
} as const satisfies Record<string, readonly [string, string, string, string, string]>;

/** Source of an answer: a path of this site, or an external address. */
export const AnswerSource = z.object({ title: z.string(), url: z.string() });
export type AnswerSource = z.output<typeof AnswerSource>;

export const AssistantAnswer = z.object({
  /** Line in the language of a question in Hindi (BCP 47), because the answer that follows is in English. */
  foreword: z.object({ lang: z.enum(['hi', 'hi-Latn']), text: z.string() }).nullable(),
  /** Plain text in English; an empty line separates paragraphs. */
  answer: z.string(),
  sources: z.array(AnswerSource),
  /** False if nothing on the platform answers the question. */
  knows: z.boolean(),
  /** Similar questions that have an answer. */
  follow_ups: z.array(z.string()),
});
export type AssistantAnswer = z.output<typeof AssistantAnswer>;

const AssistantQuestion = z.strictObject({
  question: requiredLine(QUESTION_MAX, 'Question', 'Please type a question'),
});

export const askAssistant = defineRoute({
  name: 'askAssistant',
  method: 'POST',
  path: '/assistant/answers',
  access: 'public',
  scope: 'none',
  summary: "Answers from the platform's own words; a signed-in member can also ask about their own records",
  body: AssistantQuestion,
  response: AssistantAnswer,
  limits: [{ max: 60, windowMs: 300_000, by: 'address' }],
});
