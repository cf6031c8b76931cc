import { normalAddress } from '#platform/contract/email-addresses.ts';
import type { Context } from '#platform/server/context.ts';
import { findUnusualAddresses, updateAddressForm } from './accounts.repository.ts';

/**
 * Converts stored addresses to the form that look-ups use. An address without such a form, or whose form belongs to
 * another account, stays: that member cannot sign in, and the log names the account.
 */
export async function normaliseStoredAddresses(ctx: Pick<Context, 'db' | 'log'>): Promise<void> {
  for (const { id, email } of await findUnusualAddresses(ctx.db)) {
    const address = normalAddress(email);
    if (address === email) continue;
    if (!address || !(await updateAddressForm(ctx.db, id, address)))
      ctx.log.warn(
        { account: id },
        'the email address of this account has no normal form, or another account has it',
      );
  }
}
