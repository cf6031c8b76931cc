import { defineArea } from '#platform/server/noun.ts';
import { calculatorNoun } from './calculator/calculator.noun.ts';
import { lawNoun } from './law/law.noun.ts';
import { lawChangesNoun } from './law-changes/law-changes.noun.ts';

export const complianceArea = defineArea('compliance', [lawNoun, lawChangesNoun, calculatorNoun]);
