import { Skeleton } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useDocuments } from '#features/documents/documents/documents.api.ts';
import type { Document } from '#features/documents/documents/documents.contract.ts';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { useDocumentOpenings } from './document-openings.api.ts';
import type { DocumentOpening } from './document-openings.contract.ts';
import classes from './document-openings.module.css';

/** `21 Nov 2026, 12:41 pm`, in Indian time. */
const when = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)}`;

/** Log of the openings of the member's documents and numbers by other users, in Indian time. */
export function DocumentOpenings() {
  const openings = useDocumentOpenings();
  const documents = useDocuments();
  if (openings.isPending || documents.isPending) {
    return (
      <div role="status" aria-label="Loading openings">
        <Skeleton height={220} radius="md" />
      </div>
    );
  }
  if (!openings.data || !documents.data) {
    return (
      <ErrorState
        title="Failed to load the log of openings"
        error={openings.error ?? documents.error}
        onRetry={() => Promise.all([openings.refetch(), documents.refetch()])}
        retrying={openings.isRefetching || documents.isRefetching}
      />
    );
  }
  if (openings.data.length === 0) {
    return (
      <EmptyState
        title="No one has opened your documents yet"
        icon={<IconEye size={24} stroke={1.5} aria-hidden />}
      >
        Each time another user opens one of your documents, or an admin looks at the numbers of your profile,
        it is logged here.
      </EmptyState>
    );
  }
  return (
    <>
      <Log openings={openings.data} documents={documents.data} />
      <ShowMore what="openings" shown={openings.data.length} query={openings} />
    </>
  );
}

function Log({ openings, documents }: { openings: DocumentOpening[]; documents: Document[] }) {
  const titles = new Map(documents.map((document) => [document.id, documentTitle(document)]));
  return (
    <table className={classes.log}>
      <caption className={classes.caption}>Newest first, in Indian time</caption>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {openings.map(({ id, opened_by_name, document_id, opened_at }) => (
          <tr key={id}>
            <td className={classes.who}>{opened_by_name}</td>
            <td>{document_id ? titles.get(document_id) : 'Numbers of your profile'}</td>
            <td className={classes.when}>{when(opened_at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
