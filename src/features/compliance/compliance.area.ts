import { defineArea } from '#platform/server/noun.ts';
import { calculatorNoun } from './calculator/calculator.noun.ts';
import { lawNoun } from './law/law.noun.ts';

export const complianceArea = defineArea('compliance', [lawNoun, calculatorNoun]);
