import { Button, Stack } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import { type ChosenFile, FilesField } from '#features/collaborations/files/files-field.tsx';
import { COMMENT_FILES_MAX } from './comments.contract.ts';

interface CommentFilesFieldProps {
  collaborationId: string;
  files: ChosenFile[];
  error: ReactNode;
  onChange: (files: ChosenFile[]) => void;
  onUpload: () => void;
}

/** Attaches files of the collaboration to a comment, also new ones where the person may add files. */
export function CommentFilesField({ collaborationId, files, error, ...props }: CommentFilesFieldProps) {
  const mayAdd = useCollaboration(collaborationId).data?.rights.includes('files');
  return (
    <Stack gap="xs" align="flex-start">
      <FilesField
        collaborationId={collaborationId}
        label="Files"
        w="100%"
        autoFocus={files.length === 0}
        openOnFocus={false}
        max={COMMENT_FILES_MAX}
        known={files}
        value={files.map(({ id }) => id)}
        error={error}
        onChange={(_, chosen) => props.onChange(chosen)}
      />
      {mayAdd && files.length < COMMENT_FILES_MAX && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
          onClick={props.onUpload}
        >
          Upload a new file
        </Button>
      )}
    </Stack>
  );
}
