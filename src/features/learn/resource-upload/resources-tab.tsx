import { SegmentedControl } from '@mantine/core';
import { useNavigate } from 'react-router';
import { ResourceLibrary } from '#features/learn/resources/resource-library.tsx';
import { useQueryParams } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { OwnResources } from './own-resources.tsx';
import classes from './resources-tab.module.css';
import { UploadResource } from './upload-resource.tsx';

const VIEWS = [
  { value: 'all', label: 'All resources' },
  { value: 'mine', label: 'My resources' },
];

/** The tab "Resources": the library, and for members what they have uploaded themselves (`?mine=1`). */
export default function ResourcesTab() {
  const { user } = useSession();
  const params = useQueryParams();
  const navigate = useNavigate();
  const isMine = user !== null && params.get('mine') === '1';
  const actions = (
    <div className={classes.actions}>
      {user && (
        <SegmentedControl
          aria-label="Which resources"
          data={VIEWS}
          value={isMine ? 'mine' : 'all'}
          onChange={(view) =>
            navigate(
              { search: view === 'mine' ? '?tab=resources&mine=1' : '?tab=resources' },
              { preventScrollReset: true },
            )
          }
        />
      )}
      <UploadResource />
    </div>
  );
  if (!isMine) return <ResourceLibrary actions={actions} />;
  return (
    <section>
      <header className={classes.head}>
        <h2 className={classes.heading}>My resources</h2>
        {actions}
      </header>
      <OwnResources />
    </section>
  );
}
