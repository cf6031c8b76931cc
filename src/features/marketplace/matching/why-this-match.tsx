import { Button, Skeleton } from '@mantine/core';
import { useMatches } from './match.api.ts';
import type { MatchPart } from './match.contract.ts';
import { MatchBadges } from './match-badges.tsx';
import { MATCH_PART_LABELS } from './match-words.data.ts';
import classes from './why-this-match.module.css';

/** Shows what the score of a match is made of: each part as a bar, with its evidence and what would raise it. */
export function WhyThisMatch({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useMatches([id]);
  const match = data?.get(id);
  if (match)
    return (
      <>
        <MatchBadges match={match} />
        {match.eligibility_reason && <p className={classes.reason}>{match.eligibility_reason}</p>}
        <ul className={classes.parts}>
          {match.parts.map((part) => (
            <Part key={part.name} {...part} />
          ))}
        </ul>
      </>
    );
  if (isError && !isFetching)
    return (
      <div className={classes.failed} role="alert">
        <span>The match could not be computed.</span>
        <Button variant="default" size="compact-sm" onClick={() => refetch()}>
          Retry
        </Button>
      </div>
    );
  return <Skeleton height={200} aria-hidden />;
}

function Part({ name, points, max, evidence, raise }: MatchPart) {
  return (
    <li className={classes.part}>
      <h4 className={classes.name}>{MATCH_PART_LABELS[name]}</h4>
      <span className={classes.points}>
        {points} of {max}
      </span>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ inlineSize: `${(100 * points) / max}%` }} />
      </span>
      <p className={classes.evidence}>{evidence.join(' ')}</p>
      {raise && <p className={classes.raise}>To raise this: {raise}</p>}
    </li>
  );
}
