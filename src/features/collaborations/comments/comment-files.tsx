import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileOff, IconPaperclip } from '@tabler/icons-react';
import { FilePreviewDialog } from '#features/collaborations/files/file-preview-dialog.tsx';
import { formatBytes } from '#platform/contract/files.ts';
import classes from './comment-files.module.css';
import type { Comment, CommentFile } from './comments.contract.ts';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The files that are attached to a comment, each with its size; a deleted one keeps its name. */
export function CommentFiles({
  collaborationId,
  files,
}: {
  collaborationId: string;
  files: Comment['files'];
}) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label="Attached files">
      {files.map((file) => (
        <li key={file.id ?? file.name} className={classes.item}>
          <AttachedFile collaborationId={collaborationId} file={file} />
        </li>
      ))}
    </ul>
  );
}

function AttachedFile({ collaborationId, file: { id, name, newest } }: AttachedFileProps) {
  const [opened, dialog] = useDisclosure();
  if (!id || !newest) {
    return (
      <span className={classes.deleted}>
        <IconFileOff {...ICON} />
        <span>{name} (deleted)</span>
      </span>
    );
  }
  return (
    <>
      <UnstyledButton className={classes.file} onClick={dialog.open}>
        <IconPaperclip {...ICON} />
        <span>
          {name} <span className={classes.size}>{formatBytes(newest.byte_size)}</span>
        </span>
      </UnstyledButton>
      <FilePreviewDialog
        collaborationId={collaborationId}
        file={{ id, name }}
        version={newest}
        opened={opened}
        onClose={dialog.close}
      />
    </>
  );
}

interface AttachedFileProps {
  collaborationId: string;
  file: CommentFile;
}
