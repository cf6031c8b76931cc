import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { CurrentPassword } from '#features/accounts/account/accounts.contract.ts';

/** Checks the current password. */
export const passwordErrors = schemaResolver(z.object({ password: CurrentPassword }), { sync: true });
