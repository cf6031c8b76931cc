import { defineArea } from '#platform/server/noun.ts';
import { entriesNoun } from './entries/entries.noun.ts';
import { exampleFeedNoun } from './example-feed/example-feed.noun.ts';
import { opmlNoun } from './opml/opml.noun.ts';
import { sourcesNoun } from './sources/sources.noun.ts';
import { syncNoun } from './sync/sync.noun.ts';

export const newsArea = defineArea('news', [entriesNoun, exampleFeedNoun, opmlNoun, sourcesNoun, syncNoun]);
