import type { ReactNode } from 'react';
import type { Pagination } from '#platform/contract/paging.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { LoadingFunds } from './loading-funds.tsx';

interface PartStatesProps<Entry> {
  /** Of what the list is: "payments". */
  what: string;
  query: {
    data?: { pages: { records: Entry[]; pagination: Pagination }[] };
    isPending: boolean;
    isRefetching: boolean;
    error: Error | null;
    refetch: () => unknown;
  };
  empty: { title: string; text: string; action?: ReactNode };
  children: (records: Entry[]) => ReactNode;
}

/** A list of a grant with its loading, error and empty state. */
export function PartStates<Entry>({ what, query, empty, children }: PartStatesProps<Entry>) {
  if (query.isPending) return <LoadingFunds />;
  if (!query.data) {
    return (
      <ErrorState
        title={`Failed to load the ${what}`}
        error={query.error}
        onRetry={query.refetch}
        retrying={query.isRefetching}
      />
    );
  }
  const records = query.data.pages.flatMap((page) => page.records);
  if (records.length > 0) return children(records);
  return (
    <EmptyState title={empty.title} action={empty.action}>
      {empty.text}
    </EmptyState>
  );
}
