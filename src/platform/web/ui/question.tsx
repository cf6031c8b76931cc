import type { ReactNode } from 'react';
import classes from './question.module.css';

interface QuestionProps {
  /** Its anchor: the address `#<id>` opens it (`useLinkedQuestion`). */
  id: string;
  question: string;
  /** Paragraphs with an empty line between them. */
  answer: string;
  /** From 1, in a numbered list, which is set larger. */
  number?: number;
  /** Sources of the answer, as sentences. */
  source?: ReactNode;
  /** Content below the answer. */
  children?: ReactNode;
}

/**
 * A question that opens to its answer. The browser's own `details` do it, several at once: they read without
 * JavaScript, and the browser's search in the page finds closed answers.
 */
export function Question({ id, question, answer, number, source, children }: QuestionProps) {
  return (
    <details className={classes.item} id={id} data-numbered={number && true}>
      <summary className={classes.question}>
        {number && <span aria-hidden>{number}</span>}
        <h3>{question}</h3>
      </summary>
      <div className={classes.answer}>
        {answer.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
        <p className={classes.foot}>
          {source}
          <a href={`#${id}`}>Link to this answer</a>
        </p>
      </div>
    </details>
  );
}
