import { Fragment } from 'react';
import type { listMarketplaceProfiles } from '#features/marketplace/listing/marketplace.contract.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import classes from './search-notes.module.css';

type Answer = RouteOutput<typeof listMarketplaceProfiles>;

/** Made for the few searches that need it: the first one takes a slow phone 50 ms. */
const withAnd = (words: string[]) => new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(words);

/** Says which words were searched instead of those that nobody has. */
function CorrectedSearch({ corrections }: { corrections: NonNullable<Answer['corrections']> }) {
  const searched = corrections.flatMap((correction) => correction.searched);
  return (
    <p className={classes.note}>
      Showing results for{' '}
      {searched.map((word, at) => (
        <Fragment key={word}>
          {at > 0 && ', '}
          <strong>{word}</strong>
        </Fragment>
      ))}
      . No results for {withAnd(corrections.map(({ written }) => written))}.
    </p>
  );
}

/** Says which words of a search were taken as a state, a type or a focus area. */
function UnderstoodSearch({
  understood: { state, type, focus_areas },
}: {
  understood: NonNullable<Answer['understood']>;
}) {
  const parts = [
    state && `state ${state}`,
    type && `type ${ORGANIZATION_TYPE_LABELS[type]}`,
    focus_areas.length > 0 && `focus area ${focus_areas.join(', ')}`,
  ].filter(Boolean);
  return <p className={classes.note}>Understood as {parts.join(' · ')}</p>;
}

/** Says who comes first, and how many were compared. */
function matchedText(matched: number, first: Answer['first_types'], total: number): string {
  const plural = {
    corporate: 'companies',
    ngo: 'NGOs',
    consultant: 'consultants',
    service_provider: 'service providers',
  };
  const who = first && withAnd(first.map((type) => plural[type]));
  const text = who
    ? `${who.charAt(0).toUpperCase()}${who.slice(1)} come first, by how well they match you`
    : 'In the order of how well they match you';
  return matched < total ? `${text}: ${matched} were compared, and the others follow.` : `${text}.`;
}

/** Says how a search was read, and whether it shows all that it would find. */
export function SearchNotes({
  answer: { corrections, understood, incomplete, records, matched, first_types, pagination },
}: {
  answer: Answer;
}) {
  return (
    <>
      {corrections && <CorrectedSearch corrections={corrections} />}
      {understood && <UnderstoodSearch understood={understood} />}
      {matched !== undefined && matched > 0 && (
        <p className={classes.note}>{matchedText(matched, first_types, pagination.total)}</p>
      )}
      {incomplete && records.length > 0 && (
        <p className={classes.note}>
          This search took too long, so there may be more results. Try other words, or fewer.
        </p>
      )}
    </>
  );
}
