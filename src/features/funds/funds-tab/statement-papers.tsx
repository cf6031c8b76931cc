import { Button, CopyButton, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { createPractitionerLink } from '#features/funds/practitioner-reports/practitioner-reports.contract.ts';
import { codeWords, utilisationCodePath } from '#features/funds/utilisations/utilisation-code.rules.ts';
import type { Utilisation } from '#features/funds/utilisations/utilisations.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useMayCall } from '#platform/web/role/may-call.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './funds.module.css';
import { PaperButton } from './paper-button.tsx';
import { usePractitionerLink } from './papers.api.ts';

interface StatementPapersProps {
  statement: Utilisation;
  /** True for the NGO, which asks its chartered accountant. */
  isAgency: boolean;
}

/** The papers of a statement, the code that anyone can check, and the link for the chartered accountant. */
export function StatementPapers({ statement, isAgency }: StatementPapersProps) {
  const { id, number, code, practitioner } = statement;
  const mayCall = useMayCall();
  const about = `statement ${number}`;
  return (
    <>
      <div className={classes.actions}>
        <PaperButton
          order={{ kind: 'statement-pdf', id }}
          label="Statement (PDF)"
          name={`Statement ${number}`}
          about={about}
        />
        <PaperButton
          order={{ kind: 'statement-xlsx', id }}
          label="Statement (XLSX)"
          name={`Statement ${number}`}
          about={about}
        />
        {code && (
          <PaperButton
            order={{ kind: 'practitioner', id }}
            label="Practitioner’s report (PDF)"
            name={`Practitioner's report, statement ${number}`}
            about={about}
          />
        )}
      </div>
      {code && (
        <p className={classes.soft}>
          Code <a href={utilisationCodePath(code)}>{codeWords(code)}</a>: anyone who has it can check that
          this statement is genuine.
        </p>
      )}
      {practitioner && (
        <p className={classes.soft}>
          Confirmed by a chartered accountant on {formatInstant(practitioner.confirmed_at)}, membership number{' '}
          {practitioner.membership_number}, UDIN {practitioner.udin}
        </p>
      )}
      {code && !practitioner && isAgency && mayCall(createPractitionerLink) && <AskPractitioner id={id} />}
    </>
  );
}

/** Makes the link that the NGO sends to its chartered accountant. */
function AskPractitioner({ id }: { id: string }) {
  const link = usePractitionerLink();
  const make = () =>
    link.mutate(id, {
      onError: (error) =>
        showToast({
          title: 'Link not made',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  if (!link.data) {
    return (
      <div className={classes.actions}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
          loading={link.isPending}
          onClick={make}
        >
          Link for the chartered accountant
        </Button>
      </div>
    );
  }
  return (
    <div>
      <TextInput
        label="Link for your chartered accountant"
        description={`Send it to nobody else. It shows this statement only, needs no account, and works until ${formatInstant(link.data.expires_at)}.`}
        readOnly
        value={link.data.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={link.data.link}>
        {({ copied, copy }) => (
          <Button variant="subtle" size="sm" onClick={copy}>
            {copied ? 'Copied' : 'Copy link'}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
