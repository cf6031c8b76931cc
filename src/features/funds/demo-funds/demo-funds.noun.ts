import { defineNoun } from '#platform/server/noun.ts';
import { loadFundsDemo } from './funds.demo.ts';

export const demoFundsNoun = defineNoun({ demo: { load: loadFundsDemo } });
