/** A question whose words an admin can change. */
export interface Answered {
  /** Also its anchor, in lower case with dashes. */
  id: string;
  question: string;
  /** Plain text; an empty line separates paragraphs. */
  answer: string;
}

/** Returns the key of the block that replaces the words of a question: `faq-3` is `faq_3`. */
export const keyOf = ({ id }: Answered) => id.replaceAll('-', '_');

/** Published words of questions, by their keys. */
export type PublishedAnswers = Map<string, { title: string; text: string }>;

/** Replaces the words of questions by the published ones. An empty title or text keeps the built-in words. */
export const withPublished = <Item extends Answered>(
  questions: Item[],
  published: PublishedAnswers,
): Item[] =>
  questions.map((item) => {
    const { title, text } = published.get(keyOf(item)) ?? {};
    return { ...item, question: title || item.question, answer: text || item.answer };
  });
