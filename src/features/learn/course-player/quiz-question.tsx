import { Checkbox, Radio } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleX } from '@tabler/icons-react';
import { useId } from 'react';
import type { PlayedModule, QuizResult } from './course-player.contract.ts';
import classes from './quiz.module.css';

interface QuizQuestionProps {
  /** From 0. */
  number: number;
  question: PlayedModule['questions'][number];
  chosen: number[];
  /** The server's verdict on the answer; undefined while it is being given. */
  answer: QuizResult['answers'][number] | undefined;
  isMissing: boolean;
  onChoose: (choices: number[]) => void;
}

/** One question with its choices, and after the answer what is right and why. */
export function QuizQuestion({ number, question, chosen, answer, isMissing, onChoose }: QuizQuestionProps) {
  const name = useId();
  const errorId = useId();
  const Choice = question.takes_several ? Checkbox : Radio;
  const toggle = (choice: number, isOn: boolean) => {
    if (!question.takes_several) onChoose([choice]);
    else onChoose(isOn ? [...chosen, choice] : chosen.filter((one) => one !== choice));
  };
  return (
    <fieldset
      className={classes.question}
      data-question={number}
      aria-describedby={isMissing ? errorId : undefined}
    >
      <legend>
        {number + 1}. {question.text}
        {question.takes_several && <span className={classes.soft}> (Choose all that are right.)</span>}
      </legend>
      {question.choices.map((text, choice) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: choices stay in their order.
          key={choice}
          name={name}
          label={text}
          checked={chosen.includes(choice)}
          readOnly={answer !== undefined}
          disabled={
            answer !== undefined && !chosen.includes(choice) && !answer.right_choices?.includes(choice)
          }
          onChange={(event) => {
            if (!answer) toggle(choice, event.currentTarget.checked);
          }}
        />
      ))}
      {isMissing && (
        <p id={errorId} className={classes.error}>
          Please choose an answer
        </p>
      )}
      {answer && <Feedback question={question} answer={answer} />}
    </fieldset>
  );
}

function Feedback({
  question,
  answer,
}: {
  question: PlayedModule['questions'][number];
  answer: QuizResult['answers'][number];
}) {
  const { is_right, feedback, notes, right_choices } = answer;
  const right = !is_right && right_choices?.map((choice) => question.choices[choice]).join('; ');
  return (
    <div className={classes.feedback} data-right={is_right || undefined}>
      <p className={classes.verdict}>
        {is_right ? (
          <IconCircleCheckFilled size={20} className={classes.good} aria-hidden />
        ) : (
          <IconCircleX size={20} stroke={1.5} className={classes.bad} aria-hidden />
        )}
        {is_right ? 'Right' : 'Not right'}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {right && <p>Right: {right}</p>}
      <p>{feedback}</p>
    </div>
  );
}
