import { defineArea } from '#platform/server/noun.ts';
import { aiSearchNoun } from './ai-search/ai-search.noun.ts';
import { exportsNoun } from './exports/exports.noun.ts';
import { facetsNoun } from './facets/facets.noun.ts';
import { listingNoun } from './listing/listing.noun.ts';
import { matchingNoun } from './matching/matching.noun.ts';
import { meaningNoun } from './meaning/meaning.noun.ts';
import { partnerNewsNoun } from './partner-news/partner-news.noun.ts';
import { profileDetailNoun } from './profile-detail/profile-detail.noun.ts';
import { savedProfilesNoun } from './saved-profiles/saved-profiles.noun.ts';
import { savedSearchesNoun } from './saved-searches/saved-searches.noun.ts';
import { shortlistsNoun } from './shortlists/shortlists.noun.ts';
import { wordsNoun } from './words/words.noun.ts';

export const marketplaceArea = defineArea('marketplace', [
  aiSearchNoun,
  exportsNoun,
  facetsNoun,
  listingNoun,
  matchingNoun,
  meaningNoun,
  partnerNewsNoun,
  profileDetailNoun,
  savedProfilesNoun,
  savedSearchesNoun,
  shortlistsNoun,
  wordsNoun,
]);
