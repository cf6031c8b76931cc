import { FAQ, type FaqItem } from '#features/content/faq/faq.data.ts';
import { type PublishedAnswers, withPublished } from '#features/content/questions/published-answers.rules.ts';
import { LAW_CHECKED_ON, PENDING_RULES, rulesOn } from '#features/support/help/csr-law.rules.ts';
import type { CsrRule } from '#features/support/help/csr-rules.data.ts';
import { type HelpQuestion, PARTNERSHIPS, PLATFORM_BASICS } from '#features/support/help/help.data.ts';
import { hostOf } from '#features/support/help/law-sources.rules.ts';
import { formatDay } from '#platform/contract/dates.ts';
import type { AnswerSource } from './assistant.contract.ts';

/** Text of the platform that the assistant can find and quote. */
export interface AssistantEntry {
  id: string;
  question: string;
  /** Other words that people use; searched, never shown. */
  asked: string;
  answer: string;
  sources: AnswerSource[];
}

const helpEntry = ({ id, question, answer, asked = '', link }: HelpQuestion): AssistantEntry => ({
  id,
  question,
  asked,
  answer,
  sources: [
    ...(link ? [{ title: link.label, url: link.to }] : []),
    { title: 'Support Center: Questions and answers', url: `/support#${id}` },
  ],
});

const lawEntry = ({
  id,
  question,
  answer,
  asked = '',
  sources,
  readIn,
  certainty,
}: CsrRule): AssistantEntry => ({
  id,
  question,
  asked,
  answer: `${answer}\n\n${
    certainty === 'confirmed' ? '' : 'We found this in one source only. '
  }General information as of ${formatDay(LAW_CHECKED_ON)}, not legal advice.`,
  sources: [
    { title: 'Support Center: CSR compliance', url: `/support#${id}` },
    // Several sections are in one official text, which is linked once.
    ...sources
      .filter(({ url }, at) => sources.findIndex((other) => other.url === url) === at)
      .map(({ label, url }) => ({ title: label, url })),
    { title: `Read in ${hostOf(readIn)}`, url: readIn },
  ],
});

/** Other words for the questions of the home page. */
const ASKED: Partial<Record<FaqItem['id'], string>> = {
  'faq-3': 'verified badge, verification of papers, checked, trusted, genuine',
  'faq-4': 'start working together, begin a partnership, how does a collaboration start',
  'faq-5':
    'price, pricing, cost, costs, how much does it cost, fee, fees, charge, charges, hidden charges, free, free to use, free for NGOs, free for small organisations, free of cost, paid plan, membership fee, registration fee, commission, commission on the grant, percentage of the grant, cut of the money, do you take a cut, platform fee, payment, payment gateway, do you take money, pay through Dayitva, donate, donation',
  'faq-6': 'privacy, who can see my data, who sees my profile, confidential',
};

const faqEntry = ({ id, question, answer }: FaqItem): AssistantEntry => ({
  id,
  question,
  asked: ASKED[id] ?? '',
  answer,
  sources: [{ title: `Home page: ${question}`, url: `/#${id}` }],
});

/** Returns all public texts that apply on a day `YYYY-MM-DD`, in the words that admins have published. */
export const entriesOn = (
  day: string,
  published: Record<'faq' | 'help', PublishedAnswers>,
): AssistantEntry[] => [
  ...withPublished([...PLATFORM_BASICS, ...PARTNERSHIPS], published.help).map(helpEntry),
  ...withPublished([...rulesOn(day), ...PENDING_RULES], published.help).map(lawEntry),
  // The law is answered by its rules, which know the days on which they apply.
  ...withPublished(FAQ, published.faq)
    .filter(({ law }) => !law)
    .map(faqEntry),
];
