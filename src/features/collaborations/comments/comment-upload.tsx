import { useFolders } from '#features/collaborations/files/collaboration-files.api.ts';
import FileDialog from '#features/collaborations/files/file-dialog.tsx';
import type { ChosenFile } from '#features/collaborations/files/files-field.tsx';

interface CommentUploadProps {
  collaborationId: string;
  opened: boolean;
  onAdded: (file: ChosenFile) => void;
  onClose: () => void;
}

/** The dialog of the tab Files that adds a file, from the form of a comment. Give it a new `key` at each opening. */
export default function CommentUpload({ collaborationId, ...dialog }: CommentUploadProps) {
  const folders = useFolders(collaborationId).data;
  if (!folders) return null;
  return (
    <FileDialog
      collaborationId={collaborationId}
      file={null}
      folders={folders.folders}
      folderId={null}
      {...dialog}
    />
  );
}
