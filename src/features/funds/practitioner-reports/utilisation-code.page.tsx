import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconFileOff, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  codeWords,
  readUtilisationCode,
  utilisationCodePath,
} from '#features/funds/utilisations/utilisation-code.rules.ts';
import { formatDay } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { useCheckedUtilisation } from './practitioner-reports.api.ts';
import classes from './practitioner-reports.module.css';

/** The page /utilisation/{code}: says if a utilisation statement on paper is genuine, and what it is about. */
export function UtilisationCodePage() {
  const { code: typed = '' } = useParams();
  return (
    <PageBody width="reading">
      <PageHeading title="Check a utilisation statement" display>
        Every statement that an NGO sends to a company on Dayitva has a code. This page says if it is genuine.
      </PageHeading>
      <Result key={typed} typed={typed} />
      <CheckAnother key={`again ${typed}`} />
    </PageBody>
  );
}

function Result({ typed }: { typed: string }) {
  const code = readUtilisationCode(typed);
  const checked = useCheckedUtilisation(code);
  if (code === null) {
    return (
      <Unknown title="This is not the code of a statement">
        {typed.slice(0, 40)} has a typing error, or a sign is missing. Codes look like A1B2-C3D4-E5F6.
      </Unknown>
    );
  }
  if (checked.isError && checked.data === undefined) {
    return (
      <ErrorState
        title="Failed to check the statement"
        error={checked.error}
        onRetry={checked.refetch}
        retrying={checked.isRefetching}
      />
    );
  }
  if (checked.data === undefined)
    return <Skeleton height={220} role="status" aria-label="Checking the code" />;
  if (checked.data === null) {
    return (
      <Unknown title="Unknown code">
        No statement has the code {codeWords(code)}. If someone showed it to you, do not rely on it.
      </Unknown>
    );
  }
  const { agency, funder, from, to, total } = checked.data;
  return (
    <section className={classes.sheet} role="status" aria-label="Result">
      <h2 className={classes.title}>
        <IconRosetteDiscountCheck size={28} stroke={1.5} aria-hidden />
        This statement is genuine
      </h2>
      <FactList
        facts={[
          ['Code', codeWords(code)],
          ['By', agency],
          ['For', funder],
          ['Period', `${formatDay(from)} to ${formatDay(to)}`],
          ['Total used', formatRupees(total)],
        ]}
      />
      <p className={classes.soft}>
        Compare these with the paper. If one differs, the paper was changed after it was made.
      </p>
    </section>
  );
}

function Unknown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status">
      <EmptyState title={title} icon={<IconFileOff size={24} stroke={1.5} aria-hidden />}>
        {children}
      </EmptyState>
    </div>
  );
}

function CheckAnother() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readUtilisationCode(typed);
    if (code === null) setError('A code has 12 digits and letters from A to F');
    else navigate(utilisationCodePath(code));
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label="Check another code"
        value={typed}
        error={error}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
      />
      <Button type="submit">Check</Button>
    </form>
  );
}
