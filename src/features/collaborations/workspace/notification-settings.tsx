import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { MuteSettings } from '#features/collaborations/mutes/mute-settings.tsx';
import classes from './settings-section.module.css';

/** Lets a person mute a collaboration. */
export function NotificationSettings({ collaboration }: WorkspaceTabProps) {
  return (
    <section aria-labelledby="notification-settings">
      <h3 id="notification-settings" className={classes.title}>
        Notifications
      </h3>
      <MuteSettings collaborationId={collaboration.id} />
    </section>
  );
}
