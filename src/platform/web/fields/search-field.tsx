import { CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 300;

interface SearchFieldProps extends Pick<TextInputProps, 'label' | 'description' | 'placeholder' | 'size'> {
  /** Search text in the URL. */
  value: string;
  maxLength: number;
  onChange: (text: string) => void;
}

/** Search field that writes to the URL when typing pauses, and follows other changes of the URL. */
export function SearchField({ value, onChange, ...props }: SearchFieldProps) {
  const [draft, setDraft] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);

  const send = (text: string) => {
    const trimmed = text.trim();
    if (trimmed === sent.current) return;
    sent.current = trimmed;
    onChange(trimmed);
  };
  const sendLater = useDebouncedCallback(send, { delay: TYPING_PAUSE_MS, flushOnUnmount: true });

  useEffect(() => {
    if (value === sent.current) return;
    sendLater.cancel();
    sent.current = value;
    setDraft(value);
  }, [value, sendLater]);

  const sendNow = (text: string) => {
    sendLater.cancel();
    send(text);
  };

  const clear = () => {
    setDraft('');
    sendNow('');
    input.current?.focus();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sendNow(draft);
      }}
    >
      <TextInput
        {...props}
        ref={input}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={draft}
        onChange={(event) => {
          setDraft(event.currentTarget.value);
          sendLater(event.currentTarget.value);
        }}
        // "Clear all" directly after the last key must be applied after it.
        onBlur={() => sendNow(draft)}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        rightSection={draft && <CloseButton size="sm" aria-label="Clear the search" onClick={clear} />}
      />
    </form>
  );
}
