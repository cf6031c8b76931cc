import '@mantine/dropzone/styles.layer.css';
import { Button, Input } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { IconFile, IconUpload } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import {
  acceptedTypes,
  FILE_ENDINGS,
  type FileRule,
  formatBytes,
  kindWords,
} from '#platform/contract/files.ts';
import classes from './file-drop.module.css';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

export interface FileDropProps {
  label: string;
  rule: FileRule;
  file: File | null;
  error?: string;
  disabled?: boolean;
  /** False for a form that can be sent without the file. */
  required?: boolean;
  /** The form's name of this field, for moving the focus to it. */
  path?: string;
  /** Moves the focus to the button when it appears, unless the reader types elsewhere by then. */
  autoFocus?: boolean;
  onChange: (file: File) => void;
}

/** A place to drop a file, with a button for everybody who does not drop; phones offer the camera. */
export default function FileDrop(props: FileDropProps) {
  const { label, rule, file, error, disabled, required = true, path, autoFocus, onChange } = props;
  const open = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (autoFocus && !document.activeElement?.matches('input, select, textarea')) button.current?.focus();
  }, [autoFocus]);
  const id = useId();
  const described = [`${id}-label`, `${id}-hint`, ...(error ? [`${id}-error`] : [])].join(' ');
  // What is wrong with a file is said under it, so each one is taken here.
  const take = ([first]: File[]) => first && onChange(first);
  return (
    <Input.Wrapper id={id} label={label} labelElement="div" withAsterisk={required} error={error} size="md">
      <Dropzone
        className={classes.area}
        openRef={open}
        accept={Object.fromEntries(acceptedTypes(rule).map((type) => [type, [`.${FILE_ENDINGS[type]}`]]))}
        multiple={false}
        disabled={disabled}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        onDrop={take}
        onReject={(rejections: FileRejection[]) => take(rejections.map((rejection) => rejection.file))}
        tabIndex={-1}
        inputProps={{ 'aria-label': label }}
        data-error={error ? true : undefined}
      >
        {file && (
          <p className={classes.file}>
            <IconFile {...ICON} />
            <span>
              {file.name}, {formatBytes(file.size)}
            </span>
          </p>
        )}
        <Button
          ref={button}
          data-autofocus={autoFocus || undefined}
          variant="default"
          leftSection={<IconUpload {...ICON} />}
          onClick={() => open.current?.()}
          disabled={disabled}
          data-path={path}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        >
          {file ? 'Choose another file' : 'Choose a file'}
        </Button>
        <p id={`${id}-hint`} className={classes.hint}>
          <span className={classes.drop}>Or drop it here. </span>
          {kindWords(rule.kinds)}, up to {formatBytes(rule.maxBytes)}
        </p>
      </Dropzone>
    </Input.Wrapper>
  );
}
