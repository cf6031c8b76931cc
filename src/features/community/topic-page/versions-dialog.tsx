import { Skeleton } from '@mantine/core';
import { usePostVersions } from '#features/community/edits/edits.api.ts';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { RenderedText } from '#platform/web/ui/rendered-text.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import classes from './versions-dialog.module.css';

interface VersionsDialogProps {
  postId: string;
  opened: boolean;
  onClose: () => void;
}

/** Earlier versions of a post, newest first. */
export default function VersionsDialog({ postId, opened, onClose }: VersionsDialogProps) {
  return (
    <WideDialog opened={opened} onClose={onClose} title="Earlier versions" size="44rem">
      <Versions postId={postId} />
    </WideDialog>
  );
}

function Versions({ postId }: { postId: string }) {
  const versions = usePostVersions(postId);
  if (versions.isPending)
    return <Skeleton height={120} radius="sm" role="status" aria-label="Loading versions" />;
  if (!versions.data) {
    return (
      <ErrorState
        title="The versions could not be loaded"
        error={versions.error}
        onRetry={versions.refetch}
        retrying={versions.isRefetching}
      />
    );
  }
  return (
    <>
      <ol className={classes.list}>
        {versions.data.map(({ id, title, html, replaced_at }) => (
          <li key={id}>
            <p className={classes.when}>
              Until {formatInstant(replaced_at)}, {formatTime(replaced_at)}
            </p>
            {title && <p className={classes.title}>{title}</p>}
            <RenderedText html={html} />
          </li>
        ))}
      </ol>
      <ShowMore what="versions" shown={versions.data.length} query={versions} />
    </>
  );
}
