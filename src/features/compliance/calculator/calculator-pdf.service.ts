import type { AssessFacts } from '#features/compliance/engine/facts.contract.ts';
import { NOT_LAW, SCENARIO_NAMES } from '#features/compliance/engine/law.rules.ts';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { makePdf } from '#platform/server/pdf/pdf.ts';
import { table } from '#platform/server/pdf/pdf-table.ts';
import { heading, list, paragraph } from '#platform/server/pdf/pdf-text.ts';
import type { Assessment } from './calculator.contract.ts';
import { NO_ADVICE, validity } from './calculator-words.rules.ts';

/** Draws the answer of the calculator with the rules behind it. Call it in a thread (`renderer`). */
export function drawAssessment(
  ctx: Pick<Context, 'now'>,
  facts: AssessFacts,
  answer: Assessment,
): Promise<Buffer> {
  const { financial_year, scenario = 'law' } = facts;
  const today = dayInIndia(ctx.now);
  const title = `CSR calculation for FY ${financial_year}`;
  // The words are at the foot of each page, so that no page of a Bill goes out as law.
  const foot = scenario === 'law' ? `Dayitva · ${title}` : `${NOT_LAW}: scenario, not law · ${title}`;
  return makePdf({ title, author: 'Dayitva', date: ctx.now, foot }, (pdf) => {
    heading(pdf, 1, title);
    if (scenario !== 'law') paragraph(pdf, `**${NOT_LAW}** ${SCENARIO_NAMES[scenario]}`);
    if (facts.law_on) paragraph(pdf, `What if the law were that of ${formatDay(facts.law_on)}.`);
    paragraph(pdf, `${NO_ADVICE} Made on ${formatDay(today)}.`, { isSoft: true });
    list(
      pdf,
      answer.sentences.map(({ text }) => text),
    );
    heading(pdf, 2, 'Open questions of the law');
    list(
      pdf,
      answer.readings.map(
        ({ question, chosen, other, other_result }) =>
          `${question} Here: ${chosen}. The other reading: ${other}. ${other_result ?? ''}`,
      ),
    );
    heading(pdf, 2, 'Rules');
    table(pdf, {
      caption: 'The rules behind these figures',
      columns: [
        { title: 'Rule', share: 3 },
        { title: 'Value', share: 3 },
        { title: 'In force', share: 2 },
        { title: 'Source', share: 4 },
      ],
      rows: answer.rows.map((row) => [row.name, row.value, validity(row), row.source]),
    });
  });
}
