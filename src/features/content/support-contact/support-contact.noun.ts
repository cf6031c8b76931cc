import { defineNoun } from '#platform/server/noun.ts';
import { loadSupportContactDemo } from './support-contact.demo.ts';

export const supportContactNoun = defineNoun({
  demo: { load: loadSupportContactDemo },
});
