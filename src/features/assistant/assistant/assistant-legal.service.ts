import { listContentBlocks } from '#features/content/content-blocks/content-blocks.service.ts';
import { LEGAL_BLOCK } from '#features/content/legal/legal.rules.ts';
import { PRIVACY } from '#features/content/legal/privacy.data.ts';
import { TERMS } from '#features/content/legal/terms.data.ts';
import { anchorOf, parseRichText, plainText } from '#features/content/rich-text/rich-text.rules.ts';
import { linesIn } from '#features/content/rich-text/text-lines.rules.ts';
import type { Context } from '#platform/server/context.ts';
import type { AssistantEntry } from './assistant-words.rules.ts';

const PAGES = {
  terms: { title: 'Terms of Service', builtIn: TERMS },
  privacy: { title: 'Privacy Policy', builtIn: PRIVACY },
};
type LegalPageKey = keyof typeof PAGES;
const KEYS = Object.keys(PAGES) as LegalPageKey[];

/** Longest quote of a section, in characters. */
const QUOTE_MAX = 900;

/** Other words for the sections of the built-in texts, by page and anchor. An admin's own headings have none. */
const ASKED: Record<string, string> = {
  'terms#what-dayitva-is': 'intermediary, agent, do you handle money, are you a fund manager, legal adviser',
  'terms#your-account': 'age limit, minimum age, 18 years, two accounts, share my password with colleagues',
  'terms#what-you-may-not-do':
    'rules of conduct, what may I post, not allowed to post, publish or upload, prohibited content, forbidden, not allowed, spam, bulk requests, scraping, scrape profiles, fake figures, harassment, photos of children, code of conduct',
  'terms#what-you-write-stays-yours':
    'copyright, ownership, intellectual property, licence, who owns my content',
  'terms#working-together':
    'contract, agreement, MoU, grant agreement, legally binding, is a request binding',
  'terms#when-we-step-in':
    'suspend, suspended, ban, banned, blocked account, remove content, takedown, terminate',
  'terms#ending-the-agreement': 'end the agreement, terminate agreement',
  'terms#our-responsibility': 'liability, liable, warranty, guarantee, damages, compensation',
  'terms#complaints':
    'grievance officer, complaint, appeal, appellate committee, harmful content, dispute a decision',
  'terms#changes-and-law':
    'jurisdiction, court, governing law, which law applies, change of terms, terms changed',
  'privacy#what-we-keep-and-what-for':
    'which personal data, what data do you collect, data collected, what do you know about me, Aadhaar, bank details',
  'privacy#who-sees-it':
    'who sees my data, do you sell data, advertising, tracking, analytics, third parties, share my data with others',
  'privacy#what-is-stored-in-your-browser': 'cookies, cookie, local storage, browser storage, tokens',
  'privacy#how-long-we-keep-it':
    'retention, retention period, how long is my data kept, logs, backups, when is my data erased',
  'privacy#your-rights':
    'data protection rights, DPDP rights, correct my data, withdraw consent, nominate, data protection board, data principal',
  'privacy#how-we-protect-it':
    'is my data safe, is it secure, security measures, encryption, hashed, data breach, breach, hacked, leak, CERT-In',
  'privacy#children': 'minor, minors, child, photographs of children, parental consent',
  'privacy#changes': 'changes of the privacy policy, privacy policy changed',
};

interface LegalText {
  content: string;
  /** Version of the published block; 0 for the built-in text. */
  version: number;
}
type LegalTexts = Record<LegalPageKey, LegalText>;

/** Reads the terms and the privacy policy as their pages show them: published by an admin, or built in. */
export async function legalTexts(ctx: Context): Promise<LegalTexts> {
  const texts = await Promise.all(
    KEYS.map(async (key): Promise<[LegalPageKey, LegalText]> => {
      const block = (await listContentBlocks(ctx, key)).find(({ block_key }) => block_key === LEGAL_BLOCK);
      if (!block?.content) return [key, { content: PAGES[key].builtIn.content, version: 0 }];
      return [key, { content: block.content, version: block.version }];
    }),
  );
  return Object.fromEntries(texts) as LegalTexts;
}

/** Returns their sections, each with its anchor. */
export const legalEntries = (texts: LegalTexts): AssistantEntry[] =>
  KEYS.flatMap((key) => sectionsOf(texts[key].content).map((section) => legalEntry(key, section)));

interface Section {
  anchor: string;
  title: string;
  paragraphs: string[];
}

function legalEntry(key: LegalPageKey, { anchor, title, paragraphs }: Section): AssistantEntry {
  const question = `${PAGES[key].title}: ${title}`;
  const url = `/${key}#${anchor}`;
  const asked = ASKED[`${key}#${anchor}`] ?? '';
  return { id: url, question, asked, answer: quoteOf(paragraphs), sources: [{ title: question, url }] };
}

/** Splits a text by its second-level headings. A repeated heading continues its section. */
function sectionsOf(html: string): Section[] {
  const sections = new Map<string, Section>();
  let current: Section | undefined;
  for (const node of parseRichText(html)) {
    if (typeof node !== 'string' && node.tag === 'h2') {
      const title = plainText(node.children).replace(/^[\d.]+\s*/, '');
      const anchor = anchorOf(node.children);
      current = sections.get(anchor) ?? { anchor, title, paragraphs: [] };
      sections.set(anchor, current);
    } else {
      current?.paragraphs.push(...linesIn([node]));
    }
  }
  return [...sections.values()].filter(({ anchor, paragraphs }) => anchor && paragraphs.length > 0);
}

/** Returns as many whole paragraphs as fit. */
function quoteOf(paragraphs: string[]): string {
  let quote = '';
  for (const [at, paragraph] of paragraphs.entries()) {
    const next = quote ? `${quote}\n\n${paragraph}` : paragraph;
    if (at > 0 && next.length > QUOTE_MAX) return `${quote}\n\nRead more on the page.`;
    quote = next;
  }
  return quote;
}
