import type { BlockWords } from '#features/content/content-blocks/content-blocks.contract.ts';
import { lineOf } from '#features/content/rich-text/rich-text.rules.ts';
import classes from './home-section-head.module.css';

interface HomeSectionHeadProps {
  /** The anchor that the section is linked and labelled by. */
  id: string;
  heading: BlockWords;
  lead: BlockWords;
}

/** Heading and first line of a home section. An admin may have changed the words. */
export function HomeSectionHead({ id, heading, lead }: HomeSectionHeadProps) {
  const line = lineOf(lead);
  return (
    <>
      <h2 className={classes.title} id={id}>
        {lineOf(heading)}
      </h2>
      {line && <p className={classes.lead}>{line}</p>}
    </>
  );
}
