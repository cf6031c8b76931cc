import type { Reaction } from './comments.contract.ts';

/** Name shown for the author of a comment whose account was erased. */
export const FORMER_PERSON = 'Former participant';

/** Returns the persons whom the text names as `@name`. */
export const namedIn = <Person extends { name: string }>(text: string, people: Person[]): Person[] =>
  people.filter(({ name }) => text.includes(`@${name}`));

/** What each reaction says. */
export const REACTION_LABELS: Record<Reaction, string> = {
  agree: 'Agree',
  thanks: 'Thank you',
  done: 'Done',
  question: 'I have a question',
};
