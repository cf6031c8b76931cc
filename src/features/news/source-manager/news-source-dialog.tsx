import { NativeSelect, NumberInput, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core';
import {
  NEWS_CATEGORIES,
  type NewsSource,
  PRIORITY_MAX,
} from '#features/news/sources/news-sources.contract.ts';
import { RecordDialog } from '#platform/web/dialogs/record-dialog.tsx';
import { focusFirstError, showFieldErrors } from '#platform/web/form-errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { FeedPreview } from './feed-preview.tsx';
import { useNewsSourceForm } from './news-source.form.ts';
import { useSaveNewsSource } from './news-sources.api.ts';

interface NewsSourceDialogProps {
  /** Null for a new one. */
  source: NewsSource | null;
  opened: boolean;
  onClose: () => void;
}

/** Form of a source of news. Give it a new `key` each time it opens. */
export function NewsSourceDialog({ source, opened, onClose }: NewsSourceDialogProps) {
  const save = useSaveNewsSource(source?.id ?? null);
  const { form, readInput } = useNewsSourceForm(source);
  const failure = save.error && { title: source ? 'Update Failed' : 'Creation Failed', error: save.error };
  return (
    <RecordDialog
      opened={opened}
      title={source ? 'Edit RSS source' : 'Add RSS source'}
      submitLabel={source ? 'Update source' : 'Add source'}
      unsaved={form.isDirty()}
      busy={save.isPending}
      failure={failure}
      onSubmit={form.onSubmit(
        (values) =>
          save.mutate(readInput(values), {
            onSuccess: ({ name }) => {
              showToast({
                title: source ? 'Source Updated' : 'Source Added',
                message: name,
                tone: 'success',
              });
              onClose();
            },
            onError: (error) => showFieldErrors(form, error),
          }),
        (errors) => focusFirstError(form, errors),
      )}
      onClose={onClose}
    >
      <TextInput label="Name" withAsterisk {...form.getInputProps('name')} />
      <TextInput
        label="URL"
        description="Address of the RSS, Atom or JSON feed. Leave it blank for a source that is only on Twitter."
        inputMode="url"
        autoCapitalize="off"
        {...form.getInputProps('url')}
      />
      <FeedPreview url={form.getValues().url} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect label="Category" data={[...NEWS_CATEGORIES]} {...form.getInputProps('category')} />
        <NumberInput
          label="Priority"
          description={`1 to ${PRIORITY_MAX}. If two sources have the same story, the one with the higher priority is shown.`}
          clampBehavior="none"
          hideControls
          inputMode="numeric"
          {...form.getInputProps('priority')}
        />
      </SimpleGrid>
      <TextInput
        label="Twitter handle"
        description="Without @"
        autoCapitalize="off"
        {...form.getInputProps('twitter_handle')}
      />
      <Textarea label="Description" autosize minRows={2} maxRows={6} {...form.getInputProps('description')} />
      <TextInput label="Tags" description="Separate tags with commas" {...form.getInputProps('tags')} />
      <Switch
        label="Active"
        description="The sync reads active sources; their news is shown."
        {...form.getInputProps('is_active', { type: 'checkbox' })}
      />
    </RecordDialog>
  );
}
