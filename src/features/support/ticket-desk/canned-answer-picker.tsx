import { Select } from '@mantine/core';
import { useCannedAnswers } from '#features/support/canned-answers/canned-answers.api.ts';
import {
  fillPlaceholders,
  type PlaceholderValues,
} from '#features/support/canned-answers/placeholders.rules.ts';

interface CannedAnswerPickerProps {
  values: PlaceholderValues;
  onPick: (text: string) => void;
}

/** Puts a canned answer with its placeholders filled in into the answer, where it can still be changed. */
export function CannedAnswerPicker({ values, onPick }: CannedAnswerPickerProps) {
  const answers = useCannedAnswers();
  const data = (answers.data ?? []).map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Select
      label="Insert a canned answer"
      size="sm"
      searchable
      value={null}
      data={data}
      placeholder={answers.isPending ? 'Loading' : 'Search by title'}
      nothingFoundMessage={
        answers.isError ? 'Canned answers failed to load' : 'No canned answer has this title'
      }
      onChange={(id) => {
        const answer = answers.data?.find((one) => one.id === id);
        if (answer) onPick(fillPlaceholders(answer.body, values));
      }}
    />
  );
}
