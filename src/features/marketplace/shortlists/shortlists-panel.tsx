import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageSpinner } from '#platform/web/ui/page-spinner.tsx';
import { partnersText, type RenderExport, ShortlistDialog } from './shortlist-dialog.tsx';
import { ShortlistNameDialog } from './shortlist-name-dialog.tsx';
import { useShortlists } from './shortlists.api.ts';
import { createShortlist } from './shortlists.contract.ts';
import classes from './shortlists.module.css';

/** The shortlists of the organisation; the address says which one is open. */
export function ShortlistsPanel({ renderExport }: { renderExport: RenderExport }) {
  const lists = useShortlists();
  const naming = useSubjectDialog<null>();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const isFromHere = (useLocation().state as { openedFromList?: boolean } | null)?.openedFromList === true;
  const opened = params.get('shortlist');
  const canChange = useMayCall()(createShortlist);
  const hrefOf = (id: string) => {
    const next = new URLSearchParams(params);
    next.set('shortlist', id);
    return `?${next}`;
  };
  const close = () => {
    if (isFromHere) return navigate(-1);
    const next = new URLSearchParams(params);
    next.delete('shortlist');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <section className={classes.panel} aria-label="Lists">
      <div className={classes.head}>
        <h3 className={classes.heading}>Lists</h3>
        {canChange && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => naming.open(null)}
          >
            New list
          </Button>
        )}
      </div>
      {lists.isPending && <PageSpinner label="Loading your lists…" />}
      {lists.isError && !lists.data && (
        <ErrorState
          title="Failed to load your lists"
          error={lists.error}
          onRetry={() => lists.refetch()}
          retrying={lists.isFetching}
        />
      )}
      {lists.data?.length === 0 && (
        <p className={classes.note}>
          {canChange
            ? 'No lists yet. Make one, and put partners on it with “Add to list” on their cards. Your colleagues see it too.'
            : 'No lists yet. An owner or manager of your organisation can make one.'}
        </p>
      )}
      <ul className={classes.lists}>
        {lists.data?.map(({ id, name, partners }) => (
          <li key={id} className={classes.list}>
            <Link
              className={classes.name}
              to={hrefOf(id)}
              state={{ openedFromList: true }}
              preventScrollReset
            >
              {name}
            </Link>
            <span className={classes.count}>{partnersText(partners)}</span>
          </li>
        ))}
      </ul>
      {naming.opening > 0 && (
        <ShortlistNameDialog key={naming.opening} list={null} opened={naming.opened} onClose={naming.close} />
      )}
      {opened && <ShortlistDialog key={opened} id={opened} renderExport={renderExport} onClose={close} />}
    </section>
  );
}
