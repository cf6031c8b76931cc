import { Skeleton } from '@mantine/core';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { RenderedText } from '#platform/web/ui/rendered-text.tsx';
import classes from './comment-item.module.css';
import { useCommentVersions } from './comments.api.ts';

interface CommentVersionsProps {
  collaborationId: string;
  commentId: string;
  onClose: () => void;
}

/** What a comment said before its edits, newest first. */
export default function CommentVersions({ collaborationId, commentId, onClose }: CommentVersionsProps) {
  const versions = useCommentVersions(collaborationId, commentId);
  return (
    <WideDialog opened onClose={onClose} title="Earlier versions" size="44rem">
      {versions.isPending && (
        <Skeleton height={120} radius="sm" role="status" aria-label="Loading versions" />
      )}
      {versions.error && !versions.data && (
        <ErrorState
          title="The versions could not be loaded"
          error={versions.error}
          onRetry={versions.refetch}
          retrying={versions.isRefetching}
        />
      )}
      <ol className={classes.list}>
        {versions.data?.map(({ id, html, file_names, replaced_at }) => (
          <li key={id} className={classes.comment}>
            <p className={classes.when}>
              Until {formatInstant(replaced_at)}, {formatTime(replaced_at)}
            </p>
            <RenderedText html={html} />
            {file_names.length > 0 && <p className={classes.when}>Files: {file_names.join(', ')}</p>}
          </li>
        ))}
      </ol>
    </WideDialog>
  );
}
