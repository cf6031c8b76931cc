import { Alert, Button, Skeleton, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { CallFailure, failureText } from '#platform/contract/errors.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { TableFrame } from '#platform/web/charts/table-frame.tsx';
import { useHydrated } from '#platform/web/hydration.ts';
import { showToast } from '#platform/web/toast.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import {
  useConfirmPractitionerReport,
  usePractitionerDraft,
  usePractitionerReport,
} from './practitioner-reports.api.ts';
import type { PractitionerStatement } from './practitioner-reports.contract.ts';
import classes from './practitioner-reports.module.css';

/** /practitioner-report: a statement for a chartered accountant, by a link. The secret is in the fragment. */
export function PractitionerReportPage() {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  if (!hydrated) return null;
  return (
    <PageBody width="reading">
      <PageHeading title="Confirm the use of CSR funds" display>
        An NGO asks you, as its chartered accountant, to confirm a utilisation statement. You need no account.
      </PageHeading>
      <Linked key={hash} token={hash.slice(1)} />
    </PageBody>
  );
}

function Linked({ token }: { token: string }) {
  const opened = usePractitionerReport(token);
  const { error } = opened;
  if (token === '' || (error instanceof CallFailure && [400, 404].includes(error.status))) {
    return (
      <EmptyState title="This link no longer works">
        {failureText(error, 'Please ask the NGO for a new one.')}
      </EmptyState>
    );
  }
  if (opened.isPending) return <Skeleton height={320} role="status" aria-label="Loading the statement" />;
  if (!opened.data) {
    return (
      <ErrorState
        title="Failed to load the statement"
        error={error}
        onRetry={opened.refetch}
        retrying={opened.isRefetching}
      />
    );
  }
  return <Statement report={opened.data} token={token} />;
}

function Statement({ report, token }: { report: PractitionerStatement; token: string }) {
  const { content, confirmed_at } = report;
  const draft = usePractitionerDraft(token);
  const save = () =>
    draft.mutate(undefined, {
      onError: (error) =>
        showToast({
          title: 'File not made',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  return (
    <>
      <section className={classes.sheet} aria-label="Statement">
        <FactList
          facts={[
            ['NGO', report.agency],
            ['Company', report.funder],
            ['Grant', report.title],
            ['Period', `${formatDay(report.from)} to ${formatDay(report.to)}`],
            ['Opening balance', formatRupees(content.opening)],
            ['Received', formatRupees(content.received)],
            ['Interest', formatRupees(content.interest)],
            ['Used', formatRupees(content.used)],
            ['Paid back', formatRupees(content.refunded)],
            ['Balance', formatRupees(content.balance)],
          ]}
        />
        <TableFrame title="Used by head">
          <table>
            <caption>Used by head</caption>
            <thead>
              <tr>
                <th scope="col">Head</th>
                <th scope="col">Budget</th>
                <th scope="col">Used</th>
              </tr>
            </thead>
            <tbody>
              {content.heads.map((head) => (
                <tr key={head.id}>
                  <th scope="row">{head.name}</th>
                  <td>{formatRupees(head.budget)}</td>
                  <td>{formatRupees(head.used)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
          loading={draft.isPending}
          onClick={save}
        >
          Report with annexe (PDF)
        </Button>
      </section>
      {confirmed_at ? (
        <Alert color="teal" title="Confirmed" mt="xl" role="status">
          Confirmed on {formatInstant(confirmed_at)}, membership number {report.membership_number}, UDIN{' '}
          {report.udin}. The NGO and the company are told. You can close this page.
        </Alert>
      ) : (
        <Confirmation token={token} />
      )}
    </>
  );
}

function Confirmation({ token }: { token: string }) {
  const confirm = useConfirmPractitionerReport(token);
  const [number, setNumber] = useState('');
  const [udin, setUdin] = useState('');
  const { error } = confirm;
  const fields = error instanceof CallFailure ? error.fields : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate({ membership_number: number, udin });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label="Membership number"
        description="Six digits, as the institute gave it"
        required
        inputMode="numeric"
        autoComplete="off"
        value={number}
        error={fields?.membership_number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <TextInput
        label="UDIN"
        description="Of this report, from udin.icai.org"
        required
        autoComplete="off"
        value={udin}
        error={fields?.udin}
        onChange={(event) => setUdin(event.currentTarget.value)}
      />
      {error && !fields && (
        <Alert color="brick" role="alert" title="Not confirmed">
          {failureText(error, 'Please try again.')}
        </Alert>
      )}
      <Button type="submit" loading={confirm.isPending}>
        Confirm the statement
      </Button>
      <p className={classes.soft}>
        You confirm that the statement agrees with the books of the NGO. This is for good.
      </p>
    </form>
  );
}
