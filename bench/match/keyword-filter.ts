import type { FocusArea, State } from '#platform/contract/reference-data.ts';
import type { Known } from '../match.ts';

/** The specification's keywords (part 2, "An AI-search box marked BETA"); it names no cities, these are the six largest. */
const CATEGORIES: Record<string, FocusArea> = {
  education: 'Education',
  health: 'Healthcare',
  environment: 'Environment',
  rural: 'Rural Development',
};
const CITIES: Record<string, State> = {
  mumbai: 'Maharashtra',
  delhi: 'Delhi',
  bangalore: 'Karnataka',
  hyderabad: 'Telangana',
  chennai: 'Tamil Nadu',
  kolkata: 'West Bengal',
};
const NGO = ['ngo', 'trust', 'foundation'];

/** Filters the members by the keywords that a query contains, and leaves them in the order of the marketplace. */
export function keywordFilter(query: string, members: Known[]): Known[] {
  const text = query.toLowerCase();
  const named = <Value>(words: Record<string, Value>) =>
    Object.entries(words).find(([word]) => text.includes(word))?.[1];
  const category = named(CATEGORIES);
  const state = named(CITIES);
  const wantsNgo = NGO.some((word) => text.includes(word));
  return members.filter(
    (member) =>
      (!category || member.focusAreas.includes(category)) &&
      (!state || member.places.includes(state)) &&
      (!wantsNgo || member.type === 'ngo') &&
      (!text.includes('verified') || member.verified),
  );
}
