import { ChangeList } from './change-list.tsx';
import classes from './workspace-history.module.css';

/** Lists what was changed in a collaboration: who, when, from what to what. */
export function WorkspaceHistory({ collaborationId }: { collaborationId: string }) {
  return (
    <section aria-labelledby="workspace-history">
      <h3 id="workspace-history" className={classes.title}>
        History
      </h3>
      <ChangeList collaborationId={collaborationId} />
    </section>
  );
}
