import { Menu, UnstyledButton } from '@mantine/core';
import {
  IconFileText,
  IconFileTypePdf,
  IconFileTypeXls,
  IconFileZip,
  IconFolderSymlink,
  IconPhoto,
  IconPresentation,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { RecordMenu } from '#features/collaborations/collaboration/record-menu.tsx';
import classes from '#features/collaborations/collaboration/record-row.module.css';
import { CommentCount } from '#features/collaborations/comments/comment-count.tsx';
import type { SubjectCounts } from '#features/collaborations/comments/comments.contract.ts';
import type { CollaborationFile } from '#features/collaborations/files/collaboration-files.contract.ts';
import { FileDownload } from '#features/collaborations/files/file-download.tsx';
import { formatInstant } from '#platform/contract/dates.ts';
import { formatBytes } from '#platform/contract/files.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const iconOf = (ending: string) => {
  if (ending === 'pdf') return IconFileTypePdf;
  if (ending.startsWith('xls')) return IconFileTypeXls;
  if (ending.startsWith('ppt')) return IconPresentation;
  if (ending === 'zip') return IconFileZip;
  return /^(jpg|png|webp)$/.test(ending) ? IconPhoto : IconFileText;
};

interface FileRowProps {
  collaborationId: string;
  file: CollaborationFile;
  /** Name of its folder where files of several are listed. */
  folderName?: string;
  canWrite: boolean;
  /** Undefined while it has no comments. */
  comments: SubjectCounts | undefined;
  onOpen: () => void;
  onNewVersion: () => void;
  onMove: () => void;
  onRemove: () => void;
}

/** One file in the list, with what can be done with it. */
export function FileRow(props: FileRowProps) {
  const { collaborationId, file, folderName, canWrite, comments, ...actions } = props;
  const { name, newest } = file;
  const ending = newest.file_name.split('.').at(-1) ?? '';
  const Icon = iconOf(ending);
  return (
    <li className={classes.row}>
      <Icon size={24} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <UnstyledButton className={classes.name} onClick={actions.onOpen}>
          {name}
        </UnstyledButton>
        <p className={classes.facts}>
          {[
            `${ending.toUpperCase()} ${formatBytes(newest.byte_size)}`,
            newest.number > 1 && `Version ${newest.number}`,
            newest.uploaded_by_name,
            formatInstant(newest.created_at),
            folderName,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={classes.actions}>
        <CommentCount name={name} counts={comments} onOpen={actions.onOpen} />
        <FileDownload collaborationId={collaborationId} file={file} version={newest} />
        {canWrite && (
          <RecordMenu name={name}>
            <Menu.Item leftSection={<IconUpload {...ICON} />} onClick={actions.onNewVersion}>
              Upload a new version
            </Menu.Item>
            <Menu.Item leftSection={<IconFolderSymlink {...ICON} />} onClick={actions.onMove}>
              Rename or move
            </Menu.Item>
            <Menu.Item c="var(--bad)" leftSection={<IconTrash {...ICON} />} onClick={actions.onRemove}>
              Delete file
            </Menu.Item>
          </RecordMenu>
        )}
      </div>
    </li>
  );
}
