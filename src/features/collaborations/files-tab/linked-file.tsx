import { useSearchParams } from 'react-router';
import { useFiles } from '#features/collaborations/files/collaboration-files.api.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import FileDetailsDialog from './file-details-dialog.tsx';

/** Opens the file that the address names, as `?file=<id>`, wherever it is in the list. */
export default function LinkedFile({ collaborationId, fileId }: { collaborationId: string; fileId: string }) {
  const [, setParams] = useSearchParams();
  const { data, error, refetch, isRefetching } = useFiles(collaborationId, {
    sort: 'newest',
    file_id: fileId,
  });
  const close = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('file');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const file = data?.[0];
  if (file) return <FileDetailsDialog collaborationId={collaborationId} file={file} opened onClose={close} />;
  if (data) {
    return (
      <WideDialog opened onClose={close} title="This file was deleted" size="32rem">
        <p>Its comments, if it had any, stay in the tab Comments.</p>
      </WideDialog>
    );
  }
  return (
    <WideDialog opened={error !== null} onClose={close} title="The file could not be loaded" size="32rem">
      <ErrorState
        title="The file could not be loaded"
        error={error}
        onRetry={refetch}
        retrying={isRefetching}
      />
    </WideDialog>
  );
}
