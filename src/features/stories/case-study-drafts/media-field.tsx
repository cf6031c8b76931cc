import { ActionIcon, Alert } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { CaseStudyMedia } from '#features/stories/case-studies/case-studies.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { formatBytes } from '#platform/contract/files.ts';
import { chosenFileError } from '#platform/web/fields/chosen-file.ts';
import { FileField } from '#platform/web/fields/file-field.tsx';
import { UploadProgress } from '#platform/web/fields/upload-progress.tsx';
import { useSending } from '#platform/web/sending.ts';
import { useAddCaseStudyMedia, useRemoveCaseStudyMedia } from './case-study-drafts.api.ts';
import { CASE_STUDY_MEDIA_FILE, CASE_STUDY_MEDIA_MAX } from './case-study-drafts.contract.ts';
import classes from './media-field.module.css';

interface MediaFieldProps {
  first: CaseStudyMedia[];
  save: () => Promise<{ id: string } | null>;
  onUploading: (uploading: boolean) => void;
}

/** Pictures and documents of a story; each is stored as soon as it is chosen. */
export function MediaField({ first, save, onUploading }: MediaFieldProps) {
  const [files, setFiles] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useSending();
  const add = useAddCaseStudyMedia();
  const remove = useRemoveCaseStudyMedia();

  const upload = async (file: File) => {
    const wrong = chosenFileError(file, CASE_STUDY_MEDIA_FILE);
    setProblem(wrong);
    if (wrong) return;
    onUploading(true);
    const stored = await save();
    if (!stored) {
      setProblem('The draft could not be saved, so the file was not added. Please try again.');
      return onUploading(false);
    }
    add.mutate(
      { id: stored.id, file, ...sending.start() },
      {
        onSuccess: (added) => setFiles((all) => [...all, added]),
        onError: (error) =>
          setProblem(
            sending.wasCancelled(error)
              ? null
              : failureText(error, 'The file was not added. Please try again.'),
          ),
        onSettled: () => onUploading(false),
      },
    );
  };
  const takeOut = async (mediaId: string) => {
    const stored = await save();
    if (!stored) return;
    remove.mutate(
      { id: stored.id, mediaId },
      {
        onSuccess: () => setFiles((all) => all.filter(({ id }) => id !== mediaId)),
        onError: (error) => setProblem(failureText(error, 'The file was not removed. Please try again.')),
      },
    );
  };
  const isFull = files.length >= CASE_STUDY_MEDIA_MAX;
  return (
    <div className={classes.media}>
      {files.length > 0 && (
        <ul className={classes.files} aria-label="Files of this story">
          {files.map(({ id, file_name, byte_size }) => (
            <li key={id}>
              <span className={classes.name}>
                {file_name} <span className={classes.size}>{formatBytes(byte_size)}</span>
              </span>
              <ActionIcon
                variant="subtle"
                size="lg"
                aria-label={`Remove ${file_name}`}
                onClick={() => void takeOut(id)}
                disabled={remove.isPending}
              >
                <IconX size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className={classes.hint}>A story has {CASE_STUDY_MEDIA_MAX} files at most.</p>
      ) : (
        <FileField
          label="Media (optional)"
          rule={CASE_STUDY_MEDIA_FILE}
          file={null}
          required={false}
          error={problem ?? undefined}
          disabled={add.isPending}
          path="media"
          onChange={(file) => void upload(file)}
        />
      )}
      {add.isPending && <UploadProgress share={sending.share} onCancel={sending.cancel} />}
      <Alert>
        Add only pictures in which no one can be recognised, or in which everyone has agreed in writing; for a
        child, a parent or guardian has. Everybody can see the files once the story is published.
      </Alert>
    </div>
  );
}
