import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { formatInstant } from '#platform/contract/dates.ts';
import classes from './grievance-row.module.css';
import { DECISION_LABELS, GRIEVANCE_KIND_LABELS, type Grievance } from './grievances.contract.ts';
import { LawClocks } from './law-clocks.tsx';

/** A row of the register: what it is about, and its clocks. */
export function GrievanceRow({ grievance, to }: { grievance: Grievance; to: string }) {
  const { number, kind, ground, about, name, created_at, decision } = grievance;
  return (
    <article className={classes.row} aria-labelledby={number}>
      <div className={classes.words}>
        <h2 id={number} className={classes.title}>
          <Anchor component={Link} to={to} inherit>
            {number}: {ground}
          </Anchor>
        </h2>
        <p className={classes.facts}>
          {GRIEVANCE_KIND_LABELS[kind]} · {name} · {formatInstant(created_at)}
        </p>
        {about && <p className={classes.facts}>{about}</p>}
      </div>
      <div className={classes.clocks}>
        <LawClocks grievance={grievance} />
        {decision && <span className={classes.facts}>{DECISION_LABELS[decision]}</span>}
      </div>
    </article>
  );
}
