import { defineNoun } from '#platform/server/noun.ts';
import { ledgerRoutes } from './ledger.routes.ts';

export const ledgerNoun = defineNoun({ routes: ledgerRoutes });
