import { Button, CloseButton, FileButton, Loader } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useCreateAttachment, useRemoveAttachment } from '#features/community/attachments/attachments.api.ts';
import { ATTACHMENT_FILE } from '#features/community/attachments/attachments.contract.ts';
import { ATTACHMENTS_MAX, type Attachment } from '#features/community/posts/posts.contract.ts';
import { failureText } from '#platform/contract/errors.ts';
import { acceptedTypes, formatBytes, kindWords } from '#platform/contract/files.ts';
import { chosenFileError } from '#platform/web/fields/chosen-file.ts';
import classes from './attachment-field.module.css';

interface AttachmentFieldProps {
  value: Attachment[];
  error?: string;
  onChange: (change: (now: Attachment[]) => Attachment[]) => void;
  /** While files are on their way the form is not sent. */
  onBusy: (isBusy: boolean) => void;
}

/** Adds pictures and PDFs to a post: each is stored at once, and belongs to the post when that is sent. */
export function AttachmentField({ value, error, onChange, onBusy }: AttachmentFieldProps) {
  const id = useId();
  const create = useCreateAttachment();
  const remove = useRemoveAttachment();
  const [sending, setSending] = useState<string[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const room = ATTACHMENTS_MAX - value.length - sending.length;

  const add = async (files: File[]) => {
    setRefused(files.length > room ? `A post can have ${ATTACHMENTS_MAX} attachments at most.` : null);
    const chosen = files.slice(0, room);
    setSending(chosen.map(({ name }) => name));
    onBusy(true);
    for (const file of chosen) {
      const wrong = chosenFileError(file, ATTACHMENT_FILE);
      try {
        if (wrong) setRefused(`${file.name}: ${wrong}`);
        else {
          const stored = await create.mutateAsync(file);
          onChange((now) => [...now, stored]);
        }
      } catch (failure) {
        setRefused(`${file.name}: ${failureText(failure, 'The file was not stored. Please try again.')}`);
      }
      setSending((names) => names.slice(1));
    }
    onBusy(false);
  };
  const drop = (attachment: Attachment) => {
    onChange((now) => now.filter((one) => one.id !== attachment.id));
    // Of a post that is being changed it stays until the change is saved.
    remove.mutate(attachment.id, { onError: () => undefined });
  };

  return (
    <div className={classes.field}>
      <FileButton multiple accept={acceptedTypes(ATTACHMENT_FILE).join(',')} onChange={add}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            size="sm"
            leftSection={<IconPaperclip size={18} stroke={1.5} aria-hidden />}
            disabled={room <= 0 || sending.length > 0}
            aria-describedby={id}
          >
            Attach files
          </Button>
        )}
      </FileButton>
      <span id={id} className={classes.hint}>
        Up to {ATTACHMENTS_MAX}: {kindWords(ATTACHMENT_FILE.kinds)}, {formatBytes(ATTACHMENT_FILE.maxBytes)}{' '}
        each
      </span>
      <ul className={classes.list} aria-label="Files of this post">
        {value.map((attachment) => (
          <li key={attachment.id} className={classes.file}>
            <span>
              {attachment.name} <span className={classes.hint}>{formatBytes(attachment.byte_size)}</span>
            </span>
            <CloseButton aria-label={`Remove ${attachment.name}`} onClick={() => drop(attachment)} />
          </li>
        ))}
        {sending.map((name) => (
          <li key={name} className={classes.file} role="status">
            <span>Uploading {name}</span>
            <Loader size="xs" />
          </li>
        ))}
      </ul>
      {(refused ?? error) && (
        <p className={classes.error} role="alert">
          {refused ?? error}
        </p>
      )}
    </div>
  );
}
