import { Button } from '@mantine/core';
import { IconDownload, IconHistory } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { useAuditEntries, useExportAudit } from './audit.api.ts';
import type { AuditFilters } from './audit.contract.ts';
import classes from './audit.page.module.css';
import { AuditCheck } from './audit-check.tsx';
import { AuditFilterForm, FILTER_NAMES } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';

/** The filters that the address names. */
const filtersOf = (params: URLSearchParams): AuditFilters =>
  Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );

const hrefOf = (filters: AuditFilters, before?: number) =>
  `?${new URLSearchParams({ ...filters, ...(before !== undefined && { before: String(before) }) })}`;

/** The audit log, for admins. The address holds the filters and the place in the list. */
export function AuditPage() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const isFiltered = Object.keys(filters).length > 0;
  const before = Number(params.get('before')) || undefined;
  const entries = useAuditEntries({ ...filters, before });
  const { records, next } = entries.data ?? {};
  return (
    <PageBody width="reading">
      <PageHeading title="Audit log" action={<ExportButton filters={filters} />}>
        Acts of admins and sensitive acts of members. Entries are added, never changed or deleted; each holds
        the hash of the one before.
      </PageHeading>
      <AuditCheck />
      <AuditFilterForm
        key={JSON.stringify(filters)}
        filters={filters}
        onFilter={(next) => setParams({ ...next })}
      />
      <ReviewList
        what="entries"
        query={entries}
        items={records?.map((entry) => ({ ...entry, id: String(entry.number) }))}
        look="rows"
        height={84}
        empty={{
          title: isFiltered ? 'No entries with these filters' : 'No entries yet',
          text: isFiltered ? 'Change or clear the filters.' : 'The next act of an admin appears here.',
          icon: <IconHistory size={24} stroke={1.5} aria-hidden />,
        }}
        footer={
          (before !== undefined || next) && (
            <nav className={classes.pages} aria-label="Pages">
              {before !== undefined && (
                <Button component={Link} variant="default" to={hrefOf(filters)}>
                  Newest
                </Button>
              )}
              {next && (
                <Button component={Link} variant="default" to={hrefOf(filters, next)}>
                  Older
                </Button>
              )}
            </nav>
          )
        }
      >
        {(entry) => <AuditRow entry={entry} hrefWith={(more) => hrefOf({ ...filters, ...more })} />}
      </ReviewList>
    </PageBody>
  );
}

function ExportButton({ filters }: { filters: AuditFilters }) {
  const save = useExportAudit(filters);
  const onError = (error: Error) =>
    showToast({ title: 'Not exported', message: failureText(error, 'Please try again.'), tone: 'error' });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate(undefined, { onError })}
    >
      Export as CSV
    </Button>
  );
}
