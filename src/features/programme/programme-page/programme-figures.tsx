import { Skeleton } from '@mantine/core';
import type { ProgrammeFigures as Figures } from '#features/programme/portfolio/portfolio.contract.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import { Figure } from '#platform/web/ui/figure.tsx';
import { useProgrammeFigures } from './programme.api.ts';
import classes from './programme.module.css';
import { useProgrammeAddress } from './programme-address.hook.ts';

const UNKNOWN = '–';
const projects = (count: number) => `${formatCount(count)} ${count === 1 ? 'project' : 'projects'}`;

/** The figures of what is filtered; a dash where nothing is known. */
export function ProgrammeFigures() {
  const { filters } = useProgrammeAddress();
  const { data, isPending } = useProgrammeFigures(filters);
  const show = (value: (figures: Figures) => string) =>
    isPending ? <Skeleton height="1.3em" width={72} /> : data ? value(data) : UNKNOWN;
  const note = (words: (figures: Figures) => string) => (data ? { note: words(data) } : {});
  return (
    <section className={classes.figures} aria-label="The programme in figures">
      <Figure
        label="Late milestones"
        value={show(({ late_milestones }) => formatCount(late_milestones))}
        {...note(({ late }) => `in ${projects(late)}`)}
      />
      <Figure
        label="Budget"
        value={show(({ budget }) => formatRupeesShort(budget))}
        {...note(({ collaborations, without_budget }) =>
          without_budget > 0
            ? `of ${projects(collaborations - without_budget)}; ${formatCount(without_budget)} without one`
            : `of ${projects(collaborations)}`,
        )}
      />
      <Figure
        label="Used"
        value={show(({ agreed, used }) => (agreed > 0 ? formatRupeesShort(used) : UNKNOWN))}
        {...note(({ agreed }) =>
          agreed > 0 ? `of ${formatRupeesShort(agreed)} agreed in grants` : 'no grant is agreed',
        )}
      />
      <Figure
        label="Reports overdue"
        value={show(({ reports_due }) => formatCount(reports_due))}
        note="whose quarter has ended"
      />
    </section>
  );
}
