import { useState } from 'react';
import { CollaborationFacts } from '#features/collaborations/collaboration/collaboration-facts.tsx';
import { CollaborationProgress } from '#features/collaborations/collaboration/collaboration-progress.tsx';
import { CollaborationStatusBadge } from '#features/collaborations/collaboration/collaboration-status-badge.tsx';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import classes from './collaboration-details.module.css';

interface CollaborationDetailsProps {
  /** Collaboration to show; undefined closes the dialog. */
  collaboration: Collaboration | undefined;
  onClose: () => void;
}

/** All details of one collaboration. */
export function CollaborationDetails({ collaboration, onClose }: CollaborationDetailsProps) {
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(collaboration);
  if (collaboration && collaboration !== shown) setShown(collaboration);
  return (
    <WideDialog opened={collaboration !== undefined} onClose={onClose} title={shown?.title} size="45rem">
      {shown && <Details collaboration={shown} />}
    </WideDialog>
  );
}

function Details({ collaboration }: { collaboration: Collaboration }) {
  return (
    <div className={classes.details}>
      <div className={classes.head}>
        <CollaborationStatusBadge status={collaboration.status} />
        <CollaborationProgress percent={collaboration.progress_percentage} />
      </div>
      <CollaborationFacts collaboration={collaboration} />
    </div>
  );
}
