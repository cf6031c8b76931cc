import { defineArea } from '#platform/server/noun.ts';
import { actsNoun } from './acts/acts.noun.ts';
import { adjustmentsNoun } from './adjustments/adjustments.noun.ts';
import { bankAccountsNoun } from './bank-accounts/bank-accounts.noun.ts';
import { closuresNoun } from './closures/closures.noun.ts';
import { demoFundsNoun } from './demo-funds/demo-funds.noun.ts';
import { expensesNoun } from './expenses/expenses.noun.ts';
import { fundRequestsNoun } from './fund-requests/fund-requests.noun.ts';
import { grantsNoun } from './grants/grants.noun.ts';
import { ledgerNoun } from './ledger/ledger.noun.ts';
import { overviewNoun } from './overview/overview.noun.ts';
import { paperFilesNoun } from './paper-files/paper-files.noun.ts';
import { practitionerReportsNoun } from './practitioner-reports/practitioner-reports.noun.ts';
import { recordsNoun } from './records/records.noun.ts';
import { releasesNoun } from './releases/releases.noun.ts';
import { tranchesNoun } from './tranches/tranches.noun.ts';
import { utilisationsNoun } from './utilisations/utilisations.noun.ts';

export const fundsArea = defineArea('funds', [
  actsNoun,
  adjustmentsNoun,
  bankAccountsNoun,
  closuresNoun,
  demoFundsNoun,
  expensesNoun,
  fundRequestsNoun,
  grantsNoun,
  ledgerNoun,
  overviewNoun,
  paperFilesNoun,
  practitionerReportsNoun,
  recordsNoun,
  releasesNoun,
  tranchesNoun,
  utilisationsNoun,
]);
