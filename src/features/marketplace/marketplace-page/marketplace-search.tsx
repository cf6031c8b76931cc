import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { SEARCH_MAX } from '#features/marketplace/listing/marketplace-filters.hook.ts';

const TYPING_PAUSE_MS = 300;

interface MarketplaceSearchProps {
  /** Search text in the URL. */
  value: string;
  onChange: (text: string) => void;
}

/** Search field that writes to the URL when typing pauses, and follows other changes of the URL. */
export function MarketplaceSearch({ value, onChange }: MarketplaceSearchProps) {
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
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sendNow(draft);
        }}
      >
        <TextInput
          ref={input}
          label="Search"
          placeholder="Name, skill or cause"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_MAX}
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
    </search>
  );
}
