import { defineNoun } from '#platform/server/noun.ts';
import { loadAskingDemo } from './demo-requests.demo.ts';

export const demoRequestsNoun = defineNoun({ demo: { load: loadAskingDemo } });
