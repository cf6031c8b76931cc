import { NOT_LAW, SCENARIO_NAMES } from '#features/compliance/engine/law.rules.ts';
import { formatRupeesInWords } from '#platform/contract/money.ts';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import type { Assessment } from './calculator.contract.ts';
import classes from './calculator.module.css';
import { MARK_WORDS, validity } from './calculator-words.rules.ts';

type Row = Assessment['rows'][number];
type Sentence = Assessment['sentences'][number];

/** The answer in one line. */
function headline({ applicability, obligation }: Assessment): string {
  if (applicability.answer === 'cannot-tell') return 'A figure is missing to tell';
  if (applicability.answer === 'does-not-apply') return 'CSR does not apply';
  return obligation ? `To spend: ${formatRupeesInWords(obligation.total)}` : 'CSR applies';
}

/** What the law asks of the company: each line opens to the rules that it comes from. */
export function CalculatorResult({
  answer,
  scenario,
}: {
  answer: Assessment;
  scenario: keyof typeof SCENARIO_NAMES;
}) {
  return (
    <div>
      {scenario !== 'law' && (
        <p className={classes.notLaw}>
          {NOT_LAW}: {SCENARIO_NAMES[scenario]}
        </p>
      )}
      <p className={classes.answer}>{headline(answer)}</p>
      <ul className={classes.lines}>
        {answer.sentences
          .filter(({ figure }) => figure !== 'scenario')
          .map((sentence) => (
            <li key={`${sentence.figure} ${sentence.text}`}>
              <Line sentence={sentence} rows={answer.rows} />
            </li>
          ))}
      </ul>
      <details className={classes.more}>
        <summary>Where the law is not clear</summary>
        <ul className={classes.lines}>
          {answer.readings.map((reading) => (
            <li key={reading.setting}>
              <strong>{reading.question}</strong> Here: {reading.chosen}. The other reading: {reading.other}.{' '}
              {reading.other_result}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Line({ sentence, rows }: { sentence: Sentence; rows: Row[] }) {
  const cited = rows.filter(({ rule_id }) => sentence.rules.includes(rule_id));
  if (cited.length === 0) return <p>{sentence.text}</p>;
  return (
    <details>
      <summary>{sentence.text}</summary>
      <ul className={classes.rules}>
        {cited.map((row) => (
          <li key={row.rule_id}>
            <strong>{row.name}</strong>: {row.source}, {validity(row)}. {MARK_WORDS[row.mark]}.{' '}
            {row.url && <WebLink url={row.url} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
