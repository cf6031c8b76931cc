import { useContentWords } from '#features/content/content-blocks/content-blocks.api.ts';
import { parseRichText, plainText } from '#features/content/rich-text/rich-text.rules.ts';
import { SUPPORT_CONTACT, SUPPORT_PAGE } from './support-contact.data.ts';

/** Reads the operator's contact blocks as plain lines; a block without words is an empty text. */
export function useSupportContact(): Record<keyof typeof SUPPORT_CONTACT, string> {
  const { email, phone, address, hours, forum } = useContentWords(SUPPORT_PAGE, SUPPORT_CONTACT, true);
  const line = ({ content }: { content: string }) => plainText(parseRichText(content));
  return {
    email: line(email),
    phone: line(phone),
    address: line(address),
    hours: line(hours),
    forum: line(forum),
  };
}
