import { Button } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { useFocusAtStart } from '#platform/web/dialogs/focus-start.ts';
import { useEndChat } from './live-chat.api.ts';
import classes from './person-chat.module.css';

interface EndChatProps {
  id: string;
  question: string;
  /** Words of the choices: a resolved ticket, an open one. */
  yes: string;
  no: string;
}

/** Ends a chat after the question in which state it is kept as a ticket. */
export function EndChat({ id, question, yes, no }: EndChatProps) {
  const [asks, setAsks] = useState(false);
  const ending = useEndChat(id);
  if (!asks) {
    return (
      <Button variant="default" onClick={() => setAsks(true)}>
        End chat
      </Button>
    );
  }
  return (
    <fieldset className={classes.ending}>
      <Question text={question} />
      <Button size="sm" onClick={() => ending.mutate(true)} disabled={ending.isPending}>
        {yes}
      </Button>
      <Button size="sm" variant="default" onClick={() => ending.mutate(false)} disabled={ending.isPending}>
        {no}
      </Button>
      <Button size="sm" variant="subtle" onClick={() => setAsks(false)}>
        Continue
      </Button>
      {ending.error && (
        <p role="alert">{failureText(ending.error, 'The chat has not ended. Please try again.')}</p>
      )}
    </fieldset>
  );
}

function Question({ text }: { text: string }) {
  const legend = useFocusAtStart<HTMLLegendElement>();
  return (
    <legend ref={legend} tabIndex={-1} className={classes.question}>
      {text}
    </legend>
  );
}
