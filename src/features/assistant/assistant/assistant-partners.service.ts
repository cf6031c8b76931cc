import { listMarketplaceProfiles } from '#features/marketplace/listing/marketplace-list.service.ts';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { FOCUS_AREAS, type FocusArea, type OrganizationType } from '#platform/contract/reference-data.ts';
import type { Context, MemberContext } from '#platform/server/context.ts';
import type { AnswerSource } from './assistant.contract.ts';
import { stateIn } from './assistant-figures.rules.ts';

interface PartnerAnswer {
  answer: string;
  sources: AnswerSource[];
}

const SHOWN = 3;

const KINDS: [RegExp, OrganizationType, string][] = [
  [
    /\b(ngos?|non[ -]?profits?|trusts?|foundations?|charit(y|ies)|implementing (agenc(y|ies)|partners?))\b/,
    'ngo',
    'NGOs',
  ],
  [/\b(consultants?|advisors?)\b/, 'consultant', 'consultants'],
  [/\b(service providers?|vendors?|agenc(y|ies))\b/, 'service_provider', 'service providers'],
  [/\b(corporates?|compan(y|ies)|donors?|funders?)\b/, 'corporate', 'corporates'],
];

/** Other words for a focus area. The first match in a question counts. */
const FOCUS_WORDS: [RegExp, FocusArea][] = [
  [/\b(health|hospitals?|medical)\b/, 'Healthcare'],
  [/\b(schools?|teaching|literacy|girls education)\b/, 'Education'],
  [/\b(water|sanitation|wells?|toilets?)\b/, 'Water & Sanitation'],
  [/\b(women|gender)\b/, 'Women Empowerment'],
  [/\b(children|child)\b/, 'Child Welfare'],
  [/\b(skills?|vocational)\b/, 'Skill Development'],
  [/\b(livelihoods?|farmers?)\b/, 'Livelihood'],
  [/\b(disabilit(y|ies)|disabled)\b/, 'Disability'],
  [/\b(elderly|old age)\b/, 'Elder Care'],
  [/\b(climate|trees?|forests?|environmental)\b/, 'Environment'],
  [/\b(villages?|rural)\b/, 'Rural Development'],
  [/\b(disasters?|floods?|relief)\b/, 'Disaster Relief'],
  [/\b(art|arts|culture|heritage)\b/, 'Arts & Culture'],
  [/\b(technology)\b/, 'Technology for Good'],
];

/** Words of a question about legal requirements, not about finding partners. */
const ABOUT_RULES =
  /\b(must|should|may receive|eligible|law|rules?|schedule|certificates?|papers|documents?|register\w*|registration|12a|80g|csr[ -]?[12]|spen[dt]|spending|how much)\b/;
/** Words of somebody who wants to hear of partners who are not there yet. */
const ABOUT_NEWS = /\b(tell|mail|email|notify|alert|inform) (me|us) (when|if|about)\b/;
/** Words of an NGO that looks for money. */
const ABOUT_FUNDS =
  /\b(funds|funding|grants?|donat\w*|sponsors?|apply|(my|our) (ngo|trust|foundation|charity))\b/;
const SEARCHES =
  /\b(find|list|show|search|looking|look|need|any|which|who|recommend|suggest|some|are there)\b/;

function focusIn(text: string): FocusArea | null {
  const named = FOCUS_AREAS.find((area) => text.includes(area.toLowerCase()));
  return named ?? FOCUS_WORDS.find(([words]) => words.test(text))?.[1] ?? null;
}

/** Finds the type of partner, focus area and state that a question asks for; null if it does not look for a partner. */
function partnerSearchIn(question: string) {
  const text = question.toLowerCase();
  const kind = KINDS.find(([words]) => words.test(text));
  if (!kind || ABOUT_RULES.test(text) || ABOUT_NEWS.test(text)) return null;
  const [, type, plural] = kind;
  if (type === 'ngo' && ABOUT_FUNDS.test(text)) return null;
  const [state, focus] = [stateIn(question), focusIn(text)];
  if (!state && !focus) return null;
  // "companies in Bihar" may be about anything: only a request to look for them is a search.
  if (type === 'corporate' && !SEARCHES.test(text)) return null;
  return { type, plural, state, focus };
}

type Wanted = NonNullable<ReturnType<typeof partnerSearchIn>>;

const nameOf = ({ plural, focus, state }: Wanted) =>
  `${plural}${focus ? ` for ${focus}` : ''}${state ? ` in ${state}` : ''}`;

const queryOf = ({ type, focus, state }: Wanted) => ({
  type,
  ...(state && { location: state }),
  ...(focus && { search: focus }),
});

const searchLink = (wanted: Wanted): AnswerSource => ({
  title: `Marketplace: ${nameOf(wanted)}`,
  url: `/marketplace?${new URLSearchParams(queryOf(wanted))}`,
});

/** Returns the first members that a search finds, as the caller sees them in the marketplace. */
async function firstFound(ctx: MemberContext, wanted: Wanted): Promise<PartnerAnswer | null> {
  const page = { page: 1, pageSize: SHOWN };
  const { records, pagination } = await listMarketplaceProfiles(ctx, { ...page, ...queryOf(wanted) });
  if (records.length === 0) return null;
  const found = records.map((member) => ({
    title: memberName(member),
    url: `/marketplace?profile=${member.id}`,
  }));
  const total = pagination.total;
  const head =
    total > SHOWN ? `The first ${SHOWN} of ${total} ${nameOf(wanted)}` : `I found ${nameOf(wanted)}`;
  return {
    answer: `${head}:\n${found.map(({ title }) => title).join('\n')}`,
    sources: [searchLink(wanted), ...found],
  };
}

/**
 * Finds the first members of the marketplace that match a question, with a link to the whole search. If a state has
 * none, it searches the other states. Visitors see no members and get only the link.
 */
export async function partnersFor(ctx: Context, question: string): Promise<PartnerAnswer | null> {
  const wanted = partnerSearchIn(question);
  if (!wanted) return null;
  const what = nameOf(wanted);
  if (!ctx.actor) {
    const answer = `Members can see ${what} in the marketplace. Log in and open this link to see them.`;
    return { answer, sources: [searchLink(wanted)] };
  }
  const member = ctx as MemberContext;
  const found = await firstFound(member, wanted);
  if (found) return found;
  const none = `I found no ${what} in the marketplace.`;
  const elsewhere = wanted.focus && wanted.state && (await firstFound(member, { ...wanted, state: null }));
  if (elsewhere) return { ...elsewhere, answer: `${none} ${elsewhere.answer}` };
  return { answer: none, sources: [searchLink(wanted), { title: 'CSR Marketplace', url: '/marketplace' }] };
}
