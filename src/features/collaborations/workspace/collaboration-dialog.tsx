import { NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import {
  COLLABORATION,
  type CollaborationValues,
} from '#features/collaborations/collaboration/collaboration.form.ts';
import {
  readLatestCollaboration,
  useCollaboration,
  useSaveCollaboration,
} from '#features/collaborations/collaboration/collaborations.api.ts';
import {
  COLLABORATION_CATEGORIES,
  type Collaboration,
  PRIORITIES,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { useChanger } from '#features/collaborations/history/history.api.ts';
import { RecordEditor } from '#features/profiles/records/record-editor.tsx';

const { labels } = COLLABORATION;
const CATEGORY_OPTIONS = [...COLLABORATION_CATEGORIES];
const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));
const PAIR = { base: 1, xs: 2 };

interface CollaborationDialogProps {
  collaboration: Collaboration;
  opened: boolean;
  onClose: () => void;
}

/** The dialog in which a participant changes title, description, category, priority and dates. */
export function CollaborationDialog({ collaboration, opened, onClose }: CollaborationDialogProps) {
  const latest = useCollaboration(collaboration.id).data;
  const isNewer = (latest?.version ?? 0) > collaboration.version;
  const changedBy = useChanger(collaboration.id, { noun: 'collaboration' }, opened && isNewer);
  return (
    <RecordEditor
      kind={COLLABORATION}
      record={collaboration}
      update={useSaveCollaboration(collaboration.id)}
      readLatest={readLatestCollaboration}
      latest={latest}
      changedBy={changedBy}
      opened={opened}
      onClose={onClose}
      renderFields={(form, beside) => (
        <CollaborationFields field={(name) => ({ ...form.getInputProps(name), ...beside(name) })} />
      )}
    />
  );
}

interface CollaborationFieldsProps {
  /** Returns the props that connect a field of the form. */
  field: (name: keyof CollaborationValues) => object;
}

function CollaborationFields({ field }: CollaborationFieldsProps) {
  return (
    <Stack gap="md">
      <TextInput
        label={labels.title}
        description="Short: it is shown in lists and mails"
        withAsterisk
        data-autofocus
        {...field('title')}
      />
      <Textarea
        label={labels.description}
        withAsterisk
        autosize
        minRows={3}
        maxRows={12}
        {...field('description')}
      />
      <SimpleGrid cols={PAIR}>
        <NativeSelect label={labels.category} data={CATEGORY_OPTIONS} {...field('category')} />
        <NativeSelect label={labels.priority} data={PRIORITY_OPTIONS} {...field('priority')} />
        <TextInput type="date" label={labels.start_date} {...field('start_date')} />
        <TextInput type="date" label={labels.end_date} {...field('end_date')} />
      </SimpleGrid>
    </Stack>
  );
}
