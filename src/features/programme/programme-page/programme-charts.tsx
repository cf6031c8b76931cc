import type { CSSProperties } from 'react';
import type { ProgrammeFigures } from '#features/programme/portfolio/portfolio.contract.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { formatRupees, formatRupeesShort } from '#platform/contract/money.ts';
import { TableTwin } from '#platform/web/charts/table-twin.tsx';
import { useProgrammeFigures } from './programme.api.ts';
import { useProgrammeAddress } from './programme-address.hook.ts';
import classes from './programme-charts.module.css';

type Share = ProgrammeFigures['by_place'][number];

/** Bars of a chart; the table has all. */
const BARS_MAX = 8;

/** Where the money of what is filtered is: by item of Schedule VII, by state and by partner. Nothing before there is any. */
export function ProgrammeCharts() {
  const { filters } = useProgrammeAddress();
  const { data } = useProgrammeFigures(filters);
  if (!data) return null;
  return (
    <div className={classes.charts}>
      <ShareChart
        title="Budget by item of Schedule VII"
        note="Of projects with an agreed grant."
        shares={data.by_item}
      />
      <ShareChart
        title="Budget by state"
        note="A project in several states counts with each."
        shares={data.by_place}
      />
      <ShareChart
        title="Budget by partner"
        note="A project with several partners counts with each."
        shares={data.by_partner}
      />
    </div>
  );
}

function ShareChart({ title, note, shares }: { title: string; note: string; shares: readonly Share[] }) {
  const bars = shares.filter(({ budget }) => budget > 0).slice(0, BARS_MAX);
  const longest = bars[0]?.budget ?? 0;
  if (longest === 0) return null;
  const label = `${title}: ${bars.map(({ name, budget }) => `${name} ${formatRupeesShort(budget)}`).join(', ')}`;
  return (
    <section className={classes.chart} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.note}>{note}</p>
      <div role="img" aria-label={label} className={classes.bars}>
        {bars.map(({ name, budget }) => (
          <div key={name} className={classes.row}>
            <span className={classes.name}>{name}</span>
            <span className={classes.bar} style={{ '--length': budget / longest } as CSSProperties} />
            <span className={classes.value}>{formatRupeesShort(budget)}</span>
          </div>
        ))}
      </div>
      <TableTwin title={title}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Projects</th>
              <th scope="col">Budget</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ name, collaborations, budget }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatCount(collaborations)}</td>
                <td>{formatRupees(budget)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableTwin>
    </section>
  );
}
