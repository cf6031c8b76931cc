import { defineNoun } from '#platform/server/noun.ts';
import { calculatorRoutes } from './calculator.routes.ts';

export const calculatorNoun = defineNoun({ routes: calculatorRoutes });
