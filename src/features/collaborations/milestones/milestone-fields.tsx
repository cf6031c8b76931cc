import { MultiSelect, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { FilesField } from '#features/collaborations/files/files-field.tsx';
import { MILESTONE_LABELS as LABELS, type MilestoneValues, STATUS_OPTIONS } from './milestone.form.ts';
import type { MilestoneChoices } from './milestone-choices.hook.ts';
import { DEPENDENCIES_MAX, EVIDENCE_MAX } from './milestones.contract.ts';

const PAIR = { base: 1, xs: 2 };
/** Most choices that a list shows at once; a search finds the others. */
const SHOWN_MAX = 50;

interface MilestoneFieldsProps {
  collaborationId: string;
  values: MilestoneValues;
  choices: MilestoneChoices;
  /** Begins at the note on the evidence instead of the title. */
  atEvidence?: boolean;
  /** Returns the props that connect a field of the form. */
  field: (
    name: keyof MilestoneValues,
  ) => ReturnType<ReturnType<typeof useForm<MilestoneValues>>['getInputProps']>;
}

/** The fields of a milestone; those of the evidence once it is completed. */
export function MilestoneFields({
  collaborationId,
  values,
  choices,
  atEvidence,
  field,
}: MilestoneFieldsProps) {
  return (
    <>
      <TextInput
        label={LABELS.title}
        withAsterisk
        data-autofocus={!atEvidence || undefined}
        {...field('title')}
      />
      <SimpleGrid cols={PAIR} spacing="sm">
        <TextInput type="date" label={LABELS.start_date} {...field('start_date')} />
        <TextInput type="date" label={LABELS.due_date} {...field('due_date')} />
        <NativeSelect label={LABELS.status} data={STATUS_OPTIONS} {...field('status')} />
        <NativeSelect label={LABELS.owner} data={choices.owners} {...field('owner')} />
      </SimpleGrid>
      <MultiSelect
        label={LABELS.depends_on}
        description="Milestones that must be completed before"
        placeholder={values.depends_on.length === 0 ? 'Select milestones' : undefined}
        data={choices.milestones}
        limit={SHOWN_MAX}
        maxValues={DEPENDENCIES_MAX}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the dependencies' }}
        nothingFoundMessage="No such milestone"
        {...field('depends_on')}
      />
      {values.status === 'completed' && (
        <>
          <FilesField
            {...field('evidence')}
            collaborationId={collaborationId}
            label={LABELS.evidence}
            description="Files of this workspace that show what was done. Add them in the tab Files first."
            max={EVIDENCE_MAX}
            known={choices.files}
            value={values.evidence}
            onChange={(ids, chosen) => {
              choices.rememberFiles(chosen);
              field('evidence').onChange(ids);
            }}
          />
          <Textarea
            label={LABELS.evidence_note}
            autosize
            minRows={2}
            data-autofocus={atEvidence || undefined}
            {...field('evidence_note')}
          />
        </>
      )}
      <Textarea label={LABELS.description} autosize minRows={2} {...field('description')} />
    </>
  );
}
