import { defineArea } from '#platform/server/noun.ts';
import { assistantNoun } from './assistant/assistant.noun.ts';

export const assistantArea = defineArea('assistant', [assistantNoun]);
