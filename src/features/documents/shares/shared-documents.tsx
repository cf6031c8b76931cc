import { Skeleton, Stack } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { DocumentCard } from '#features/documents/documents/document-card.tsx';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { DocumentDownload } from '#features/documents/openings/document-download.tsx';
import { MemberAvatar } from '#features/profiles/avatar/member-avatar.tsx';
import cards from '#features/profiles/records/card-list.module.css';
import { formatInstant } from '#platform/contract/dates.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { useSharedDocumentSummary, useSharedDocuments } from './document-shares.api.ts';
import type { SharedDocument } from './document-shares.contract.ts';
import classes from './shared-documents.module.css';

/** List of the documents that others share with the member, by owner. */
export function SharedDocuments() {
  const shared = useSharedDocuments();
  const { data, error, isPending, isRefetching, refetch } = shared;
  const total = useSharedDocumentSummary().data?.documents;
  if (isPending) {
    return (
      <Stack role="status" aria-label="Loading shared documents">
        <Skeleton height={28} width={220} />
        <Skeleton height={148} radius="md" />
      </Stack>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title="Failed to load shared documents"
        error={error}
        onRetry={refetch}
        retrying={isRefetching}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title="Nothing is shared with you" icon={<IconInbox size={24} stroke={1.5} aria-hidden />}>
        Documents that partners share with you appear here until access expires. Ask for the papers you need
        in your collaboration request.
      </EmptyState>
    );
  }
  return (
    <>
      {[...Map.groupBy(data, ({ owner_id }) => owner_id)].map(([ownerId, documents]) => (
        <OwnerGroup key={ownerId} documents={documents} />
      ))}
      <ShowMore what="documents" shown={data.length} total={total} query={shared} />
    </>
  );
}

function OwnerGroup({ documents }: { documents: SharedDocument[] }) {
  const { owner_name = '', owner_avatar_url } = documents[0] ?? {};
  return (
    <section className={classes.group}>
      <h2 className={classes.owner}>
        <MemberAvatar name={owner_name} url={owner_avatar_url} />
        {owner_name}
      </h2>
      <ul className={cards.list}>
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentCard
              document={document}
              actions={
                <>
                  <DocumentDownload id={document.id} title={documentTitle(document)} />
                  <span className={classes.until}>
                    Shared until {formatInstant(document.shared_until)}. The owner can see when you open it.
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
