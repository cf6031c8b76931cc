import { Fragment } from 'react';
import { hostOf, type LawSource } from './law-sources.rules.ts';

interface LawSourcesProps {
  sources: LawSource[];
  /** Address of the text in which we read the wording. */
  readIn: string;
  /** True if no second text confirms it. */
  onlyOne?: boolean;
}

/** Official sources of an answer about the law, then the text in which we read it, as sentences. */
export function LawSources({ sources, readIn, onlyOne }: LawSourcesProps) {
  return (
    <>
      {sources.length > 1 ? 'Sources: ' : 'Source: '}
      {sources.map(({ label, url }, at) => (
        <Fragment key={label}>
          {at > 0 && '; '}
          <a href={url}>{label}</a>
        </Fragment>
      ))}
      . {onlyOne ? 'Read in one text only: ' : 'Read in '}
      <a href={readIn}>{hostOf(readIn)}</a>.{' '}
    </>
  );
}
