import { Alert, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FilesField } from '#features/collaborations/files/files-field.tsx';
import { RecordDialog } from '#features/profiles/records/record-dialog.tsx';
import { focusFirstError, inputErrors, showFieldErrors } from '#platform/web/form-errors.ts';
import { ReportCommentsField } from './report-comments-field.tsx';
import { missingText } from './report-words.rules.ts';
import { useSaveReport } from './reports.api.ts';
import {
  REPORT_FILES_MAX,
  REPORT_TEXT_MAX,
  REPORT_TITLE_MAX,
  type Report,
  ReportInput,
} from './reports.contract.ts';

const TEXTS = [
  { field: 'summary', label: 'Summary', description: 'What was done in the period, and with what result' },
  { field: 'challenges', label: 'Challenges', description: 'What went otherwise than planned, and why' },
  { field: 'next_steps', label: 'Next steps', description: undefined },
] as const;

interface ReportDialogProps {
  collaborationId: string;
  /** The report to change; null drafts one. */
  report: Report | null;
  /** ISO days that a new report begins with. */
  period: { period_from: string; period_to: string };
  opened: boolean;
  onSaved: (report: Report) => void;
  onClose: () => void;
}

/** Dialog that drafts or changes a report. Give it a new `key` at each opening. */
export default function ReportDialog(props: ReportDialogProps) {
  const { collaborationId, report, period, opened, onSaved, onClose } = props;
  const save = useSaveReport(collaborationId);
  const content = report?.content;
  const missing = report?.missing_comments ?? 0;
  const form = useForm({
    initialValues: {
      title: content?.title ?? 'Progress report',
      period_from: content?.period_from ?? period.period_from,
      period_to: content?.period_to ?? period.period_to,
      summary: content?.summary ?? '',
      challenges: content?.challenges ?? '',
      next_steps: content?.next_steps ?? '',
      file_ids: content?.files.map(({ id }) => id) ?? [],
      comment_ids: content?.comments.map(({ id }) => id) ?? [],
    },
    validate: (values) => inputErrors(ReportInput, values),
  });
  const submit = (body: typeof form.values) =>
    save.mutate(
      { reportId: report?.id, body },
      {
        onSuccess: (saved) => {
          onSaved(saved);
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    );
  return (
    <RecordDialog
      opened={opened}
      title={report ? 'Edit report' : 'New report'}
      submitLabel={report ? 'Save report' : 'Draft report'}
      unsaved={form.isDirty() && !save.isSuccess}
      busy={save.isPending}
      failure={save.error ? { title: 'Report not saved', error: save.error } : null}
      onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      onClose={onClose}
    >
      <TextInput
        label="Title"
        withAsterisk
        data-autofocus
        maxLength={REPORT_TITLE_MAX}
        {...form.getInputProps('title')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput type="date" label="First day" withAsterisk {...form.getInputProps('period_from')} />
        <TextInput type="date" label="Last day" withAsterisk {...form.getInputProps('period_to')} />
      </SimpleGrid>
      {TEXTS.map(({ field, label, description }) => (
        <Textarea
          key={field}
          label={label}
          description={description}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={REPORT_TEXT_MAX}
          {...form.getInputProps(field)}
        />
      ))}
      <FilesField
        collaborationId={collaborationId}
        label="Files"
        max={REPORT_FILES_MAX}
        known={content?.files ?? []}
        value={form.values.file_ids}
        error={form.errors.file_ids}
        onChange={(ids) => form.setFieldValue('file_ids', ids)}
      />
      <ReportCommentsField
        collaborationId={collaborationId}
        known={content?.comments ?? []}
        value={form.values.comment_ids}
        error={form.errors.comment_ids}
        onChange={(ids) => form.setFieldValue('comment_ids', ids)}
      />
      {missing > 0 && <Alert color="marigold">{missingText(missing)}</Alert>}
    </RecordDialog>
  );
}
