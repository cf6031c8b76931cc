import { Button } from '@mantine/core';
import type { Document, DocumentShare } from '#features/documents/documents/documents.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './document-share-list.module.css';
import { useRevokeDocumentShare } from './document-shares.api.ts';

/** List of the open shares of a document, each with a button to stop it. */
export function DocumentShareList({ document }: { document: Document }) {
  const revoke = useRevokeDocumentShare();
  const stop = ({ id: shareId, member_name }: DocumentShare) =>
    revoke.mutate(
      { id: document.id, shareId },
      {
        onSuccess: () =>
          showToast({
            title: 'No longer shared',
            message: `${member_name} can no longer open this document.`,
            tone: 'success',
          }),
        onError: (error) =>
          showToast({
            title: 'Sharing not stopped',
            message: failureText(error, 'Please try again.'),
            tone: 'error',
          }),
      },
    );
  if (document.shares.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>Who can open it</h3>
      <ul className={classes.list}>
        {document.shares.map((share) => (
          <li key={share.id} className={classes.share}>
            <span className={classes.who}>
              {share.member_name}
              <span className={classes.until}>until {formatInstant(share.expires_at)}</span>
            </span>
            <Button
              variant="subtle"
              color="brick"
              size="sm"
              onClick={() => stop(share)}
              loading={revoke.isPending && revoke.variables.shareId === share.id}
              aria-label={`Stop sharing with ${share.member_name}`}
            >
              Stop sharing
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
