import { Link } from 'react-router';
import { milestonePath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { useMilestones } from '#features/collaborations/milestones/milestones.api.ts';
import { isOverdue } from '#features/collaborations/milestones/overdue.rules.ts';
import { useParticipants } from '#features/collaborations/participants/participants.api.ts';
import { MemberAvatar } from '#features/profiles/avatar/member-avatar.tsx';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { useSession } from '#platform/web/session.tsx';
import classes from './workspace-partners.module.css';
import { turnText } from './workspace-turn.rules.ts';

/** Organisations that are named; the rest are counted. */
const SHOWN_MAX = 3;

/** Shows the partners, the next step, and whose turn it is. */
export function WorkspacePartners({ collaborationId }: { collaborationId: string }) {
  const user = useSession().user;
  const participants = useParticipants(collaborationId).data ?? [];
  const milestones = useMilestones(collaborationId).data;
  const partners = participants.filter(
    ({ profile_id, left_at }) => left_at === null && (profile_id === null || profile_id !== user?.id),
  );
  const next = milestones?.find(({ status }) => status !== 'completed');
  const own = participants.find(({ profile_id }) => profile_id !== null && profile_id === user?.id);
  if (partners.length === 0 && !next) return null;
  const isLate = next && isOverdue(next, dayInIndia(new Date()));
  return (
    <div className={classes.partners}>
      {partners.length > 0 && (
        <ul className={classes.marks} aria-label="Partners">
          {partners.slice(0, SHOWN_MAX).map(({ id, name, avatar_url }) => (
            <li key={id} className={classes.mark}>
              <MemberAvatar name={name} url={avatar_url} />
              <span className={classes.name}>{name}</span>
            </li>
          ))}
          {partners.length > SHOWN_MAX && (
            <li className={classes.soft}>and {partners.length - SHOWN_MAX} more</li>
          )}
        </ul>
      )}
      {next && (
        <p className={classes.next}>
          <span className={classes.soft}>Next: </span>
          <Link to={milestonePath(collaborationId, next.id)}>{next.title}</Link>
          {next.due_date && (
            <span className={isLate ? classes.late : undefined}>, due {formatDay(next.due_date)}</span>
          )}
          <span className={classes.soft}> · {turnText(next, own?.id, user?.account_id)}</span>
        </p>
      )}
    </div>
  );
}
