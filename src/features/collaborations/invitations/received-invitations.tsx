import { useId } from 'react';
import { useSession } from '#platform/web/session.tsx';
import { InvitationAnswer } from './invitation-answer.tsx';
import { InvitationWords } from './invitation-words.tsx';
import { useReceivedInvitations } from './invitations.api.ts';
import classes from './received-invitations.module.css';

/** The invitations into collaborations that wait for the member's answer; nothing if there are none. */
export function ReceivedInvitations({ onOpenWorkspace }: { onOpenWorkspace: (id: string) => void }) {
  const headingId = useId();
  const { data = [] } = useReceivedInvitations();
  const isConfirmed = useSession().user?.email_confirmed ?? false;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={classes.invitations}>
      <h2 id={headingId} className={classes.heading}>
        Invitations
      </h2>
      <ul className={classes.list}>
        {data.map((invitation) => (
          <li key={invitation.id} className={classes.invitation}>
            <h3 className={classes.title}>{invitation.collaboration_title}</h3>
            <InvitationWords invitation={invitation} />
            {isConfirmed && (
              <InvitationAnswer
                invitation={invitation}
                onAnswered={(id) => {
                  if (id) onOpenWorkspace(id);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
