import { formatInstant } from '#platform/contract/dates.ts';
import classes from './answered-refusal.module.css';
import type { OpenAnswer } from './decisions.contract.ts';

interface AnsweredRefusalProps {
  answer: OpenAnswer;
  /** Name of the author. */
  author: string;
}

/** For admins who decide for the second time: the first decision, and the author's answer to it. */
export function AnsweredRefusal({ answer, author }: AnsweredRefusalProps) {
  const { body, created_at, first_reason, first_decided_at, first_decided_by } = answer;
  return (
    <div className={classes.answer}>
      <p>
        First decision: refused on {formatInstant(first_decided_at)}
        {first_decided_by && ` by ${first_decided_by}`}. {first_reason}
      </p>
      <p>
        Answer of {author}, {formatInstant(created_at)}: {body}
      </p>
      <p>The second decision is final.</p>
    </div>
  );
}
