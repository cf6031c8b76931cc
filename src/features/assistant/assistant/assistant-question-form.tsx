import { IconSend2 } from '@tabler/icons-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { QUESTION_MAX } from './assistant.contract.ts';
import classes from './assistant-question-form.module.css';

interface AssistantQuestionFormProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** True while waiting for an answer: the next question can be typed but not sent. */
  isBusy: boolean;
  onAsk: (question: string) => void;
}

/** Input line for a question. */
export function AssistantQuestionForm({ inputRef, isBusy, onAsk }: AssistantQuestionFormProps) {
  const [question, setQuestion] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !question.trim()) return;
    onAsk(question);
    setQuestion('');
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <input
        ref={inputRef}
        className={classes.input}
        aria-label="Your question"
        placeholder="Ask a question"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={QUESTION_MAX}
        value={question}
        onChange={(event) => setQuestion(event.currentTarget.value)}
        data-autofocus
      />
      <button type="submit" className={classes.send} aria-label="Send" disabled={isBusy || !question.trim()}>
        <IconSend2 size={20} stroke={1.5} aria-hidden />
      </button>
    </form>
  );
}
