import { useGrievanceContact } from '#features/accounts/consents/grievance-contact.api.ts';
import { useContentBlocks } from '#features/content/content-blocks/content-blocks.api.ts';
import { parseRichText } from '#features/content/content-blocks/rich-text.rules.ts';
import { RichText } from '#features/content/content-blocks/rich-text.tsx';
import { OPERATOR_BLOCK, OPERATOR_PAGE } from './legal.rules.ts';
import classes from './operator-details.module.css';

/**
 * Operator of this installation and contact for complaints. Only the operator knows them: until they are entered, the
 * page says that they are missing.
 */
export function OperatorDetails() {
  const block = useContentBlocks(OPERATOR_PAGE).get(OPERATOR_BLOCK);
  const contact = useGrievanceContact();
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
      {contact && <p>Complaints and requests about personal data: {contact}</p>}
    </section>
  );
}
