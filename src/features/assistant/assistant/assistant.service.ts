import { withText } from '#features/content/content-blocks/block-text.rules.ts';
import { listContentBlocks } from '#features/content/content-blocks/content-blocks.service.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { Context, MemberContext } from '#platform/server/context.ts';
import { createQuestionSearch, type QuestionSearch } from '#platform/server/question-search.ts';
import type { AnswerSource, AssistantAnswer } from './assistant.contract.ts';
import { figureFor } from './assistant-figures.rules.ts';
import { inEnglish, languageOf } from './assistant-hindi.rules.ts';
import { legalEntries, legalTexts } from './assistant-legal.service.ts';
import { OWN_ENTRIES, type OwnEntry } from './assistant-own.service.ts';
import { partnersFor } from './assistant-partners.service.ts';
import { thresholdFor } from './assistant-threshold.rules.ts';
import { COMMON_WORDS, wordsOf } from './assistant-vocabulary.rules.ts';
import { type AssistantEntry, entriesOn } from './assistant-words.rules.ts';

type Entry = AssistantEntry | OwnEntry;

const FOLLOW_UPS = 2;
const GREETING =
  /^\s*(hi|hello|hey|namaste|namaskar|pranam|नमस्ते|नमस्कार|प्रणाम|good (morning|afternoon|evening))( ji| जी)?[\s!.,।]*$/i;
const WHO = /\bwho are you\b|\bare you (a |an )?(bot|robot|human|person|real|ai)\b/i;
const THANKS =
  /^\s*(thanks?|thank you|thx|ok(ay)?|great|dhanyavaa?d|shukriya|धन्यवाद|शुक्रिया)[\s!.,।]*((very much|so much|a lot)[\s!.,]*)?$/i;

const SUPPORT_CENTER = { title: 'Support Center', url: '/support' };
const TICKET = { title: 'Create a support ticket', url: '/support?tab=contact' };

/** An answer without the line in the language of the question. */
type Answer = Omit<AssistantAnswer, 'foreword'>;

const known = (answer: string, sources: AnswerSource[], followUps: string[] = []): Answer => ({
  answer,
  sources,
  knows: true,
  follow_ups: followUps,
});

const UNKNOWN: Answer = {
  answer:
    'I do not know the answer to that. My answers come from Dayitva itself: its help, CSR rules, public CSR figures and your own records. The support team can help you.',
  sources: [TICKET],
  knows: false,
  follow_ups: [],
};

let current: { key: string; search: QuestionSearch<Entry> } | null = null;

/**
 * Returns the index for a day and the current texts: rules start and end at midnight in India, and an admin can publish
 * other terms, questions and answers.
 */
async function searchOn(ctx: Context): Promise<QuestionSearch<Entry>> {
  const day = dayInIndia(ctx.now);
  const [texts, faq, help] = await Promise.all([
    legalTexts(ctx),
    listContentBlocks(ctx, 'faq'),
    listContentBlocks(ctx, 'help'),
  ]);
  const versions = [...faq, ...help].map(({ id, version }) => `${id}/${version}`);
  const key = [day, texts.terms.version, texts.privacy.version, ...versions].join(' ');
  if (current?.key !== key) {
    const byKey = (blocks: typeof faq) => new Map(blocks.map((block) => [block.block_key, withText(block)]));
    const words = entriesOn(day, { faq: byKey(faq), help: byKey(help) });
    const entries = [...words, ...legalEntries(texts), ...OWN_ENTRIES];
    current = { key, search: createQuestionSearch<Entry>(entries, { wordsOf, weights: COMMON_WORDS }) };
  }
  return current.search;
}

/** Answers small talk and questions about the assistant itself; null for all other questions. */
function courtesy(question: string): Answer | null {
  if (GREETING.test(question)) {
    return known('Namaste. Ask me about Dayitva, CSR rules or CSR figures.', [SUPPORT_CENTER]);
  }
  if (WHO.test(question)) {
    return known(
      'I am the CSR Assistant, a program. I search what Dayitva says and quote it. Your questions are not sent to any outside service.',
      [SUPPORT_CENTER],
    );
  }
  return THANKS.test(question) ? known('You are welcome.', [SUPPORT_CENTER]) : null;
}

async function quote(ctx: Context, entry: Entry): Promise<Answer> {
  if (!('read' in entry)) return known(entry.answer, entry.sources);
  if (!ctx.actor) {
    return known('Only you can see that. Log in and ask me again.', [{ title: 'Log in', url: '/login' }]);
  }
  return known(await entry.read(ctx as MemberContext), entry.sources);
}

/** The record of the caller that a question surely asks for. How something is done is a question for the help. */
function surelyOwn(question: string): OwnEntry | undefined {
  const text = question.toLowerCase();
  if (HOW_TO.test(text)) return undefined;
  return OWN_ENTRIES.find(({ surely }) => surely?.some((list) => list.every((words) => words.test(text))));
}

const HOW_TO = /^\s*(how (do|can|to|should|does)|where (do|can)|can (i|we)|what (happens|is a|does)|why)\b/;

/** @param written as it was asked; `question` is the same in English. */
async function answerTo(ctx: Context, written: string, question: string): Promise<Answer> {
  const own = surelyOwn(question) ?? surelyOwn(written);
  if (own) return quote(ctx, own);
  const special = thresholdFor(question) ?? (await partnersFor(ctx, question)) ?? figureFor(question);
  if (special) return known(special.answer, special.sources);
  const [best, ...others] = (await searchOn(ctx)).find(question);
  if (!best) return UNKNOWN;
  const answer = await quote(ctx, best);
  const followUps = others.map((entry) => entry.question).filter((text) => text !== best.question);
  return { ...answer, follow_ups: [...new Set(followUps)].slice(0, FOLLOW_UPS) };
}

/** Lines in Hindi before an answer in English, and before the statement that there is none. */
const FOREWORDS = {
  hi: {
    known: 'उत्तर अभी अंग्रेज़ी में है:',
    unknown: 'मुझे इसका उत्तर नहीं पता। सहायता टीम आपकी मदद कर सकती है।',
  },
  'hi-Latn': {
    known: 'Jawab abhi English mein hai:',
    unknown: 'Mujhe iska jawab nahi pata. Support team aapki madad kar sakti hai.',
  },
};

function forewordOf(question: string, knows: boolean): AssistantAnswer['foreword'] {
  const lang = languageOf(question);
  return lang === 'en' ? null : { lang, text: FOREWORDS[lang][knows ? 'known' : 'unknown'] };
}

/**
 * Answers a question from the platform's own texts: partners, published figures, the caller's records, help, rules,
 * terms and privacy policy. Nothing is sent to another service. Private records are read through the services with
 * the caller's identity, so no one gets another member's. A question in Hindi gets the same answer in English, after a
 * line in Hindi.
 */
export async function askAssistant(ctx: Context, question: string): Promise<AssistantAnswer> {
  const answer = courtesy(question) ?? (await answerTo(ctx, question, inEnglish(question)));
  return { ...answer, foreword: forewordOf(question, answer.knows) };
}
