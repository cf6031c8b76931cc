import { formatDay } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { TableFrame } from '#platform/web/charts/table-frame.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { useLedger } from './funds.api.ts';
import classes from './funds.module.css';
import { ENTRY_WORDS } from './funds-words.rules.ts';
import type { GrantPartProps } from './grant-view.tsx';
import { LedgerActions } from './ledger-actions.tsx';
import { LoadingFunds } from './loading-funds.tsx';

/** The budget by head against what was used, and every entry that the sums are made of. */
export function LedgerView({ collaborationId, grant, canWrite }: GrantPartProps) {
  const query = useLedger(collaborationId, grant.id);
  if (query.isPending) return <LoadingFunds />;
  const ledger = query.data?.pages[0];
  if (!ledger) {
    return (
      <ErrorState
        title="Failed to load the ledger"
        error={query.error}
        onRetry={query.refetch}
        retrying={query.isRefetching}
      />
    );
  }
  const entries = query.data?.pages.flatMap((page) => page.entries.records) ?? [];
  const headName = new Map(ledger.heads.map(({ id, name }) => [id, name]));
  return (
    <div className={classes.grant}>
      <LedgerActions collaborationId={collaborationId} grant={grant} canWrite={canWrite} />
      <TableFrame title="Budget by head">
        <table>
          <caption>Budget by head</caption>
          <thead>
            <tr>
              <th scope="col">Head</th>
              <th scope="col">Budget</th>
              <th scope="col">Utilised</th>
              <th scope="col">Left</th>
            </tr>
          </thead>
          <tbody>
            {ledger.heads.map((head) => (
              <tr key={head.id}>
                <th scope="row">{head.name}</th>
                <td>{formatRupees(head.budget)}</td>
                <td>{formatRupees(head.utilised)}</td>
                <td>{formatRupees(head.left)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>{formatRupees(ledger.agreed)}</td>
              <td>{formatRupees(ledger.utilised)}</td>
              <td>{formatRupees(ledger.agreed - ledger.utilised)}</td>
            </tr>
          </tfoot>
        </table>
      </TableFrame>
      <h4 className={classes.heading}>Entries</h4>
      {entries.length === 0 ? (
        <p className={classes.soft}>Nothing is posted until both sides have agreed.</p>
      ) : (
        <TableFrame title="Entries of the ledger">
          <table>
            <caption>Entries of the ledger</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col" data-words>
                  Entry
                </th>
                <th scope="col" data-words>
                  Head
                </th>
                <th scope="col">Amount</th>
                <th scope="col" data-words>
                  Posted by
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <th scope="row">{formatDay(entry.dated_on)}</th>
                  <td data-words>{ENTRY_WORDS[entry.kind]}</td>
                  <td data-words>{entry.head_id === null ? '–' : (headName.get(entry.head_id) ?? '–')}</td>
                  <td>{formatRupees(entry.amount)}</td>
                  <td data-words>{entry.posted_by_name ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
      <ShowMore what="entries" shown={entries.length} total={ledger.entries.pagination.total} query={query} />
    </div>
  );
}
