import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './collaboration-request-objective.module.css';
import { OBJECTIVE_MAX, OBJECTIVE_MIN } from './collaboration-requests.contract.ts';

interface CollaborationRequestObjectiveProps extends TextareaProps {
  value?: string;
  'data-autofocus'?: true;
}

/** The objective, with a counter of the characters that will be sent, without surrounding blanks. */
export function CollaborationRequestObjective({ value = '', ...field }: CollaborationRequestObjectiveProps) {
  const length = value.trim().length;
  return (
    <div>
      <Textarea
        label="Collaboration objective"
        description="What you want to achieve, who benefits, and what you ask of the partner."
        withAsterisk
        autosize
        minRows={4}
        maxRows={12}
        value={value}
        {...field}
      />
      <div className={classes.counter} data-over={length > OBJECTIVE_MAX || undefined}>
        {length} / {OBJECTIVE_MAX}
        {length < OBJECTIVE_MIN && `, at least ${OBJECTIVE_MIN}`}
      </div>
    </div>
  );
}
