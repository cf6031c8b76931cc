import type { CourseQuestion } from '#features/learn/courses/course-content.contract.ts';
import { passMark } from '#features/learn/courses/courses.rules.ts';
import type { QuizResult } from './course-player.contract.ts';

/** Numbers of the right choices of a question, from 0. */
const rightChoices = ({ choices }: CourseQuestion): number[] =>
  choices.flatMap(({ right }, at) => (right ? [at] : []));

/** Tells whether more than one choice is right. */
export const takesSeveral = (question: CourseQuestion): boolean => rightChoices(question).length > 1;

const isSame = (one: number[], other: number[]) =>
  one.length === other.length && one.every((choice) => other.includes(choice));

/**
 * Checks answers: a question is right when exactly its right choices are chosen. Tells the right choices only when the
 * quiz is passed, so that another try needs thought.
 * @param answers for each question, in order, the numbers of the chosen choices.
 */
export function checkAnswers(questions: CourseQuestion[], answers: number[][]): QuizResult {
  const checked = questions.map((question, at) => {
    const chosen = [...new Set(answers[at])].sort();
    const notes = chosen.flatMap((choice) => question.choices[choice]?.feedback || []);
    return { chosen, is_right: isSame(chosen, rightChoices(question)), feedback: question.feedback, notes };
  });
  const right = checked.filter(({ is_right }) => is_right).length;
  const is_passed = right >= passMark(questions.length);
  return {
    right,
    questions: questions.length,
    is_passed,
    answers: checked.map((answer, at) => ({
      ...answer,
      right_choices: is_passed ? rightChoices(questions[at] as CourseQuestion) : null,
    })),
  };
}
