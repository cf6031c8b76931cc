import { COLLABORATION_ROLE_WORDS } from '#features/collaborations/collaboration/collaboration-role-words.rules.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import type { ReceivedInvitation } from './invitations.contract.ts';
import classes from './received-invitations.module.css';

/** Shows who invites, the role, the message, and the day on which the invitation ends. */
export function InvitationWords({ invitation }: { invitation: ReceivedInvitation }) {
  const { organisation, invited_by, role, message, expires_at } = invitation;
  const { label, description } = COLLABORATION_ROLE_WORDS[role];
  const by = invited_by && invited_by !== organisation ? `${invited_by}, ${organisation}` : organisation;
  return (
    <>
      <p className={classes.text}>
        {by} invites your organisation as <strong>{label}</strong>: {description}
      </p>
      {message && <blockquote className={classes.message}>{message}</blockquote>}
      <p className={classes.note}>
        Open until {formatInstant(expires_at)}. You see the workspace once you accept.
      </p>
    </>
  );
}
