import { TagsInput, type TagsInputProps } from '@mantine/core';
import { isOfInputMethod, pressedEnter } from './pressed-enter.ts';
import { cleanWords } from './words.ts';

interface WordsInputProps extends Omit<TagsInputProps, 'onChange' | 'clearable' | 'clearButtonProps'> {
  /** Label of the button that removes all. */
  clearLabel: string;
  onChange?: (words: string[]) => void;
}

/** Free words: Enter adds one, trimmed; blanks and repetitions are not taken (spec part 1, section 5). */
export function WordsInput({ clearLabel, onChange, ...props }: WordsInputProps) {
  return (
    <TagsInput
      maxTags={30}
      clearable
      clearButtonProps={{ 'aria-label': clearLabel }}
      {...props}
      // What was typed also counts when the field is left, and comes untrimmed then.
      onChange={(words) => onChange?.(cleanWords(words))}
      // Enter adds a word; where there is none to add, it must not save the form half-way.
      onKeyDown={(event) => {
        if (isOfInputMethod(event)) event.stopPropagation();
        else if (pressedEnter(event) && event.currentTarget.value.trim() === '') event.preventDefault();
      }}
    />
  );
}
