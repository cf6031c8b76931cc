import { Button, CloseButton, FileButton, Loader } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { failureText } from '#platform/contract/errors.ts';
import { acceptedTypes, type FileRule, formatBytes, kindWords } from '#platform/contract/files.ts';
import classes from './attachment-field.module.css';
import { chosenFileError } from './chosen-file.ts';

/** A file that is stored. */
interface Attachment {
  id: string;
  name: string;
  media_type: string;
  byte_size: number;
}

interface AttachmentFieldProps {
  /** The record that gets the files: "post". */
  what: string;
  max: number;
  rule: FileRule;
  /** Stores a file at once. */
  store: (file: File) => Promise<Attachment>;
  /** Deletes a stored file that was taken out again; it does not fail. */
  drop: (id: string) => void;
  value: Attachment[];
  error?: string;
  onChange: (change: (now: Attachment[]) => Attachment[]) => void;
  /** While files are on their way the form is not sent. */
  onBusy: (isBusy: boolean) => void;
}

/** Adds files to a text: each is stored at once, and belongs to the text when that is sent. */
export function AttachmentField(props: AttachmentFieldProps) {
  const { what, max, rule, store, value, error, onChange, onBusy } = props;
  const id = useId();
  const [sending, setSending] = useState<string[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const room = max - value.length - sending.length;

  const add = async (files: File[]) => {
    setRefused(files.length > room ? `A ${what} can have ${max} attachments at most.` : null);
    const chosen = files.slice(0, room);
    setSending(chosen.map(({ name }) => name));
    onBusy(true);
    for (const file of chosen) {
      const wrong = chosenFileError(file, rule);
      try {
        if (wrong) setRefused(`${file.name}: ${wrong}`);
        else {
          const stored = await store(file);
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
    props.drop(attachment.id);
  };

  return (
    <div className={classes.field}>
      <FileButton multiple accept={acceptedTypes(rule).join(',')} onChange={add}>
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
        Up to {max}: {kindWords(rule.kinds)}, {formatBytes(rule.maxBytes)} each
      </span>
      <ul className={classes.list} aria-label={`Files of this ${what}`}>
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
