import { useState } from 'react';
import { RecordEditor } from '#features/profiles/records/record-editor.tsx';
import { type ReportPeriod, reportKind } from './report.form.ts';
import { ReportFields } from './report-fields.tsx';
import { quoteName } from './report-words.rules.ts';
import { readLatestReport, useReport, useSaveReport } from './reports.api.ts';
import type { Report } from './reports.contract.ts';

interface ReportDialogProps {
  collaborationId: string;
  /** The report to change; null drafts one. */
  report: Report | null;
  period: ReportPeriod;
  opened: boolean;
  onSaved: (report: Report) => void;
  onClose: () => void;
}

/**
 * Dialog that drafts or changes a report; it shows what colleagues change meanwhile. Give it a new `key` at each opening.
 */
export default function ReportDialog(props: ReportDialogProps) {
  const { collaborationId, report, period, opened, onSaved, onClose } = props;
  const latest = useReport(collaborationId, opened ? (report?.id ?? null) : null).data;
  const [chosen, setChosen] = useState(new Map<string, string>());
  const contents = [report, latest].flatMap((one) => one?.content ?? []);
  const files = contents.flatMap((content) => content.files);
  const comments = contents.flatMap((content) => content.comments);
  const names = new Map([
    ...chosen,
    ...files.map(({ id, name }) => [id, name] as const),
    ...comments.map((comment) => [comment.id, quoteName(comment)] as const),
  ]);
  const changedBy = (field: string) => {
    const edit = latest?.edits.find((one) => one.field === field);
    return edit ? { name: edit.name, at: edit.edited_at } : null;
  };
  return (
    <RecordEditor
      kind={reportKind(period, (id) => names.get(id))}
      record={report}
      update={useSaveReport(collaborationId)}
      readLatest={(id) => readLatestReport(collaborationId, id)}
      latest={latest ?? null}
      changedBy={changedBy}
      opened={opened}
      onSaved={onSaved}
      onClose={onClose}
      renderFields={(form, beside) => (
        <ReportFields
          collaborationId={collaborationId}
          values={form.values}
          known={{ files, comments }}
          missing={report?.missing_comments ?? 0}
          field={(name) => ({ ...form.getInputProps(name), ...beside(name) })}
          onChosen={(more) =>
            setChosen((now) => new Map([...now, ...more.map(({ id, name }) => [id, name] as const)]))
          }
        />
      )}
    />
  );
}
