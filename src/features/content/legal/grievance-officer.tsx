import { useGrievanceContact } from '#features/accounts/consents/grievance-contact.api.ts';
import { useContentBlocks } from '#features/content/content-blocks/content-blocks.api.ts';
import { parseRichText } from '#features/content/rich-text/rich-text.rules.ts';
import { RichText } from '#features/content/rich-text/rich-text.tsx';
import { OFFICER_BLOCK, OPERATOR_PAGE } from './legal.rules.ts';

/** Name and contact of the Grievance Officer: the block of the operator, or else the contact of the settings. */
export function GrievanceOfficer() {
  const block = useContentBlocks(OPERATOR_PAGE).get(OFFICER_BLOCK);
  const contact = useGrievanceContact();
  return (
    <>
      {block?.content && <RichText nodes={parseRichText(block.content)} />}
      {contact && <p>Complaints and requests about personal data: {contact}</p>}
    </>
  );
}
