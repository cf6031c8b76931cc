import { Alert, Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { type ChosenFile, FilesField } from '#features/collaborations/files/files-field.tsx';
import { dayInIndia } from '#platform/contract/dates.ts';
import { periodWords } from '#platform/contract/quarters.ts';
import type { Choice } from '#platform/web/fields/paged-multi-select.tsx';
import { REPORT_LABELS as LABELS, type ReportValues } from './report.form.ts';
import { ReportCommentsField } from './report-comments-field.tsx';
import { quartersBefore } from './report-period.rules.ts';
import { missingText } from './report-words.rules.ts';
import {
  type QuotedComment,
  REPORT_FILES_MAX,
  REPORT_TEXT_MAX,
  REPORT_TITLE_MAX,
} from './reports.contract.ts';

/** Quarters that can be chosen with one press: a financial year. */
const QUARTERS = 4;
const PAIR = { base: 1, xs: 2 };
const TEXTS = [
  { name: 'summary', description: 'What was done in the period, and with what result' },
  { name: 'challenges', description: 'What went otherwise than planned, and why' },
  { name: 'next_steps', description: undefined },
] as const;

interface ReportFieldsProps {
  collaborationId: string;
  values: ReportValues;
  /** What was chosen before, here or by others. */
  known: { files: ChosenFile[]; comments: QuotedComment[] };
  /** Number of chosen comments that were deleted since. */
  missing: number;
  /** Returns the props that connect a field of the form. */
  field: (name: keyof ReportValues) => ReturnType<ReturnType<typeof useForm<ReportValues>>['getInputProps']>;
  /** Called with the names of what is chosen. */
  onChosen: (chosen: Choice[]) => void;
}

/** The fields of a report. */
export function ReportFields({
  collaborationId,
  values,
  known,
  missing,
  field,
  onChosen,
}: ReportFieldsProps) {
  const choose = (name: 'file_ids' | 'comment_ids') => (ids: string[], chosen: Choice[]) => {
    onChosen(chosen);
    field(name).onChange(ids);
  };
  return (
    <Stack gap="md">
      <TextInput
        label={LABELS.title}
        withAsterisk
        data-autofocus
        maxLength={REPORT_TITLE_MAX}
        {...field('title')}
      />
      <SimpleGrid cols={PAIR}>
        <TextInput type="date" label={LABELS.period_from} withAsterisk {...field('period_from')} />
        <TextInput type="date" label={LABELS.period_to} withAsterisk {...field('period_to')} />
      </SimpleGrid>
      <Group gap="xs" role="group" aria-label="Quarters">
        {quartersBefore(dayInIndia(new Date()), QUARTERS).map((quarter) => (
          <Button
            key={quarter.from}
            variant="default"
            size="compact-sm"
            aria-pressed={quarter.from === values.period_from && quarter.to === values.period_to}
            onClick={() => {
              field('period_from').onChange(quarter.from);
              field('period_to').onChange(quarter.to);
            }}
          >
            {periodWords(quarter)}
          </Button>
        ))}
      </Group>
      {TEXTS.map(({ name, description }) => (
        <Textarea
          key={name}
          label={LABELS[name]}
          description={description}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={REPORT_TEXT_MAX}
          {...field(name)}
        />
      ))}
      <FilesField
        {...field('file_ids')}
        collaborationId={collaborationId}
        label={LABELS.file_ids}
        description={`From the tab Files, ${REPORT_FILES_MAX} at most. The PDF shows pictures, and names the others.`}
        max={REPORT_FILES_MAX}
        known={known.files}
        value={values.file_ids}
        onChange={choose('file_ids')}
      />
      <ReportCommentsField
        {...field('comment_ids')}
        collaborationId={collaborationId}
        label={LABELS.comment_ids}
        known={known.comments}
        value={values.comment_ids}
        onChange={choose('comment_ids')}
      />
      {missing > 0 && <Alert color="marigold">{missingText(missing)}</Alert>}
    </Stack>
  );
}
