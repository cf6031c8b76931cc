import { Link } from 'react-router';
import { useContentBlocks } from '#features/content/content-blocks/content-blocks.api.ts';
import { parseRichText } from '#features/content/rich-text/rich-text.rules.ts';
import { RichText } from '#features/content/rich-text/rich-text.tsx';
import { GrievanceOfficer } from './grievance-officer.tsx';
import { OPERATOR_BLOCK, OPERATOR_PAGE } from './legal.rules.ts';
import classes from './operator-details.module.css';

/**
 * Operator of this installation and contact for complaints. Only the operator knows them: until they are entered, the
 * page says that they are missing.
 */
export function OperatorDetails() {
  const block = useContentBlocks(OPERATOR_PAGE).get(OPERATOR_BLOCK);
  return (
    <section className={classes.operator} aria-labelledby="operator">
      <h2 className={classes.title} id="operator">
        Who runs this installation
      </h2>
      {block ? (
        <RichText nodes={parseRichText(block.content)} />
      ) : (
        <p className={classes.missing}>
          The operator has not yet entered its name, its registered address and the name of the Grievance
          Officer. They must appear here before anyone but the operator uses this installation.
        </p>
      )}
      <GrievanceOfficer />
      <p>
        Report content or ask about your personal data on the page of the{' '}
        <Link to="/grievance">Grievance Officer</Link>.
      </p>
    </section>
  );
}
