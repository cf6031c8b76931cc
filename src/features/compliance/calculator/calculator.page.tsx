import { Button, Group } from '@mantine/core';
import { IconDownload, IconLink, IconRotate } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { dayInIndia } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { shareLink } from '#platform/web/ui/share-link.ts';
import { useAssessment, useAssessmentPdf } from './calculator.api.ts';
import {
  type CalculatorValues,
  emptyValues,
  factsOf,
  valuesAsHash,
  valuesFromHash,
} from './calculator.form.ts';
import classes from './calculator.module.css';
import { CalculatorFields } from './calculator-fields.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import { NO_ADVICE } from './calculator-words.rules.ts';

const TITLE = 'CSR calculator';

/**
 * What section 135 asks of a company, for anyone. The figures stay in the page and in the address after its `#`; the server computes and
 * stores nothing.
 */
export function CalculatorPage() {
  const [values, setValues] = useState(() => emptyValues(dayInIndia(new Date())));
  // The build does not know the address, so a link's figures come once the page works.
  useEffect(() => {
    if (window.location.hash.length > 1) setValues((empty) => valuesFromHash(window.location.hash, empty));
  }, []);
  const change = (changed: Partial<CalculatorValues>) =>
    setValues((before) => {
      const after = { ...before, ...changed };
      window.history.replaceState(window.history.state, '', valuesAsHash(after));
      return after;
    });
  const facts = useMemo(() => factsOf(values), [values]);
  const assessment = useAssessment(facts);
  const pdf = useAssessmentPdf();
  const answer = facts && assessment.data;
  const clear = () => change(emptyValues(dayInIndia(new Date())));
  const save = () =>
    facts &&
    pdf.mutate(facts, {
      onError: (error) =>
        showToast({
          title: 'The PDF could not be made',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
    });
  const share = async () => {
    if (await shareLink(TITLE, window.location.href))
      showToast({ title: 'Link copied', message: 'It holds your figures.', tone: 'success' });
  };
  return (
    <PageBody>
      <PageHeading title={TITLE} display>
        What the law on CSR asks of a company: whether it applies, how much, and by when. No account is
        needed, and nothing that you type is stored. {NO_ADVICE}
      </PageHeading>
      <div className={classes.columns}>
        <CalculatorFields values={values} change={change} />
        <section className={classes.result} aria-labelledby="result">
          <h2 id="result">Result</h2>
          <div aria-live="polite" aria-busy={assessment.isFetching}>
            {facts && assessment.isError && (
              <ErrorState
                title="The result could not be loaded"
                message={failureText(assessment.error, 'Please try again.')}
                onRetry={() => assessment.refetch()}
              />
            )}
            {answer && facts ? (
              <CalculatorResult answer={answer} scenario={facts.scenario ?? 'law'} />
            ) : (
              !assessment.isError && <p>Type a figure, and the result is here at once.</p>
            )}
          </div>
          {answer && (
            <Group className={classes.actions}>
              <Button
                variant="default"
                leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
                loading={pdf.isPending}
                onClick={save}
              >
                Download PDF
              </Button>
              <Button
                variant="default"
                leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
                onClick={share}
              >
                Copy link
              </Button>
              <Button
                variant="subtle"
                leftSection={<IconRotate size={18} stroke={1.5} aria-hidden />}
                onClick={clear}
              >
                Clear
              </Button>
            </Group>
          )}
        </section>
      </div>
    </PageBody>
  );
}
