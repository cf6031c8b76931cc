/** Name shown for the author of a post whose account was erased. */
export const FORMER_MEMBER = 'Former member';

/** Returns the members that the text names as `@name`. */
export const namedIn = <Member extends { name: string }>(text: string, members: Member[]): Member[] =>
  members.filter(({ name }) => text.includes(`@${name}`));

/** True if the text has an address that becomes a link. */
export const hasLink = (text: string): boolean => /https?:\/\/|\]\([^)]/i.test(text);

/** Address of a topic, or of one reply in it. */
export const topicPath = (circle: string, topicId: string, replyId?: string): string =>
  `/community/${circle}/${topicId}${replyId && replyId !== topicId ? `?reply=${replyId}` : ''}`;
