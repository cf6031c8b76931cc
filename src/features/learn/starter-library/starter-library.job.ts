import { hasDemoAccounts } from '#features/accounts/account/demo-accounts.service.ts';
import { defineJob } from '#platform/server/noun.ts';
import { publishLibrary } from './library.service.ts';
import { hasStarterLibrary } from './starter-library.service.ts';

export const starterLibraryJob = defineJob({
  queue: 'starter-library',
  /**
   * Demo data comes with the library, also where another program has loaded it; a library that is published gets what this
   * version of the product has changed.
   */
  atStart: async ({ db }) => (await hasDemoAccounts({ db })) || hasStarterLibrary({ db }),
  work: (parts) => () => publishLibrary(parts, parts.store),
});
