import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import classes from './ai-search-box.module.css';
import { SENTENCE_MAX } from './ai-sentence.hook.ts';

interface AiSearchBoxProps {
  /** Called when somebody begins to write. */
  onOpen: () => void;
  /** The sentence in the address; empty for none. */
  sentence: string;
  onSearch: (sentence: string) => void;
}

/** Takes a sentence that says which partner somebody looks for. */
export function AiSearchBox({ onOpen, sentence, onSearch }: AiSearchBoxProps) {
  const [draft, setDraft] = useState(sentence);
  useEffect(() => setDraft(sentence), [sentence]);
  const id = useId();
  return (
    <search className={classes.box}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(draft.trim());
        }}
      >
        <label htmlFor={id} className={classes.label}>
          <IconSparkles size={18} stroke={1.5} aria-hidden />
          AI search <span className={classes.beta}>BETA</span>
        </label>
        <input
          id={id}
          className={classes.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SENTENCE_MAX}
          placeholder="Verified NGOs for girls’ education in Rajasthan under 50 lakh"
          value={draft}
          onFocus={onOpen}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Search
        </Button>
      </form>
    </search>
  );
}
