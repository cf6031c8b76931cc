import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { passMark } from '#features/learn/courses/courses.rules.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { useAnswerQuiz } from './course-player.api.ts';
import type { PlayedModule, QuizResult } from './course-player.contract.ts';
import classes from './quiz.module.css';
import { QuizQuestion } from './quiz-question.tsx';

interface QuizProps {
  place: { slug: string; number: string };
  module: PlayedModule;
  onReload: () => void;
}

/** The quiz of a module: answers are checked at once, and can be tried again. */
export function Quiz({ place, module, onReload }: QuizProps) {
  const { questions, last_result, progress } = module;
  const [isTrying, setIsTrying] = useState(last_result === null);
  const [chosen, setChosen] = useState<number[][]>(() => questions.map(() => []));
  const [missing, setMissing] = useState<number[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const send = useAnswerQuiz(place, module.version);
  const result = isTrying ? null : last_result;

  const choose = (question: number, choices: number[]) => {
    setChosen((now) => now.map((one, at) => (at === question ? choices : one)));
    setMissing((now) => now.filter((at) => at !== question));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const open = questions.flatMap((_, at) => (chosen[at]?.length ? [] : [at]));
    setMissing(open);
    if (open.length > 0) {
      form.current?.querySelector<HTMLElement>(`[data-question="${open[0]}"] input`)?.focus();
      return;
    }
    send.mutate(chosen, {
      onSuccess: () => {
        setIsTrying(false);
        heading.current?.focus();
      },
      onError: (error) => {
        showToast({
          title: 'Answers not sent',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        });
        if (error instanceof CallFailure && error.code === 'COURSE_CHANGED') onReload();
      },
    });
  };
  const tryAgain = () => {
    setChosen(questions.map(() => []));
    setIsTrying(true);
    heading.current?.focus();
  };

  return (
    <form ref={form} className={classes.quiz} noValidate onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {result ? resultText(result) : 'Quiz'}
      </h2>
      <p className={classes.soft}>
        {result
          ? hintOf(result)
          : `To pass, answer ${passMark(questions.length)} of ${questions.length} rightly.`}
        {!result && progress.is_passed && ' You have passed it already.'}
      </p>
      {questions.map((question, at) => (
        <QuizQuestion
          // biome-ignore lint/suspicious/noArrayIndexKey: questions stay in their order.
          key={at}
          number={at}
          question={question}
          chosen={(result ? result.answers[at]?.chosen : chosen[at]) ?? []}
          answer={result?.answers[at]}
          isMissing={missing.includes(at)}
          onChoose={(choices) => choose(at, choices)}
        />
      ))}
      {result ? (
        <Button variant="default" onClick={tryAgain}>
          Try again
        </Button>
      ) : (
        <Button type="submit" loading={send.isPending}>
          Check answers
        </Button>
      )}
    </form>
  );
}

const resultText = ({ is_passed, right, questions }: QuizResult) =>
  `${is_passed ? 'Passed' : 'Not passed yet'}: ${right} of ${questions} right`;

const hintOf = ({ is_passed, questions }: QuizResult) =>
  is_passed
    ? 'You can go on with the next module.'
    : `It takes ${passMark(questions)} of ${questions}. Read what is said of each answer, then try again.`;
